import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { longestKeptBody } from '#app/core/http/idempotency'
import { newUid } from '#app/core/uid'
import SearchHistory from '#app/billing/metering/search_history'
import DefaultSetup from '#app/billing/default_setup'
import Skill from '#app/catalogue/skill'
import { publishedOf } from '#app/catalogue/skills/skill_columns'
import { skillTextsOf } from '#app/catalogue/skills/skill_fields'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import { archiveSkill, updateSkill } from '#app/catalogue/skills/update_skill'
import { CategoryFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { searchable } from '#tests/helpers/searchable_skills'

const LOOKUP = '/v1/skills/lookup/'
const operator = { actorId: null }

function lookUp(client: ApiClient, person: User, body: object, key?: string) {
  const request = client.post(LOOKUP).json(body).withGuard('api').loginAs(person)
  return key ? request.header('Idempotency-Key', key) : request
}

const reasons = (data: Array<{ match_reason: string; skill: { name: string } | null }>) =>
  data.map(({ match_reason: reason, skill }) => [reason, skill?.name ?? null])

test.group('Lookup on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns each name in its place, repetitions too, for one call', async ({
    assert,
    client,
  }) => {
    const trades = await CategoryFactory.merge({ name: 'Trades' }).create()
    const [welding] = await searchable(
      { name: 'Welding', aliases: ['Joining metal'], domain: trades },
      'Résumé writing'
    )
    await welding.refresh()
    const { partner, pack } = await createPartnerWith()
    const names = ['welding', 'joining  METAL', 'Smithing', 'Welding', 'resume writing']

    const response = await lookUp(client, partner, { names })

    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    response.assertHeader('x-calls-charged', '1')
    response.assertHeader('x-calls-remaining', '9')
    const { data, calls, request_id: requestId } = response.body()
    assert.deepEqual(
      data.map(({ input }: { input: string }) => input),
      names
    )
    assert.deepEqual(reasons(data), [
      ['exact', 'Welding'],
      ['alias', 'Welding'],
      ['none', null],
      ['exact', 'Welding'],
      ['exact', 'Résumé writing'],
    ])
    assert.deepEqual(data[0].skill, {
      id: welding.uid,
      name: 'Welding',
      type: welding.type,
      domain: { id: trades.uid, name: 'Trades' },
      aliases: ['Joining metal'],
      translations: [],
      ...publishedOf(skillTextsOf(welding)),
    })
    assert.deepEqual(calls, { charged: 1, remaining: 9 })
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    const stored = await SearchHistory.findByOrFail({ requestId })
    assert.containSubset(stored.$attributes, {
      call: 'lookup',
      origin: 'api',
      clientId: partner.clientId,
      filters: { by: 'names', count: 5 },
      totalMatches: 4,
      returned: 5,
      units: 1,
    })
  })

  test('costs the price of Limitation Setup', async ({ assert, client }) => {
    await searchable('Welding')
    const { partner, pack } = await createPartnerWith()
    const setup = await DefaultSetup.current()
    await setup.merge({ lookupPrice: 3 }).save()

    const response = await lookUp(client, partner, { names: ['Welding'] })

    assert.equal(response.body().calls.charged, 3)
    await pack.refresh()
    assert.equal(pack.usageCalls, 3)
  })

  test('finds by public id, external id and URI', async ({ assert, client }) => {
    const [welding, draft] = await searchable('Welding', { name: 'Secret', status: 'draft' })
    const externalUri = `http://skills.test/${'x'.repeat(480)}`
    await welding.merge({ externalId: 'S-1', externalUri }).save()
    const { partner } = await createPartnerWith()
    const ids = [welding.uid.toUpperCase(), draft.uid, newUid(), 'Welding']

    const byId = await lookUp(client, partner, { external_ids: ['S-2', 'S-1', 's-1'] })
    const byUri = await lookUp(client, partner, { uris: [externalUri] })
    const byPublicId = await lookUp(client, partner, { ids })

    assert.deepEqual(reasons(byId.body().data), [
      ['unknown_id', null],
      ['exact', 'Welding'],
      ['unknown_id', null],
    ])
    assert.deepEqual(reasons(byPublicId.body().data), [
      ['exact', 'Welding'],
      ['unknown_id', null],
      ['unknown_id', null],
      ['unknown_id', null],
    ])
    assert.deepEqual(reasons(byUri.body().data), [['exact', 'Welding']])
  })

  test('finds merged and renamed skills', async ({ assert, client }) => {
    const [merged, target, renamed] = await searchable('Gas welding', 'Welding', 'Smithing')
    await target.merge({ externalId: 'W' }).save()
    await merged.merge({ externalId: 'G', externalUri: 'http://skills.test/g' }).save()
    await mergeSkill(merged, target, operator)
    await updateSkill(renamed, { name: 'Forging' }, operator)
    const { partner } = await createPartnerWith()

    const names = await lookUp(client, partner, { names: ['gas welding', 'Smithing'] })
    const ids = await lookUp(client, partner, { external_ids: ['G', 'W'] })
    const publicIds = await lookUp(client, partner, { ids: [merged.uid, target.uid] })
    await updateSkill(await Skill.findOrFail(target.id), { aliases: [] }, operator)
    const unnamed = await lookUp(client, partner, { names: ['Gas welding'] })

    assert.deepEqual(reasons(names.body().data), [
      ['alias', 'Welding'],
      ['renamed', 'Forging'],
    ])
    assert.deepEqual(reasons(ids.body().data), [
      ['merged', 'Welding'],
      ['exact', 'Welding'],
    ])
    assert.deepEqual(reasons(publicIds.body().data), reasons(ids.body().data))
    assert.deepEqual(reasons(unnamed.body().data), [['merged', 'Welding']])
  })

  test('only finds published skills, also for staff', async ({ assert, client }) => {
    const [archived] = await searchable('Welding', { name: 'Secret', status: 'draft' })
    await archiveSkill(archived, operator)
    const { partner } = await createPartnerWith()
    const admin = await UserFactory.create()

    for (const person of [partner, admin]) {
      const response = await lookUp(client, person, { names: ['Welding', 'Secret'] })
      assert.deepEqual(reasons(response.body().data), [
        ['none', null],
        ['none', null],
      ])
    }
  })

  test('lists the other skills that a name may mean', async ({ assert, client }) => {
    await searchable(
      { name: 'Smørbrød', popularity: 1 },
      { name: 'Smorbrod', popularity: 9 },
      { name: 'Sandwiches', aliases: ['Smørbrød'] }
    )
    const { partner } = await createPartnerWith()

    const response = await lookUp(client, partner, { names: ['Smørbrød', 'smorbrod'] })

    const [first, second] = response.body().data
    assert.equal(first.skill.name, 'Smørbrød')
    assert.sameMembers(
      first.suggestions.map(({ name }: { name: string }) => name),
      ['Smorbrod', 'Sandwiches']
    )
    assert.equal(second.skill.name, 'Smorbrod')
  })

  test('is free if nothing is found', async ({ assert, client }) => {
    const [welding] = await searchable('welding techniques')
    const { partner, pack } = await createPartnerWith()

    const names = await lookUp(client, partner, { names: ['Baking'] })
    const fuzzy = await lookUp(client, partner, { names: ['weld trees'], fuzzy: true })
    const ids = await lookUp(client, partner, { external_ids: ['unknown'] })

    for (const response of [names, fuzzy, ids]) {
      response.assertStatus(200)
      assert.equal(response.body().calls.charged, 0)
      const stored = await SearchHistory.findByOrFail({
        requestId: response.body().request_id,
      })
      assert.containSubset(stored.$attributes, { call: 'lookup', units: 0 })
    }
    assert.deepEqual(fuzzy.body().data[0].suggestions, [{ id: welding.uid, name: welding.name }])
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('corrects typos on request', async ({ assert, client }) => {
    await searchable('Welding')
    const { partner } = await createPartnerWith()

    const strict = await lookUp(client, partner, { names: ['Weldnig'] })
    const names = ['Weldnig', 'Welding', newUid()]
    const fuzzy = await lookUp(client, partner, { names, fuzzy: true })

    assert.deepEqual(reasons(strict.body().data), [['none', null]])
    assert.deepEqual(reasons(fuzzy.body().data), [
      ['typo', 'Welding'],
      ['exact', 'Welding'],
      ['none', null],
    ])
  })

  test('accepts 500 names and stores the first 50 in the history', async ({ assert, client }) => {
    await searchable('Welding')
    const { partner } = await createPartnerWith({ totalCalls: 50 })
    const names = Array.from({ length: 500 }, (_, at) => `Skill ${at}`)

    const response = await lookUp(client, partner, { names: [...names.slice(1), 'Welding'] })

    response.assertStatus(200)
    assert.lengthOf(response.body().data, 500)
    const stored = await SearchHistory.findByOrFail({ requestId: response.body().request_id })
    assert.lengthOf(stored.skills, 50)
    assert.deepEqual(stored.filters, { by: 'names', count: 500 })
  })

  test('refuses invalid lookups free of charge, naming the field', async ({ assert, client }) => {
    const { partner, pack } = await createPartnerWith()
    const long = 'x'.repeat(256)
    const cases: Array<[object, string, string]> = [
      [{}, 'names', 'required'],
      [{ names: [] }, 'names', 'too_few'],
      [{ names: ['a', long] }, 'names.1', 'too_long'],
      [{ names: ['a', 7] }, 'names.1', 'string'],
      [{ names: ['a', ''] }, 'names.1', 'required'],
      [{ names: Array.from({ length: 501 }, () => 'a') }, 'names', 'too_many'],
      [{ names: ['a'], uris: ['b'] }, 'uris', 'one_of_several'],
      [{ names: Array.from({ length: 51 }, () => 'a'), fuzzy: true }, 'names', 'too_many'],
      [{ uris: ['a'], fuzzy: true }, 'fuzzy', 'names_only'],
      [{ names: ['a'], limit: 3 }, 'limit', 'unknown_field'],
    ]
    for (const [body, field, code] of cases) {
      const response = await lookUp(client, partner, body)
      response.assertStatus(422)
      const { errors } = response.body()
      assert.containSubset(errors, [{ field, code }], JSON.stringify(body).slice(0, 80))
    }
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('explains what to send instead', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    const cases: Array<[object, string]> = [
      [{}, 'Give one of these lists: "names", "ids", "external_ids" or "uris".'],
      [
        { names: ['a'], external_ids: ['b'], uris: ['c'] },
        'Give only one list: "names", "ids", "external_ids" or "uris".',
      ],
      [{ names: [] }, 'The names must have at least one entry.'],
      [{ names: ['a', ''] }, 'An entry is empty. Remove it, or enter what to look up.'],
    ]
    for (const [body, detail] of cases) {
      const response = await lookUp(client, partner, body)
      response.assertStatus(422)
      assert.equal(response.body().detail, detail)
    }
  })

  test('accepts characters that databases cannot store', async ({ assert, client }) => {
    await searchable('Welding')
    const { partner } = await createPartnerWith()
    const names = ['Wel\u0000ding', '\ud800', '{}', '\\', '"']

    const response = await lookUp(client, partner, { names })

    response.assertStatus(200)
    assert.deepEqual(response.body().data[0].skill.name, 'Welding')
  })

  test('is replayed free of charge for an Idempotency-Key', async ({ assert, client }) => {
    await searchable('Welding')
    const { partner, pack } = await createPartnerWith()
    const other = await createPartnerWith()
    const key = newUid()

    const first = await lookUp(client, partner, { names: ['Welding'] }, key)
    const again = await lookUp(client, partner, { names: ['Welding'] }, key)
    const changed = await lookUp(client, partner, { names: ['Cutting'] }, key)
    const others = await lookUp(client, other.partner, { names: ['Welding'] }, key)

    assert.deepEqual(again.body(), first.body())
    again.assertHeader('idempotent-replayed', 'true')
    again.assertHeader('x-calls-charged', '1')
    changed.assertStatus(422)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    assert.notEqual(others.body().request_id, first.body().request_id)
    assert.deepEqual(await spentOf(other.pack), { counter: 1, ledger: 1 })
  })

  test('rebuilds a response too long to store, free of charge', async ({ assert, client }) => {
    const name = `Welding ${'x'.repeat(240)}`
    await searchable(name)
    const { partner, pack } = await createPartnerWith()
    const names = Array.from({ length: 500 }, () => name)
    const key = newUid()

    const first = await lookUp(client, partner, { names }, key)
    const again = await lookUp(client, partner, { names }, key)

    first.assertStatus(200)
    assert.isAbove(Buffer.byteLength(first.text()), longestKeptBody)
    const stored = await db.from('idempotency_records').where({ key }).firstOrFail()
    assert.deepEqual([stored.answer_status, stored.answer_body], [200, null])
    again.assertHeader('idempotent-replayed', 'true')
    again.assertHeader('x-calls-charged', String(first.header('x-calls-charged')))
    assert.deepEqual(again.body(), first.body())
    const { ledger } = await spentOf(pack)
    assert.equal(ledger, 1)
    const changed = await lookUp(client, partner, { names: ['Cutting'] }, key)
    changed.assertStatus(422)
  })

  test('is refused without remaining calls, and for guests', async ({ assert, client }) => {
    await searchable('Welding')
    const { partner, pack } = await createPartnerWith({ totalCalls: 1, usageCalls: 1 })

    const empty = await lookUp(client, partner, { names: ['Welding'] })
    const guest = await client.post(LOOKUP).json({ names: ['Welding'] })

    empty.assertStatus(429)
    assert.equal(empty.body().code, 'quota_exceeded')
    assert.isUndefined(empty.header('retry-after'))
    guest.assertStatus(401)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 0 })
    assert.lengthOf(await SearchHistory.query().where('call', 'lookup'), 0)
  })

  test('is free for staff and stored in their history', async ({ assert, client }) => {
    await searchable('Welding')
    const admin = await UserFactory.create()

    const response = await lookUp(client, admin, { names: ['Welding'] })

    assert.deepEqual(response.body().calls, { charged: 0, remaining: null })
    const stored = await SearchHistory.findByOrFail({ requestId: response.body().request_id })
    assert.containSubset(stored.$attributes, { call: 'lookup', units: 0, userId: admin.id })
  })

  test('counts towards the requests per minute', async ({ client }) => {
    const { partner } = await createPartnerWith()
    await db.from('default_setups').update({ requests_per_minute: 1 })

    await lookUp(client, partner, { names: ['Welding'] })
    const second = await lookUp(client, partner, { names: ['Welding'] })

    second.assertStatus(429)
    second.assertBodyContains({ code: 'rate_limited' })
  })

  test('is recorded in the history', async ({ assert, client }) => {
    await searchable('Welding')
    const { partner } = await createPartnerWith()
    await lookUp(client, partner, { names: ['Welding'] })
    await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'Welding' })
      .withGuard('api')
      .loginAs(partner)
    const history = (qs: object) =>
      client
        .get('/v1/skills/playground-range-search-history/')
        .qs(qs)
        .withGuard('api')
        .loginAs(partner)

    const all = await history({})
    const lookups = await history({ call: 'lookup' })

    const calls = (rows: Array<{ call: string }>) => rows.map(({ call }) => call)
    assert.deepEqual(calls(all.body().data), ['playground-search', 'lookup'])
    assert.deepEqual(calls(lookups.body().data), ['lookup'])
  })
})
