import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { isUid } from '#app/core/uid'
import Notification from '#app/notifications/notification'
import { notify, notifyClient } from '#app/notifications/notify'
import { ClientFactory, createPartner } from '#database/factories/user_factory'

const notice = { kind: 'sale', message: 'Sale 1 is paid.', link: '/portal' } as const

test.group('Telling people', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('writes to everybody of a client who can sign in by one statement', async ({ assert }) => {
    const client = await ClientFactory.create()
    const people = [await createPartner(client), await createPartner(client)]
    const invited = await createPartner(client)
    await invited.merge({ status: 'invited' }).save()
    await createPartner()

    const statements: string[] = []
    await db.transaction(async (trx) => {
      trx.knexClient.on('query', ({ sql }: { sql: string }) => statements.push(sql))
      await notifyClient(client.id, notice, trx)
    })

    assert.lengthOf(
      statements.filter((sql) => /^insert/i.test(sql)),
      1
    )
    const told = await Notification.query().orderBy('id')
    assert.deepEqual(
      told.map(({ userId }) => userId),
      people.map(({ id }) => id)
    )
    for (const { uid, kind, message, link, readAt, createdAt, updatedAt } of told) {
      assert.isTrue(isUid(uid))
      assert.deepEqual({ kind, message, link, readAt }, { ...notice, readAt: null })
      assert.isBelow(Math.abs(createdAt.diffNow('seconds').seconds), 60)
      assert.isTrue(updatedAt.isValid)
    }
  })

  test('leads nowhere where no link is given, and tells nobody of nothing', async ({ assert }) => {
    const person = await createPartner()
    await db.transaction(async (trx) => {
      await notify([person], { kind: 'sale', message: 'Paid.' }, trx)
      await notify([], notice, trx)
    })

    const [told, ...others] = await Notification.all()
    assert.isNull(told.link)
    assert.lengthOf(others, 0)
  })
})
