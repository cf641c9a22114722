import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import DefaultSetup from '#app/billing/default_setup'
import { clientPackage } from '#app/documentation/client_package'
import { readCode } from '#app/documentation/guide'
import { guideValues } from '#app/documentation/guide_values'
import { keyOf } from '#database/factories/api_key_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

const run = promisify(execFile)
const server = `http://${process.env.HOST}:${process.env.PORT}`

/** An empty project with these packages. */
async function projectWith(packages: string[], cleanup: (after: () => Promise<void>) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'skillary-project-'))
  cleanup(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', ...quiet, ...packages], { cwd: folder })
  return folder
}

async function partnerWithKey() {
  await createGraph()
  const { partner, pack } = await createPartnerWith()
  const { text: key } = await keyOf(partner)
  return { pack, env: { PATH: process.env.PATH, SKILLARY_KEY: key, SKILLARY_SERVER: server } }
}

test.group('The npm package of the client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is offered with its checksum, and contains no sources or dependencies', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { file, url, sha256 } = await clientPackage()
    const page = await client.get('/docs/command-line')
    for (const text of [url, sha256]) assert.include(page.text(), text)

    const response = await fetch(`${server}/client/${file}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256)

    const folder = await projectWith([`${server}/client/${file}`], cleanup)
    const installed = await readdir(join(folder, 'node_modules'))
    assert.deepEqual(
      installed.filter((name) => !name.startsWith('.')),
      ['skillary-client']
    )
    const files = await readdir(join(folder, 'node_modules/skillary-client/dist'))
    const named = files.map((name) => name.replace(/-[\w-]{8}\./, '.'))
    assert.sameMembers(named, ['cli.js', 'licences.md', 'skillary.js', 'skillary.js', 'types'])
  })

  /** Null is the Node.js of the project; the others are downloaded. */
  for (const version of [null, '20', '22', '24']) {
    test(`runs the sample and the command on Node.js ${version ?? 'of the project'}`, async ({
      assert,
      cleanup,
    }) => {
      const { file } = await clientPackage()
      const binary = `node-${process.platform}-${process.arch}`
      const packages = [`${server}/client/${file}`, ...(version ? [`${binary}@${version}`] : [])]
      const cwd = await projectWith(packages, cleanup)
      const node = version ? join(cwd, 'node_modules', binary, 'bin/node') : process.execPath
      const { pack, env } = await partnerWithKey()
      const values = await guideValues(await DefaultSetup.current(), 'en')
      const { code } = await readCode('client.js', values)
      await writeFile(join(cwd, 'sample.js'), code.replace('JavaScript', 'Python'))

      const sample = await run(node, ['sample.js'], { cwd, env })
      assert.match(sample.stdout, /^\d+ \w+[^]* calls left\n$/)
      const command = join(cwd, 'node_modules/.bin/skillary')
      const printed = await run(node, [command, 'search', 'Python', '--json'], { cwd, env })
      assert.equal(JSON.parse(printed.stdout).inputs[0].skill.name, 'Python')
      const { counter } = await spentOf(pack)
      assert.equal(counter, 2)
    }).tags(version ? ['@full'] : [])
  }

  test('has types that compile; clients generated from the served contract compile and call', async ({
    assert,
    cleanup,
  }) => {
    const { file } = await clientPackage()
    const generators = ['openapi-typescript', 'openapi-fetch', '@hey-api/openapi-ts']
    const cwd = await projectWith(
      [`${server}/client/${file}`, ...generators, 'typescript@5', 'tsx', '@types/node'],
      cleanup
    )
    const served = await fetch(`${server}/v1/openapi.json`)
    await writeFile(join(cwd, 'openapi.json'), await served.text())
    await writeFile(join(cwd, 'tsconfig.json'), JSON.stringify(settings))
    const values = await guideValues(await DefaultSetup.current(), 'en')
    const { code } = await readCode('client.js', values)
    const programs = {
      'packed.ts': code,
      'fetched.ts': withOpenapiFetch,
      'generated.ts': withHeyApi,
    }
    for (const [name, text] of Object.entries(programs))
      await writeFile(join(cwd, name), text.replace('JavaScript', 'Python'))

    const { pack, env } = await partnerWithKey()
    const execute = async (...words: string[]) => {
      const { stdout } = await run(process.execPath, words, { cwd, env }).catch(
        ({ stdout: printed, stderr }) => assert.fail(`${words.join(' ')}: ${printed}${stderr}`)
      )
      return stdout
    }
    await execute('node_modules/.bin/openapi-typescript', 'openapi.json', '--output', 'schema.ts')
    await execute('node_modules/.bin/openapi-ts', '--input', 'openapi.json', '--output', 'hey')
    await execute('node_modules/.bin/tsc')
    for (const name of Object.keys(programs))
      assert.match(await execute('--import', 'tsx', name), /^\d+ \w+[^]*\d+ calls left\n$/)
    const { counter } = await spentOf(pack)
    assert.equal(counter, 3)
  }).tags(['@full'])
})

const settings = {
  compilerOptions: {
    ...{ noEmit: true, strict: true, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
    ...{ module: 'esnext', moduleResolution: 'bundler', types: ['node'] },
  },
  files: ['packed.ts', 'fetched.ts', 'generated.ts'],
}

/** The quick start: a search with a key, its matches and the calls left. */
const withOpenapiFetch = `
import createClient from 'openapi-fetch'
import type { paths } from './schema'

const { SKILLARY_SERVER, SKILLARY_KEY } = process.env
const client = createClient<paths>({
  baseUrl: SKILLARY_SERVER + '/v1',
  headers: { Authorization: 'Bearer ' + SKILLARY_KEY },
})
const { data, error } = await client.GET('/skills/playground-search/', {
  params: { query: { skills: ['JavaScript'] } },
})
if (error) console.error(error.code, error.detail)
else {
  for (const { name, score } of data.matches) console.log(score, name)
  console.log(data.calls.remaining, 'calls left')
}
`
const withHeyApi = `
import { client } from './hey/client.gen'
import { search } from './hey'

const { SKILLARY_SERVER, SKILLARY_KEY } = process.env
client.setConfig({ baseUrl: SKILLARY_SERVER + '/v1', auth: () => SKILLARY_KEY })
const { data, error } = await search({ query: { skills: ['JavaScript'] } })
if (error) console.error(error.code, error.detail)
else if (data) {
  for (const { name, score } of data.matches) console.log(score, name)
  console.log(data.calls.remaining, 'calls left')
}
`
