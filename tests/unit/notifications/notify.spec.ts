import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { isUid } from '#app/core/uid'
import Notification from '#app/notifications/notification'
import { notify, notifyClient } from '#app/notifications/notify'
import { ClientFactory, createPartner } from '#database/factories/user_factory'

const localized = {
  id: 'notices.sale_waived',
  values: { number: 1, package: 'Starter', released: 'no' },
} as const
const notice = { kind: 'sale', message: localized, link: '/portal' } as const

test.group('Notifying users', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('notifies all active users of a client with one statement', async ({ assert }) => {
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
    const notification = await Notification.query().orderBy('id')
    assert.deepEqual(
      notification.map(({ userId }) => userId),
      people.map(({ id }) => id)
    )
    for (const { uid, kind, said, message, link, readAt, createdAt, updatedAt } of notification) {
      assert.isTrue(isUid(uid))
      assert.deepEqual({ kind, message: said, link, readAt }, { ...notice, readAt: null })
      assert.equal(
        message,
        'The payment for “Starter” (purchase 1) was waived. You do not have to pay anything.'
      )
      assert.isBelow(Math.abs(createdAt.diffNow('seconds').seconds), 60)
      assert.isTrue(updatedAt.isValid)
    }
  })

  test('has no link unless given', async ({ assert }) => {
    const person = await createPartner()
    await db.transaction(async (trx) => {
      await notify([person], { kind: 'sale', message: localized }, trx)
      await notify([], notice, trx)
    })

    const [notification, ...others] = await Notification.all()
    assert.isNull(notification.link)
    assert.lengthOf(others, 0)
  })

  test('is in the language of its reader, or English for unknown texts', async ({ assert }) => {
    const person = await createPartner()
    await db.transaction((trx) => notify([person], notice, trx))
    const notification = await Notification.firstOrFail()

    assert.equal(
      notification.messageIn('en'),
      'The payment for “Starter” (purchase 1) was waived. You do not have to pay anything.'
    )
    assert.equal(
      notification.messageIn('de'),
      'Die Zahlung für „Starter“ (Kauf 1) wurde Ihnen erlassen. Sie müssen nichts bezahlen.'
    )
    const gone = { id: 'notices.long_ago', values: {} } as unknown as typeof notification.said
    assert.equal(
      notification.merge({ said: gone }).messageIn('de'),
      'The payment for “Starter” (purchase 1) was waived. You do not have to pay anything.'
    )
    const older = { id: notice.message.id, values: {} }
    assert.equal(
      notification.merge({ said: older }).messageIn('de'),
      'The payment for “Starter” (purchase 1) was waived. You do not have to pay anything.'
    )
    assert.equal(
      notification.merge({ said: null }).messageIn('de'),
      'The payment for “Starter” (purchase 1) was waived. You do not have to pay anything.'
    )
  })
})
