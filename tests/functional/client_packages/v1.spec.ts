import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import type User from '#app/accounts/user'
import ClientPackage from '#app/billing/client_package'
import { verifyLedger } from '#app/billing/metering/ledger'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { clientWith, spend } from '#tests/unit/metering/spending'
import { assertVersion } from '#tests/helpers/assert_version'

const FREE_BACKUP = '/v1/packages/user-free-package-backup-update/'
const FREE_SHARE = '/v1/packages/user-free-package-res-percentage-update/'
const BACKUP = '/v1/packages/user-package-backup-update/'
const SHARE = '/v1/packages/user-package-res-percentage-update/'
const REFUND = '/v1/packages/user-package-calls-refund/'

function send(client: ApiClient, path: string, user: User, body: object, method = 'PUT') {
  return client.request(path, method).json(body).withGuard('api').loginAs(user)
}

/** A client with a free and a paid package. */
async function holder() {
  const { client, packages } = await clientWith(
    { name: 'Free Pack' },
    { name: 'Basic', family: 'basic', priority: 20 }
  )
  const [free, basic] = packages
  return { client, free, basic }
}

test.group('Settings of a client package on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are changed by staff with the id in the body or path', async ({ assert, client }) => {
    const { client: organisation, free, basic } = await holder()
    const subAdmin = await UserFactory.merge({ role: 1 }).create()

    const first = await send(client, FREE_BACKUP, subAdmin, { id: free.uid, backup: true })
    const second = await send(client, `${FREE_SHARE}${free.uid}/`, subAdmin, { res_percentage: 40 })
    const third = await send(client, BACKUP, subAdmin, { id: basic.uid, backup: true }, 'PATCH')
    const fourth = await send(client, `${SHARE}${basic.uid}`, subAdmin, { res_percentage: 0 })

    for (const response of [first, second, third, fourth]) response.assertStatus(200)
    assertVersion(first, 2)
    assert.containSubset(second.body(), {
      id: free.uid,
      name: 'Free Pack',
      family: 'free',
      status: 'active',
      client: { id: organisation.uid, name: organisation.name },
      total_calls: 100,
      usage_calls: 0,
      available_calls: 100,
      backup: true,
      res_percentage: 40,
      version: 3,
    })
    await free.refresh()
    await basic.refresh()
    assert.deepEqual([free.backup, free.resPercentage], [true, 40])
    assert.deepEqual([basic.backup, basic.resPercentage], [true, 0])
  })

  test('apply from the next call on', async ({ assert, client }) => {
    const { client: organisation, free, basic } = await holder()
    const admin = await UserFactory.create()
    await send(client, FREE_BACKUP, admin, { id: free.uid, backup: true })
    await send(client, SHARE, admin, { id: basic.uid, res_percentage: 30 })

    const paid = await spend(organisation)

    assert.equal(paid.packages[0].id, basic.uid)
    assert.equal(paid.resPercentage, 30)
  })

  test('log actual changes with the values before and after', async ({ assert, client }) => {
    const { client: organisation, free } = await holder()
    const admin = await UserFactory.create()
    await send(client, FREE_SHARE, admin, { id: free.uid, res_percentage: 25 })
    await send(client, FREE_SHARE, admin, { id: free.uid, res_percentage: 25 })

    const [entry, ...more] = await AuditEntry.query().where({ subjectUid: free.uid })

    assert.lengthOf(more, 0)
    assert.containSubset(entry.serialize(), {
      action: 'updated',
      subject: 'client_package',
      subjectName: `Free Pack (${organisation.name})`,
      actorId: admin.id,
      before: { res_percentage: 100 },
      after: { res_percentage: 25 },
    })
  })

  test('are refused for an older version', async ({ assert, client }) => {
    const { free } = await holder()
    const admin = await UserFactory.create()
    await send(client, FREE_SHARE, admin, { id: free.uid, res_percentage: 25 })

    const stale = await send(client, FREE_BACKUP, admin, { id: free.uid, backup: true, version: 1 })
    const matching = await send(client, FREE_BACKUP, admin, {
      id: free.uid,
      backup: true,
    }).header('If-Match', '"2"')

    stale.assertStatus(412)
    stale.assertBodyContains({ code: 'stale_write' })
    matching.assertStatus(200)
    await free.refresh()
    assert.isTrue(free.backup)
  })

  test('refuse an unknown setting', async ({ assert, client }) => {
    const { free } = await holder()
    const admin = await UserFactory.create()
    const cases: Array<[string, object, string]> = [
      [FREE_BACKUP, { backup: 'maybe' }, 'backup'],
      [FREE_BACKUP, {}, 'backup'],
      [FREE_SHARE, { res_percentage: 101 }, 'res_percentage'],
      [FREE_SHARE, { res_percentage: -1 }, 'res_percentage'],
      [FREE_SHARE, { res_percentage: 1.5 }, 'res_percentage'],
    ]

    for (const [path, body, field] of cases) {
      const response = await send(client, path, admin, { id: free.uid, ...body })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    await free.refresh()
    assert.deepEqual([free.backup, free.resPercentage, free.version], [false, 100, 1])
  })

  test('require the path of their family', async ({ client }) => {
    const { free, basic } = await holder()
    const admin = await UserFactory.create()

    for (const [path, id] of [
      [BACKUP, free.uid],
      [FREE_BACKUP, basic.uid],
      [BACKUP, newUid()],
    ]) {
      const response = await send(client, path, admin, { id, backup: true })
      response.assertStatus(404)
    }
  })

  test('are refused for partners, company users and guests', async ({ assert, client }) => {
    const { client: organisation, free, basic } = await holder()
    const partner = await createPartner(organisation)
    const companyUser = await UserFactory.merge({ role: 4 }).create()
    const attempts: Array<[string, object, string]> = [
      [FREE_BACKUP, { id: free.uid, backup: true }, 'PUT'],
      [FREE_SHARE, { id: free.uid, res_percentage: 1 }, 'PUT'],
      [BACKUP, { id: basic.uid, backup: true }, 'PUT'],
      [SHARE, { id: basic.uid, res_percentage: 1 }, 'PUT'],
      [REFUND, { id: basic.uid, calls: 1, reason: 'Mine' }, 'POST'],
    ]

    for (const [path, body, method] of attempts) {
      for (const user of [partner, companyUser]) {
        const response = await send(client, path, user, body, method)
        response.assertStatus(403)
      }
      const guest = await client.request(path, method).json(body)
      guest.assertStatus(401)
    }
    await free.refresh()
    assert.equal(free.version, 1)
  })
})

