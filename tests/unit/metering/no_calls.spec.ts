import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import { noCallsReason } from '#app/billing/client_packages/no_calls_reason'
import {
  EmailUnconfirmed,
  PaymentPending,
  QuotaExceeded,
} from '#app/billing/metering/metering_errors'
import { createPartner } from '#database/factories/user_factory'
import { clientWith, spend } from '#tests/unit/metering/spending'

test.group('A client without calls', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    portal.confirmsEmail = true
    return () => void (portal.confirmsEmail = false)
  })

  test('must confirm an e-mail address first, then pay what it bought', async ({ assert }) => {
    const { client, packages } = await clientWith(
      { status: 'pending', pendingReason: 'email_unconfirmed' },
      { totalCalls: 1, usageCalls: 1 }
    )
    const partner = await createPartner(client)
    const reasonAndError = async () => {
      const error: unknown = await spend(client).catch((thrown: unknown) => thrown)
      return [await noCallsReason(client.id), error]
    }

    const [unconfirmed, first] = await reasonAndError()
    assert.equal(unconfirmed, 'unconfirmed')
    assert.instanceOf(first, EmailUnconfirmed)
    await partner.merge({ emailVerifiedAt: DateTime.utc() }).save()
    const [pending, second] = await reasonAndError()
    assert.equal(pending, 'pending')
    assert.instanceOf(second, PaymentPending)
    await packages[0].merge({ status: 'cancelled' }).save()
    const [usedUp, third] = await reasonAndError()
    assert.equal(usedUp, 'used_up')
    assert.instanceOf(third, QuotaExceeded)
  })

  test('can use its calls before an e-mail address is confirmed', async ({ assert }) => {
    const { client } = await clientWith({ totalCalls: 2 })
    await createPartner(client)

    const { remaining } = await spend(client)
    assert.equal(remaining, 1)
  })
})
