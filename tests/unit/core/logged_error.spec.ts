import { test } from '@japa/runner'
import { Logger } from '@adonisjs/core/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import loggerConfig from '#config/logger'
import { sqlNow } from '#app/core/db/database_clock'
import { UserFactory } from '#database/factories/user_factory'

const secret = 'hash-of-a-password'

/** The log entry of an error. */
function logged(error: unknown): string {
  const { transport, ...options } = loggerConfig.loggers.app
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const logger = new Logger({ ...options, level: 'error', destination })
  logger.error({ err: error }, String(error))
  return lines.join('')
}

async function errorOf(work: (trx: TransactionClientContract) => Promise<unknown>) {
  try {
    await db.transaction(work)
  } catch (error: unknown) {
    return error
  }
  return null
}

test.group('A logged database error', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('contains the statement without its values', async ({ assert }) => {
    const user = await UserFactory.create()
    const failing = {
      'a column that is not there': (trx: TransactionClientContract) =>
        trx.from('users').where('id', user.id).update({ nothing: secret }),
      'a value that is missing': (trx: TransactionClientContract) =>
        trx.from('users').where('id', user.id).update({ password: secret, email: null }),
      'a value that is taken': (trx: TransactionClientContract) =>
        trx.rawQuery(
          `insert into sessions (id, data, expires_at) values (?, ?, 1), (?, ?, 1)`,
          Array.from({ length: 4 }, () => secret)
        ),
      'a check': (trx: TransactionClientContract) =>
        trx.rawQuery(
          `insert into audit_entries (action, subject, subject_name, created_at)
           values (?, null, ?, ${sqlNow(trx)})`,
          [secret, secret]
        ),
    }
    for (const [what, work] of Object.entries(failing)) {
      const line = logged(await errorOf(work))
      assert.match(line, /(insert into|update) .*(users|sessions|audit_entries)/, what)
      assert.notInclude(line, secret, what)
    }
  })
})
