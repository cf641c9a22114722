import { readFile, stat, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { ClientPackageFactory } from '#database/factories/package_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { nonsense } from '#tests/helpers/nonsense'
import { searchable } from '#tests/helpers/searchable_skills'
import { skillaryProgram } from '#tests/helpers/skillary_program'
import { codeOf, withTwoFactor } from '#tests/helpers/two_factor'

test.group('The skillary program', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const {
    run: skillary,
    runProcess,
    login,
    onTerminal,
    saved: savedSession,
    configFile,
    server,
  } = skillaryProgram(group)

  test('prints its help and exit codes', async ({ assert }) => {
    const { code, stdout } = await skillary(['--help'])

    assert.equal(code, 0)
    assert.include(stdout, 'Exit codes:')
    for (const command of ['login', 'logout', 'whoami', 'search', 'suggest', 'usage']) {
      assert.include(stdout, command)
    }
  })

  test('runs from source, prints its version and returns its exit code', async ({ assert }) => {
    const { version } = JSON.parse(await readFile(app.makePath('package.json'), 'utf8'))
    const { code, stdout } = await runProcess(['--version'])
    assert.equal(code, 0)
    assert.equal(stdout, `skillary ${version}, for servers with /v1\n`)
    const signedOut = await runProcess(['usage'])
    assert.equal(signedOut.code, 3)
    assert.include(signedOut.stderr, 'skillary login')
  })

  test('logs in and searches, in separate processes', async ({ assert }) => {
    await createGraph()
    await db.from('skill_relations').where('weight', 50).update({ type: 'co_occurs' })
    const { partner, pack } = await createPartnerWith()
    const input = 'secret-password\n'
    const signedIn = await runProcess(['login', partner.email, '--password-stdin'], { input })
    assert.equal(signedIn.code, 0, signedIn.stderr)

    const { code, stdout } = await runProcess(['search', 'Python', 'SQL', '--min-weight', '30'])

    assert.equal(code, 0)
    assert.match(stdout, /1 +Django +90 +– +Python: essential 90/)
    assert.include(stdout, 'SQL: co-occurs 50')
    assert.match(stdout, /1 call charged, 9 left/)
    assert.notInclude(stdout, '\u001b')
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('logs in with a password from stdin and protects the session file', async ({ assert }) => {
    const { partner } = await createPartnerWith()

    const { code, stdout } = await login(partner.email)

    assert.equal(code, 0)
    assert.include(stdout, partner.fullName)
    const { mode } = await stat(configFile())
    assert.equal(mode % 0o1000, 0o600)
    const session = await savedSession()
    assert.match(session.access, /^ska_/)
    assert.notInclude(await readFile(configFile(), 'utf8'), 'secret-password')
  })

  test('reports a wrong password', async ({ assert }) => {
    const { partner } = await createPartnerWith()

    const { code, stderr } = await skillary(['login', partner.email, '--password-stdin'], {
      input: 'wrong-password',
    })

    assert.equal(code, 3)
    assert.match(stderr, /status 401/)
  })

  test('prompts for a password on a terminal only', async ({ assert }) => {
    const { code, stderr } = await skillary(['login', 'someone@example.com'])

    assert.equal(code, 2)
    assert.include(stderr, '--password-stdin')
  })

  test('prompts on a terminal for missing values', async ({ assert }) => {
    const { partner } = await createPartnerWith()

    const { code, stdout, stderr } = await onTerminal(
      ['login'],
      [
        ['E-mail: ', `${partner.email}\r`],
        ['Password: ', 'secret-password\r'],
      ]
    )

    assert.equal(code, 0, stderr)
    assert.include(stdout, partner.fullName)
    assert.notInclude(stdout + stderr, 'secret-password')
  })

  test('asks for the code of an account with two-factor authentication', async ({ assert }) => {
    const { partner } = await createPartnerWith()
    const { secret, codes } = await withTwoFactor(partner)
    const input = 'secret-password'

    const without = await skillary(['login', partner.email, '--password-stdin'], { input })
    assert.equal(without.code, 3)
    assert.include(without.stderr, 'Add --code with the code from your app.')
    const given = await skillary(['login', partner.email, '--password-stdin', '--code', codes[0]], {
      input,
    })
    assert.equal(given.code, 0, given.stderr)
    const asked = await onTerminal(
      ['login', partner.email],
      [
        ['Password: ', `${input}\r`],
        ['Code from your app: ', `${codeOf(secret)}\r`],
      ]
    )
    assert.equal(asked.code, 0, asked.stderr)
  })

  test('Ctrl+C at a prompt exits with 130', async ({ assert }) => {
    const atFirst = await onTerminal(['login'], [['E-mail: ', '\u0003']])
    const atPassword = await onTerminal(['login', 'a@example.com'], [['Password: ', '\u0003']])

    for (const { code, stderr } of [atFirst, atPassword]) {
      assert.equal(code, 130)
      assert.match(stderr, /\nskillary: Interrupted\.\n$/)
    }
  })

  test('prints the logged-in user', async ({ assert }) => {
    const { partner } = await createPartnerWith()
    await login(partner.email)

    const { code, stdout } = await skillary(['whoami', '--json'])

    assert.equal(code, 0)
    assert.containSubset(JSON.parse(stdout), { email: partner.email, role: 2, server })
  })

  test('prints the response as JSON, names with commas included', async ({ assert }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    await login(partner.email)

    const { stdout } = await skillary(['search', 'ear, nose and throat', '--json'])

    const answer = JSON.parse(stdout)
    assert.equal(answer.inputs[0].match_reason, 'exact')
    assert.equal(answer.matches[0].name, 'Python')
  })

  test('charges nothing for guesses and prints suggestions', async ({ assert }) => {
    await createGraph()
    await searchable(...nonsense.map(([, name]) => name), 'project planning')
    const { partner, pack } = await createPartnerWith()
    await login(partner.email)

    const guess = await skillary(['search', ...nonsense.map(([term]) => term), 'planning trees'])
    const strict = await skillary(['search', 'Pyhton', '--strict'])

    for (const [term] of nonsense) {
      assert.include(guess.stdout, `"${term}" does not clearly match a skill.`)
    }
    assert.match(guess.stdout, /"planning trees" .* Did you mean: .*project planning.*\?/)
    assert.include(guess.stdout, '0 calls charged, 10 left')
    assert.include(strict.stdout, 'Did you mean: Python?')
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('charges two runs with one idempotency key once', async ({ assert }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await login(partner.email)
    const search = ['search', 'Python', '--json', '--idempotency-key', 'nightly-1']

    const first = await skillary(search)
    const second = await skillary(search)

    assert.equal(second.stdout, first.stdout)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('suggests names and shows the usage free of charge', async ({ assert }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith({ usageCalls: 4 })
    await login(partner.email)

    const suggested = await skillary(['suggest', 'pyth'])
    const usage = await skillary(['usage'])
    const json = await skillary(['usage', '--json'])

    assert.match(suggested.stdout, /Python +start of its name/)
    assert.include(usage.stdout, '6 calls left: 4 of 10 used.')
    assert.deepEqual(JSON.parse(json.stdout), { total_calls: 10, usage_calls: 4, pack_name: null })
    assert.deepEqual(await spentOf(pack), { counter: 4, ledger: 0 })
  })

  test('shows which package pays next: a free one before paid ones', async ({ assert }) => {
    const { partner, pack } = await createPartnerWith({ name: 'Gift', priority: 10 })
    await ClientPackageFactory.merge({
      clientId: partner.clientId!,
      packageId: pack.packageId,
      name: 'Starter',
      family: 'basic',
      priority: 20,
    }).create()
    await login(partner.email)

    const { stdout } = await skillary(['usage'])

    assert.include(stdout, 'The next call is charged to Gift.')
  })

  test('exits with 4 and the reason if no call is left', async ({ assert }) => {
    await createGraph()
    const { partner } = await createPartnerWith({ totalCalls: 1, usageCalls: 1 })
    await login(partner.email)

    const { code, stderr, stdout } = await skillary(['search', 'Python'])

    assert.equal(code, 4)
    assert.equal(stdout, '')
    assert.include(stderr, 'You have no calls left')
    assert.match(stderr, /quota_exceeded · request [0-9a-z-]+/)
  })

  test('exits with 2 and names the field of invalid input', async ({ assert }) => {
    const { partner } = await createPartnerWith()
    await login(partner.email)

    const refused = await skillary(['search', 'Python', '--min-weight', '101'])
    const misused = await skillary(['search', 'Python', '--min-weight', 'much'])

    assert.equal(refused.code, 2)
    assert.include(refused.stderr, 'A weight must be a whole number from 0 to 100.')
    assert.equal(misused.code, 2)
  })

  test('exits with 3 without a session, with 5 without a server', async ({ assert }) => {
    const signedOut = await skillary(['usage'])
    const { partner } = await createPartnerWith()
    await login(partner.email)
    const unreachableServer = 'http://127.0.0.1:9'
    const saved = await readFile(configFile(), 'utf8')
    await writeFile(configFile(), saved.replaceAll(server, unreachableServer))
    const unreachable = await skillary(['usage'], { env: { SKILLARY_SERVER: unreachableServer } })

    assert.equal(signedOut.code, 3)
    assert.include(signedOut.stderr, 'skillary login')
    assert.equal(unreachable.code, 5)
  })

  test('refreshes an expired access token once and stores the new pair', async ({ assert }) => {
    const { partner } = await createPartnerWith()
    await login(partner.email)
    const before = await savedSession()
    await db.from('access_tokens').delete()

    const { code } = await skillary(['usage'])

    assert.equal(code, 0)
    const after = await savedSession()
    assert.notEqual(after.access, before.access)
    assert.notEqual(after.refresh, before.refresh)
    const next = await skillary(['usage'])
    assert.equal(next.code, 0)
  })

  test('several runs can refresh concurrently without losing the session', async ({ assert }) => {
    const { partner } = await createPartnerWith()
    await login(partner.email)
    await db.from('access_tokens').delete()

    const runs = await Promise.all([1, 2, 3].map(() => skillary(['usage'])))

    assert.deepEqual(
      runs.map(({ code }) => code),
      [0, 0, 0]
    )
    const [family] = await db.from('refresh_families').where({ user_id: partner.id })
    assert.isNull(family.revoked_at)
  })

  test('logs out locally and on the server', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    await login(partner.email)
    const { access } = await savedSession()

    const { code } = await skillary(['logout'])

    assert.equal(code, 0)
    assert.isUndefined(await savedSession())
    const response = await client.get('/v1/auth/me/').bearerToken(access)
    response.assertStatus(401)
    const next = await skillary(['usage'])
    assert.equal(next.code, 3)
  })
})