test.group('Refunds of calls on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lower the counter and reverse the latest charges, once per key', async ({
    assert,
    client,
  }) => {
    const { client: organisation, free } = await holder()
    await createPartner(organisation)
    const admin = await UserFactory.create()
    for (let calls = 0; calls < 3; calls++) await spend(organisation)
    const body = { id: free.uid, calls: 2, reason: 'The index was down' }

    const response = await send(client, REFUND, admin, body, 'POST').header('Idempotency-Key', 'a')
    const again = await send(client, REFUND, admin, body, 'POST').header('Idempotency-Key', 'a')

    response.assertStatus(201)
    assert.containSubset(response.body(), { id: free.uid, usage_calls: 1, available_calls: 99 })
    again.assertStatus(201)
    again.assertHeader('idempotent-replayed', 'true')
    await free.refresh()
    assert.equal(free.usageCalls, 1)
    const entries = await db.from('call_ledger').where({ client_package_id: free.id }).orderBy('id')
    const refunds = entries.filter(({ kind }) => kind === 'refund')
    assert.sameMembers(
      refunds.map(({ reverses }) => reverses),
      [entries[1].id, entries[2].id]
    )
    const { faults } = await verifyLedger()
    assert.deepEqual(faults, [])
  })

  test('are rolled back if another request takes over the key', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { client: organisation, free } = await holder()
    const admin = await UserFactory.create()
    await spend(organisation, { units: 3 })
    const body = { id: free.uid, calls: 2, reason: 'The index was down' }
    const refund = () => send(client, REFUND, admin, body, 'POST').header('Idempotency-Key', 'lost')
    let isTakenOver = true
    cleanup(() => {
      isTakenOver = false
    })
    ClientPackage.after('update', async ({ $trx }) => {
      if (isTakenOver) await $trx?.from('idempotency_records').update({ request_id: newUid() })
    })

    const late = await refund()
    late.assertStatus(409)
    late.assertBodyContains({ code: 'idempotency_key_in_flight' })
    await free.refresh()
    assert.equal(free.usageCalls, 3)

    isTakenOver = false
    const given = await refund()
    given.assertStatus(201)
    assertVersion(given, 1)
    const again = await refund()
    again.assertHeader('idempotent-replayed', 'true')
    assertVersion(again, 1)
    assert.deepEqual(again.body(), given.body())
    await free.refresh()
    assert.equal(free.usageCalls, 1)
  })

  test('cannot exceed the charged calls', async ({ assert, client }) => {
    const { client: organisation, free } = await holder()
    const admin = await UserFactory.create()
    await spend(organisation)

    const tooMany = await send(
      client,
      REFUND,
      admin,
      { id: free.uid, calls: 2, reason: 'Generous' },
      'POST'
    )

    tooMany.assertStatus(422)
    assert.containSubset(tooMany.body().errors, [{ field: 'calls', code: 'too_many_calls' }])
    await free.refresh()
    assert.equal(free.usageCalls, 1)
  })

  test('require a number and a reason', async ({ assert, client }) => {
    const { free } = await holder()
    const admin = await UserFactory.create()

    for (const [body, field] of [
      [{ calls: 0, reason: 'None' }, 'calls'],
      [{ calls: 1 }, 'reason'],
      [{ calls: 1, reason: ' ' }, 'reason'],
    ] as const) {
      const response = await send(client, REFUND, admin, { id: free.uid, ...body }, 'POST')
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    const unknown = await send(
      client,
      REFUND,
      admin,
      { id: newUid(), calls: 1, reason: 'Who?' },
      'POST'
    )
    unknown.assertStatus(404)
  })
})
