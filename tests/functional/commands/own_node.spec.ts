import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

let folder: string

/** Simulates an older Node.js, unless the program was restarted. */
const pretendOlder = `if (!process.env.SKILLARY_OWN_NODE)
  Object.defineProperty(process.versions, 'node', { value: '20.11.0' })`

const program = `import { handedOver } from './own_node.js'
if (!handedOver()) {
  process.on('SIGTERM', () => process.exit(9))
  console.log(process.argv.slice(2).join(' '))
  if (process.argv[2] === 'wait') setInterval(() => {}, 1000)
  else process.exit(7)
}`

test.group('With an outdated Node.js', (group) => {
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'own-node-'))
    await cp(app.makePath('bin/own_node.js'), join(folder, 'own_node.js'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(join(folder, 'older.cjs'), pretendOlder)
    await writeFile(join(folder, 'program.js'), program)
    return () => rm(folder, { recursive: true })
  })

  const args = (...rest: string[]) => ['--require', './older.cjs', 'program.js', ...rest]

  test('a program restarts with the project’s Node.js', async ({ assert }) => {
    await symlink(app.makePath('node_modules'), join(folder, 'node_modules'))

    const { code, stdout } = await run(args('one', 'two words'))

    assert.equal(stdout, 'one two words\n')
    assert.equal(code, 7)
  })

  test('signals are forwarded to the restarted program', async ({ assert }) => {
    await symlink(app.makePath('node_modules'), join(folder, 'node_modules'))
    const child = spawn(process.execPath, args('wait'), { cwd: folder })
    await once(child.stdout, 'data')

    child.kill('SIGTERM')

    const [code] = await once(child, 'exit')
    assert.equal(code, 9)
  })

  test('the program exits with one sentence if there is no other Node.js', async ({ assert }) => {
    const { code, stderr } = await run(args())

    assert.equal(code, 1)
    assert.match(
      stderr,
      /^Node\.js 24 or later is required, but this is 20\.11\.0\. Run "npm ci".+\n$/
    )
  })
})

function run(args: string[]) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr })
    )
  })
}
