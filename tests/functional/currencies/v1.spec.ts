import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import Currency from '#app/money/currency'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { createOffers } from '#tests/helpers/offers'
import { assertVersion } from '#tests/helpers/assert_version'

test.group('Currencies on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the first one is the base; name, symbol and decimals follow the standard', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const create = (input: object) =>
      client.post('/v1/currencies/create/').withGuard('api').loginAs(staff).json(input)
    const first = await create({ code: 'jpy' })
    first.assertStatus(201)
    assertVersion(first, 1)
    first.assertBodyContains({
      code: 'JPY',
      name: 'Japanese Yen',
      symbol: '¥',
      exponent: 0,
      rate: 1,
      is_base: true,
      active: true,
    })
    const unrated = await create({ code: 'KWD' })
    unrated.assertStatus(422)
    unrated.assertBodyContains({ errors: [{ field: 'rate', code: 'required' }] })
    const second = await create({ code: 'KWD', rate: 500.25 })
    second.assertBodyContains({ exponent: 3, rate: 500.25, is_base: false })
    assert.containSubset(await auditEntriesOf('currency', second.body().id), [
      { action: 'created', actorId: staff.id, after: { code: 'KWD', rate: 500.25 } },
    ])
  })

  const refusals = [
    [{ code: 'EURO', rate: 1 }, 'code'],
    [{ code: 'QQQ', rate: 1 }, 'code'],
    [{ code: 'EUR', rate: 1 }, 'code'],
    [{ code: 'CHF', rate: 0 }, 'rate'],
    [{ code: 'CHF', rate: 'much' }, 'rate'],
    [{ code: 'CHF', rate: 1, exponent: 5 }, 'exponent'],
    [{ rate: 1 }, 'code'],
  ] as const
  for (const [input, field] of refusals) {
    test(`refuses ${JSON.stringify(input)} at ${field}`, async ({ assert, client }) => {
      await createOffers()
      const staff = await UserFactory.create()
      const response = await client
        .post('/v1/currencies/create/')
        .withGuard('api')
        .loginAs(staff)
        .json(input)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
      assert.lengthOf(await Currency.all(), 2)
    })
  }

  test('lists, shows, replaces and changes a currency by version', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const staff = await UserFactory.create()
    const url = `/v1/currencies/update/${euro.uid}/`
    const list = await client
      .get('/v1/currencies/list/?search=eur&active=true')
      .withGuard('api')
      .loginAs(staff)
    list.assertStatus(200)
    assert.containSubset(list.body().data, [{ id: euro.uid, code: 'EUR', packages_count: 3 }])
    assert.equal(list.body().meta.total, 1)
    const shown = await client
      .get(`/v1/currencies/edit/${euro.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    assertVersion(shown, 1)
    const other = await client.get(`/v1/currencies/${euro.uid}/`).withGuard('api').loginAs(staff)
    assert.deepEqual(other.body(), shown.body())

    const changed = await client
      .patch(url)
      .withGuard('api')
      .loginAs(staff)
      .header('If-Match', '"1"')
      .json({ rate: 1.25 })
    changed.assertStatus(200)
    changed.assertBodyContains({ rate: 1.25, version: 2 })
    const stale = await client
      .patch(url)
      .withGuard('api')
      .loginAs(staff)
      .header('If-Match', '"1"')
      .json({ rate: 2 })
    stale.assertStatus(412)
    const replaced = await client
      .put(url)
      .withGuard('api')
      .loginAs(staff)
      .json({ name: 'Euros', symbol: 'EUR', rate: 1.3, version: 2 })
    replaced.assertBodyContains({ name: 'Euros', symbol: 'EUR', exponent: 2, version: 3 })
    const same = await client.patch(url).withGuard('api').loginAs(staff).json({ rate: 1.3 })
    same.assertBodyContains({ version: 3 })
    assert.lengthOf(await auditEntriesOf('currency', euro.uid), 2)

    const unknown = await client
      .patch(`/v1/currencies/update/${newUid()}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ rate: 1 })
    unknown.assertStatus(404)
  })

  test('the code is fixed, and the decimals once amounts use them', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const staff = await UserFactory.create()
    for (const [input, field] of [
      [{ code: 'CHF' }, 'code'],
      [{ exponent: 3 }, 'exponent'],
      [{ active: false, is_base: true }, 'is_base'],
    ] as const) {
      const response = await client
        .patch(`/v1/currencies/update/${euro.uid}/`)
        .withGuard('api')
        .loginAs(staff)
        .json(input)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
    }
    await euro.refresh()
    assert.equal(euro.exponent, 2)
  })

  test('changing the base converts every rate; there is always one base', async ({
    assert,
    client,
  }) => {
    const { euro } = await createOffers()
    const franc = await Currency.create({ code: 'CHF', name: 'Franc', symbol: 'CHF', rate: 1.21 })
    const dollar = await Currency.findByOrFail('code', 'USD')
    const staff = await UserFactory.create()
    const change = (uid: string, input: object) =>
      client.patch(`/v1/currencies/update/${uid}/`).withGuard('api').loginAs(staff).json(input)
    for (const input of [{ rate: 2 }, { active: false }, { is_base: false }]) {
      const refused = await change(dollar.uid, input)
      refused.assertStatus(422)
    }
    const changed = await change(euro.uid, { is_base: true })
    changed.assertStatus(200)
    changed.assertBodyContains({ is_base: true, rate: 1 })
    await Promise.all([dollar.refresh(), franc.refresh()])
    assert.isFalse(dollar.isBase)
    assert.closeTo(dollar.rate, 1 / 1.1, 1e-9)
    assert.equal(franc.rate, 1.1)
    assert.lengthOf(await Currency.query().where('isBase', true), 1)
    assert.containSubset(await auditEntriesOf('currency', euro.uid), [
      { action: 'made_base', before: { base: 'USD' }, after: { base: 'EUR' } },
    ])
  })

  test('deletes unused ones, and lists what uses the others', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const dollar = await Currency.findByOrFail('code', 'USD')
    const franc = await Currency.create({ code: 'CHF', name: 'Franc', symbol: 'CHF', rate: 1.2 })
    const staff = await UserFactory.create()
    const remove = (uid: string) =>
      client.delete(`/v1/currencies/${uid}/`).withGuard('api').loginAs(staff)
    const used = await remove(euro.uid)
    used.assertStatus(409)
    assert.include(used.body().detail, 'packages (3)')
    const base = await remove(dollar.uid)
    base.assertStatus(409)
    const deleted = await remove(franc.uid)
    deleted.assertStatus(204)
    const again = await remove(franc.uid)
    again.assertStatus(404)
    assert.lengthOf(await Currency.all(), 2)
    assert.containSubset(await auditEntriesOf('currency', franc.uid), [{ action: 'deleted' }])
  })

  test('roles 0 and 1 read, role 0 writes', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    const others = [
      await createPartner(),
      await UserFactory.merge({ role: Role.companyUser }).create(),
    ]
    const reads = ['list/', `edit/${euro.uid}/`, `${euro.uid}/`]
    const writes = [
      ['post', 'create/'],
      ['put', `update/${euro.uid}/`],
      ['patch', `update/${euro.uid}/`],
      ['delete', `${euro.uid}/`],
    ] as const
    for (const path of reads) {
      const read = await client.get(`/v1/currencies/${path}`).withGuard('api').loginAs(subAdmin)
      read.assertStatus(200)
      for (const person of others) {
        const refused = await client.get(`/v1/currencies/${path}`).withGuard('api').loginAs(person)
        refused.assertStatus(403)
      }
    }
    for (const [method, path] of writes) {
      for (const person of [subAdmin, ...others]) {
        const refused = await client[method](`/v1/currencies/${path}`)
          .withGuard('api')
          .loginAs(person)
        refused.assertStatus(403)
      }
      const guest = await client[method](`/v1/currencies/${path}`).accept('json')
      guest.assertStatus(401)
    }
    assert.lengthOf(await Currency.all(), 2)
  })
})
