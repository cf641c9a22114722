import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { sampleLanguageNames, type SampleLanguage } from '#app/core/samples/code_samples'
import { readProgram } from '#app/documentation/guide'
import { guideValues } from '#app/documentation/guide_values'
import { newSecret, signatureOf } from '#app/webhooks/webhook_secret'
import DefaultSetup from '#app/billing/default_setup'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { keyOf } from '#database/factories/api_key_factory'
import { faultOf, interpreters, isFound, needed } from '#tests/functional/documentation/run_sample'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { freshDatabase } from '#tests/helpers/fresh_database'

/** Code that calls the sample's function with the message in `message.json`. */
const receivers: Record<SampleLanguage, string> = {
  curl: '',
  javascript: `
import { readFileSync } from 'node:fs'
const { body, headers, secret } = JSON.parse(readFileSync('message.json', 'utf8'))
verify(body, headers, secret)`,
  python: `
message = json.load(open("message.json"))
verify(message["body"].encode(), message["headers"], message["secret"])`,
  php: `
$message = json_decode(file_get_contents('message.json'), true);
verify($message['body'], $message['headers'], $message['secret']);`,
}

interface Message {
  body: string
  headers: Record<string, string>
  secret: string
}

/** As sent by the server, also signed with an older secret. */
function signedMessage(seconds = Math.floor(Date.now() / 1000)): Message {
  const secret = newSecret()
  const body = '{"type":"calls.low","data":{"name":"Prüfung – 100 %"}}'
  const id = 'msg_1'
  const timestamp = String(seconds)
  const signature = signatureOf({ id, timestamp: seconds, body }, [newSecret(), secret])
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  }
  return { body, headers, secret }
}

async function workingFolder(cleanup: (after: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skillary-programs-'))
  cleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function isMissing(language: SampleLanguage): Promise<boolean> {
  if (await isFound(needed[language])) return false
  console.log(`${needed[language]} was not found: its programs were not run`)
  return true
}

test.group('The programs of the guide', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const language of sampleLanguageNames) {
    const { program, ending } = interpreters[language]

    test(`accept genuine messages only, in ${language}`, async ({ assert, cleanup }) => {
      if (await isMissing(language)) return
      const folder = await workingFolder(cleanup)
      const { code } = await readProgram('webhook', language, {})
      await writeFile(join(folder, `webhook${ending}`), `${code}\n${receivers[language]}\n`)

      async function judge(message: Message): Promise<string> {
        const { body, headers, secret } = message
        await writeFile(join(folder, 'message.json'), JSON.stringify(message))
        const env = {
          PATH: process.env.PATH,
          WEBHOOK_ID: headers['webhook-id'],
          WEBHOOK_TIMESTAMP: headers['webhook-timestamp'],
          WEBHOOK_SIGNATURE: headers['webhook-signature'],
          WEBHOOK_SECRET: secret,
        }
        return faultOf(program, [`webhook${ending}`], { cwd: folder, env, input: body })
      }

      const genuine = signedMessage()
      assert.equal(await judge(genuine), '')
      const tampered = { ...genuine, body: genuine.body.replace('100', '900') }
      assert.include(await judge(tampered), 'wrong signature')
      assert.include(await judge({ ...genuine, secret: newSecret() }), 'wrong signature')
      const old = signedMessage(Math.floor(Date.now() / 1000) - 301)
      assert.include(await judge(old), 'too old')
    })
  }

  for (const language of sampleLanguageNames) {
    const { program, ending } = interpreters[language]

    test(`are charged once for a call with its Idempotency-Key, in ${language}`, async ({
      assert,
      cleanup,
    }) => {
      if (await isMissing(language)) return
      const folder = await workingFolder(cleanup)
      await createGraph()
      const { partner, pack } = await createPartnerWith()
      const { text: key } = await keyOf(partner)
      const values = await guideValues(await DefaultSetup.current(), 'en')
      const { code } = await readProgram('idempotency', language, values)
      const sample = code.replaceAll('JavaScript', 'Python')
      const again = sample.split('\n\n').at(-1)!
      await writeFile(join(folder, `twice${ending}`), `${sample}\n${again}\n`)
      const env = { PATH: process.env.PATH, SKILLARY_KEY: key }
      const fault = await faultOf(program, [`twice${ending}`], { cwd: folder, env })
      assert.equal(fault, '')
      const spent = await spentOf(pack)
      assert.equal(spent.counter, 1)
    })
  }
})

/** The feed only contains committed changes, so each test starts with an empty database. */
test.group('The programs of the guide, with committed data', (group) => {
  group.each.teardown(freshDatabase)

  for (const language of sampleLanguageNames) {
    const { program, ending } = interpreters[language]

    test(`follow the changes to the end and resume from there, in ${language}`, async ({
      assert,
      cleanup,
    }) => {
      if (await isMissing(language)) return
      const folder = await workingFolder(cleanup)
      for (const name of ['Arc welding', 'Python', 'SQL', 'Statistics', 'Weaving']) {
        await createSkill({ name, status: 'published' }, { actorId: null })
      }
      const { partner, pack } = await createPartnerWith()
      const { text: key } = await keyOf(partner)
      const values = await guideValues(await DefaultSetup.current(), 'en')
      const { code } = await readProgram('sync', language, values)
      const file = `sync${ending}`
      await writeFile(join(folder, file), code.replaceAll('100', '2'))
      const env = { PATH: process.env.PATH, SKILLARY_KEY: key }
      const follow = () => faultOf(program, [file], { cwd: folder, env })

      assert.equal(await follow(), '')
      const reached = await readFile(join(folder, 'cursor'), 'utf8')
      const { counter } = await spentOf(pack)
      assert.equal(counter, 3)
      assert.equal(await follow(), '')
      assert.equal(await readFile(join(folder, 'cursor'), 'utf8'), reached)
      const spent = await spentOf(pack)
      assert.equal(spent.counter, counter)
    })
  }
})
