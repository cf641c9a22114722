import { execFile } from 'node:child_process'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import UserCreate from '../../../commands/user_create.js'
import User from '#app/accounts/user'
import { UserFactory } from '#database/factories/user_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'

const flags = ['--email=Ada@Example.com', '--name=Ada Lovelace', '--role=0']

async function create(args: string[], answers: Record<string, string>) {
  const command = await ace.create(UserCreate, args)
  command.interactive = true
  for (const [question, answer] of Object.entries(answers)) {
    command.prompt.trap(question).replyWith(answer)
  }
  await command.exec()
  return {
    exitCode: command.exitCode,
    output: command.logger.getLogs().at(-1)?.message,
  }
}

const passwords = (password: string, again = password) => ({
  'Password, at least 10 characters': password,
  'Repeat the password': again,
})

test.group('user:create', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('creates a user who can log in', async ({ assert, client }) => {
    const { exitCode } = await create(flags, passwords('a-long-password'))

    assert.equal(exitCode, 0)
    const user = await User.findByOrFail('email', 'ada@example.com')
    assert.containSubset(user, { fullName: 'Ada Lovelace', role: 0, status: 'active' })
    assert.containSubset(await auditEntriesOf('user', user.uid), [
      { action: 'created', actorId: null, after: { email: 'ada@example.com', role: 0 } },
    ])
    const login = await client
      .post('/v1/auth/login/')
      .json({ email: 'ada@example.com', password: 'a-long-password' })
    login.assertStatus(200)
  })

  test('prompts for missing values', async ({ assert }) => {
    const command = await ace.create(UserCreate, [])
    command.interactive = true
    command.prompt.trap('E-mail address').replyWith('ada@example.com')
    command.prompt.trap('Full name').replyWith('Ada Lovelace')
    command.prompt.trap('Role').chooseOption(2)
    command.prompt.trap('Password, at least 10 characters').replyWith('a-long-password')
    command.prompt.trap('Repeat the password').replyWith('a-long-password')
    await command.exec()

    assert.equal(command.exitCode, 0)
    const user = await User.findByOrFail('email', 'ada@example.com')
    assert.equal(user.role, 4)
  })

  test('refuses a taken address, a non-staff role, and invalid passwords', async ({ assert }) => {
    await UserFactory.merge({ email: 'taken@example.com' }).create()
    const refused = [
      await create(['--email=taken@example.com', ...flags.slice(1)], passwords('a-long-password')),
      await create([...flags.slice(0, 2), '--role=2'], passwords('a-long-password')),
      await create([...flags.slice(0, 2), '--role=3'], passwords('a-long-password')),
      await create(['--email=nothing', ...flags.slice(1)], passwords('a-long-password')),
      await create(flags, passwords('a-long-password', 'another-password')),
      await create(flags, passwords('short')),
    ]
    for (const { exitCode, output } of refused) {
      assert.equal(exitCode, 1)
      assert.include(output, 'error')
    }
    assert.lengthOf(await User.all(), 1)
  })

  test('refuses to prompt without a terminal', async ({ assert }) => {
    const command = await ace.create(UserCreate, flags)
    command.interactive = false
    await command.exec()

    assert.equal(command.exitCode, 1)
    assert.lengthOf(await User.all(), 0)
  })

  test('accepts no password on the command line, and explains the alternative', ({ assert }) => {
    const { flags: options, help } = UserCreate.serialize()
    const names = options.map(({ flagName }) => flagName)
    assert.include(names, 'password-stdin')
    assert.notInclude(names, 'password')
    assert.include([help].flat().join('\n'), 'Exit codes: 0 created, 1 invalid input')
  })
})

test.group('user:create in a script', (group) => {
  group.each.teardown(async () => {
    await User.query().delete()
  })

  test('reads the password from the standard input', async ({ assert, client }) => {
    const exitCode = await new Promise((resolve) => {
      const run = execFile(
        process.execPath,
        ['ace.js', 'user:create', ...flags, '--password-stdin'],
        { cwd: app.makePath() },
        (error) => resolve(error?.code ?? 0)
      )
      run.stdin?.end('a-long-password\n')
    })

    assert.equal(exitCode, 0)
    const login = await client
      .post('/v1/auth/login/')
      .json({ email: 'ada@example.com', password: 'a-long-password' })
    login.assertStatus(200)
  })
})
