import { chmod, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ApiKey from '#app/accounts/api_keys/api_key'
import { keyOf } from '#database/factories/api_key_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { skillaryProgram } from '#tests/helpers/skillary_program'

test.group('skillary with API keys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const { run, login, saved, configFile, server } = skillaryProgram(group)

  test('logs in with a key, stores it privately, and searches with it', async ({ assert }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const { key, text } = await keyOf(partner, { name: 'nightly' })
    const signedIn = await run(['login', '--key-stdin'], { input: `${text}\n` })

    assert.equal(signedIn.code, 0, signedIn.stderr)
    assert.match(signedIn.stdout, /with the key "nightly": search, lookup/)
    assert.deepEqual(await saved(), { key: text })
    const { mode } = await stat(configFile())
    assert.equal(mode % 0o1000, 0o600)
    const folder = await stat(dirname(configFile()))
    assert.equal(folder.mode % 0o1000, 0o700)

    const searched = await run(['search', 'Python', '--json'])
    assert.equal(searched.code, 0, searched.stderr)
    assert.deepEqual(JSON.parse(searched.stdout).calls, { charged: 1, remaining: 9 })
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    const who = await run(['whoami', '--json'])
    assert.containSubset(JSON.parse(who.stdout), { server, id: key.uid, name: 'nightly' })
    const out = await run(['logout'])
    assert.equal(out.code, 0)
    assert.isUndefined(await saved())
    for (const { stdout, stderr } of [signedIn, searched, who, out]) {
      assert.notInclude(stdout + stderr, text)
    }
  })

  test('prefers SKILLARY_KEY to SKILLARY_TOKEN and a saved login', async ({ assert }) => {
    const { partner } = await createPartnerWith()
    const { text } = await keyOf(partner, { abilities: ['search'] })
    const who = await run(['whoami'], { env: { SKILLARY_KEY: text, SKILLARY_TOKEN: 'made-up' } })
    assert.equal(who.code, 0, who.stderr)

    const usage = await run(['usage'], { env: { SKILLARY_KEY: text } })
    assert.equal(usage.code, 3)
    assert.match(usage.stderr, /lacks the ability "usage"/)
    assert.match(usage.stderr, /missing_ability/)
    assert.notInclude(usage.stderr, text)
  })

  test('refuses wrong keys and keys as arguments, without printing them', async ({ assert }) => {
    const { partner } = await createPartnerWith()
    const { key, text } = await keyOf(partner)
    const argument = await run(['login', text])
    assert.equal(argument.code, 2)
    assert.match(argument.stderr, /visible to other users. Use --key/)
    const bent = await run(['login', '--key-stdin'], { input: `${text.slice(0, -1)}` })
    assert.equal(bent.code, 3)
    assert.match(bent.stderr, /malformed_api_key/)
    await key.merge({ revokedAt: key.createdAt }).save()
    const revoked = await run(['login', '--key-stdin'], { input: text })
    assert.equal(revoked.code, 3)
    assert.match(revoked.stderr, /invalid_api_key/)
    const prompted = await run(['login', '--key'])
    assert.equal(prompted.code, 2)
    assert.include(prompted.stderr, '--key-stdin')
    for (const { stdout, stderr } of [argument, bent, revoked]) {
      assert.notInclude(stdout + stderr, text.slice(12))
    }
  })

  test('refuses a configuration that others can read or replace', async ({ assert }) => {
    const { partner } = await createPartnerWith()
    await login(partner.email)
    await chmod(configFile(), 0o644)
    const readable = await run(['usage'])
    assert.equal(readable.code, 3)
    assert.include(readable.stderr, `chmod 600 ${configFile()}`)

    await chmod(configFile(), 0o600)
    await chmod(dirname(configFile()), 0o777)
    const replaceable = await run(['usage'])
    assert.equal(replaceable.code, 3)
    assert.include(replaceable.stderr, `chmod 700 ${dirname(configFile())}`)
    await chmod(dirname(configFile()), 0o700)
    const corrected = await run(['usage'])
    assert.equal(corrected.code, 0)
    assert.include(await readFile(configFile(), 'utf8'), 'refresh')
  })

  test('creates, lists, rotates and revokes keys; only the key is on stdout', async ({
    assert,
  }) => {
    const { partner } = await createPartnerWith()
    await login(partner.email)
    const created = await run(['keys', 'create', '--name', 'nightly', '--ability', 'search, usage'])
    assert.equal(created.code, 0, created.stderr)
    assert.match(created.stdout, /^skk_[0-9A-Za-z]{38}\n$/)
    assert.match(created.stderr, /Key "nightly" created: search, usage\./)
    const text = created.stdout.trim()
    const asKey = await run(['usage'], { env: { SKILLARY_KEY: text } })
    assert.equal(asKey.code, 0, asKey.stderr)

    const prefix = text.slice(0, 12)
    const list = await run(['keys', 'list'])
    assert.match(list.stdout, new RegExp(`${prefix} +nightly +active +search, usage`))
    const once = await run(['keys', 'rotate', prefix])
    assert.equal(once.code, 0, once.stderr)
    /** Also found by its characters before the rotation. */
    const rotated = await run(['keys', 'rotate', prefix, '--overlap', '0', '--json'])
    assert.equal(rotated.code, 0, rotated.stderr)
    const { key: next, id } = JSON.parse(rotated.stdout)
    assert.notEqual(next, text)
    const spent = await run(['usage'], { env: { SKILLARY_KEY: text } })
    assert.equal(spent.code, 3)

    const withoutConfirmation = await run(['keys', 'revoke', id])
    assert.equal(withoutConfirmation.code, 2)
    const revoked = await run(['keys', 'revoke', id, '--yes'])
    assert.equal(revoked.code, 0, revoked.stderr)
    const row = await ApiKey.findByOrFail('uid', id)
    assert.isNotNull(row.revokedAt)
    const byKey = await run(['keys', 'list'], { env: { SKILLARY_KEY: next } })
    assert.equal(byKey.code, 3)
    const faulty = await run(['keys', 'create', '--name', 'x', '--ability', 'everything'])
    assert.equal(faulty.code, 2)
  })
})
