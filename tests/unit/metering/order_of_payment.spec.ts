import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import type ClientPackage from '#app/billing/client_package'
import { packagesOf } from '#app/billing/client_packages/usage'
import { clientWith, spend } from '#tests/unit/metering/spending'

const daysFromNow = (days: number) => DateTime.utc().plus({ days }).startOf('second')

type Held = Partial<ClientPackage> & { name: string }

const cases: Array<{ rule: string; held: Held[]; order: string[] }> = [
  {
    rule: 'a package kept as backup pays last, whatever its priority',
    held: [
      { name: 'backup', backup: true, priority: 1 },
      { name: 'other', priority: 99 },
    ],
    order: ['other', 'backup'],
  },
  {
    rule: 'the lower priority number pays first',
    held: [
      { name: 'pay as you go', family: 'pay_as_you_go', priority: 40 },
      { name: 'additional', family: 'additional_talk_time', priority: 30 },
      { name: 'basic', family: 'basic', priority: 20 },
      { name: 'free', family: 'free', priority: 10 },
    ],
    order: ['free', 'basic', 'additional', 'pay as you go'],
  },
  {
    rule: 'a package with a priority of its own steps out of its family',
    held: [
      { name: 'free', family: 'free', priority: 10 },
      { name: 'pay as you go', family: 'pay_as_you_go', priority: 5 },
    ],
    order: ['pay as you go', 'free'],
  },
  {
    rule: 'what expires soonest pays first, and no expiry last',
    held: [
      { name: 'never', expiresAt: null },
      { name: 'in a month', expiresAt: daysFromNow(30) },
      { name: 'tomorrow', expiresAt: daysFromNow(1) },
    ],
    order: ['tomorrow', 'in a month', 'never'],
  },
  {
    rule: 'of equal expiry the one activated first pays first',
    held: [
      { name: 'today', expiresAt: daysFromNow(9), activatedAt: daysFromNow(-1) },
      { name: 'last week', expiresAt: daysFromNow(9), activatedAt: daysFromNow(-7) },
    ],
    order: ['last week', 'today'],
  },
  {
    rule: 'all else equal, the one given first pays first',
    held: [
      { name: 'first', activatedAt: daysFromNow(-1) },
      { name: 'second', activatedAt: daysFromNow(-1) },
    ],
    order: ['first', 'second'],
  },
  {
    rule: 'backup counts before priority, priority before expiry, expiry before activation',
    held: [
      { name: 'backup', backup: true, priority: 10, expiresAt: daysFromNow(1) },
      { name: 'never', priority: 20, expiresAt: null, activatedAt: daysFromNow(-9) },
      { name: 'soon', priority: 20, expiresAt: daysFromNow(2), activatedAt: daysFromNow(-1) },
      { name: 'free', priority: 10, expiresAt: null, activatedAt: daysFromNow(-1) },
    ],
    order: ['free', 'soon', 'never', 'backup'],
  },
]

test.group('Order of payment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{rule}')
    .with(cases)
    .run(async ({ assert }, { held, order }) => {
      const { client } = await clientWith(...held.map((one) => ({ ...one, totalCalls: 1 })))

      const expected = await packagesOf(client.id)
      const payers: string[] = []
      for (let calls = 0; calls < held.length; calls++) {
        const { packages } = await spend(client)
        payers.push(packages[0].name)
      }

      assert.deepEqual(payers, order)
      assert.deepEqual(
        expected.map(({ clientPackage }) => clientPackage.name),
        order
      )
    })
})
