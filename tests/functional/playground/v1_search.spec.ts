import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import SearchHistory from '#app/billing/metering/search_history'
import DefaultSetup from '#app/billing/default_setup'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import { UserFactory } from '#database/factories/user_factory'
import { nonsense } from '#tests/helpers/nonsense'
import { searchable } from '#tests/helpers/searchable_skills'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

const SEARCH = '/v1/skills/playground-search/'

const named = (matches: Array<{ name: string }>) => matches.map(({ name }) => name)

function searchFor(
  client: ApiClient,
  partner: User,
  skills: string,
  filters: Record<string, unknown> = {}
) {
  return client
    .get(SEARCH)
    .qs({ skills, ...filters })
    .withGuard('api')
    .loginAs(partner)
}

test.group('Playground search on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds related skills with their reasons and charges one call', async ({
    assert,
    client,
  }) => {
    const { python } = await createGraph()
    const { partner, pack } = await createPartnerWith()

    const response = await client
      .get(SEARCH)
      .qs({ skills: 'python' })
      .withGuard('api')
      .loginAs(partner)

    response.assertStatus(200)
    const answer = response.body()
    assert.deepEqual(named(answer.matches), ['Django', 'SQL', 'Statistics'])
    assert.deepEqual(answer.matches[0].reasons, [
      {
        input: 'python',
        skill: { id: python.uid, name: 'Python' },
        type: 'essential',
        weight: 90,
        source: 'occupations+adverts',
        source_text: 'from occupations and job adverts',
      },
    ])
    assert.deepEqual(
      answer.matches.map((match: { reasons: Array<{ source_text: string | null }> }) =>
        match.reasons.map((reason) => reason.source_text)
      ),
      [['from occupations and job adverts'], ['Survey 2024'], [null]]
    )
    assert.containSubset(answer, {
      total_matches: 3,
      returned: 3,
      res_percentage: 100,
      calls: { charged: 1, remaining: 9 },
    })
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    const search = await SearchHistory.findByOrFail({ requestId: answer.request_id })
    assert.containSubset(search.$attributes, {
      clientId: partner.clientId,
      userId: partner.id,
      origin: 'api',
      skills: ['python'],
      totalMatches: 3,
      units: 1,
      outcome: 'found',
    })
  })

  test('sends remaining calls in headers and forbids caching', async ({ client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()

    const response = await client
      .get(SEARCH)
      .qs({ skills: 'Python' })
      .withGuard('api')
      .loginAs(partner)

    response.assertHeader('cache-control', 'no-store')
    response.assertHeader('x-calls-charged', '1')
    response.assertHeader('x-calls-remaining', '9')
    response.assertHeader('x-calls-limit', '10')
    response.assertHeader('ratelimit-policy', '"requests";q=600;w=60')
  })

  test('works without the trailing slash', async ({ client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()

    const response = await client
      .get('/v1/skills/playground-search')
      .qs({ skills: 'Python' })
      .withGuard('api')
      .loginAs(partner)

    response.assertStatus(200)
  })

  test('combines several skills into one ranking', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()

    const response = await client
      .get(SEARCH)
      .qs({ skills: 'Python,SQL' })
      .withGuard('api')
      .loginAs(partner)

    const statistics = response.body().matches.find((match: { name: string }) => {
      return match.name === 'Statistics'
    })
    assert.equal(statistics.score, 60)
    assert.lengthOf(statistics.reasons, 2)
  })

  test('accepts ids, URIs and external ids, also of merged skills', async ({ assert, client }) => {
    const { python, sql, lonely } = await createGraph()
    const externalId = '6E53fd99-b646-4327-9580-ac062ab21188'
    await sql.merge({ externalId, externalUri: 'http://skills.test/sql' }).save()
    await python.merge({ externalId: 'p-1' }).save()
    await lonely.merge({ externalId: 'S-1', externalUri: 'urn:skills:1' }).save()
    await mergeSkill(lonely, python, { actorId: null })
    const { partner } = await createPartnerWith()
    const cases: Array<[string, string]> = [
      [python.uid, 'Python'],
      [python.uid.toUpperCase(), 'Python'],
      [lonely.uid, 'Python'],
      ['urn:skills:1', 'Python'],
      ['S-1', 'Python'],
      ['http://skills.test/sql', 'SQL'],
      ['HTTP://Skills.test/SQL', 'SQL'],
      ['P-1', 'Python'],
      [externalId, 'SQL'],
    ]
    for (const [skills, name] of cases) {
      const response = await client.get(SEARCH).qs({ skills }).withGuard('api').loginAs(partner)
      response.assertStatus(200)
      const [{ input, match_reason: reason, skill }] = response.body().inputs
      assert.deepEqual([input, reason, skill.name], [skills, 'id', name])
    }
  })

  test('refuses unknown ids by their place, free of charge', async ({ assert, client }) => {
    const { secret } = await createGraph()
    const { partner, pack } = await createPartnerWith()
    const admin = await UserFactory.create()
    const unknown = ['http://skills.test/none', newUid(), secret.uid]
    const search = (person: User | null) => {
      const request = client.get(SEARCH).qs({ skills: ['Python', ...unknown] })
      return person ? request.withGuard('api').loginAs(person) : request
    }

    for (const person of [partner, null]) {
      const response = await search(person)
      response.assertStatus(422)
      assert.equal(response.body().code, 'validation_failed')
      assert.deepEqual(
        response.body().errors,
        unknown.map((id, at) => ({
          field: `skills.${at + 1}`,
          code: 'unknown_id',
          message: `There is no skill with the id “${id}”.`,
        }))
      )
    }
    const places = (skills: unknown) =>
      client.get(SEARCH).qs({ skills }).withGuard('api').loginAs(partner)
    const sparse = await places(['', 'Python', 'python', unknown[0]])
    assert.containSubset(sparse.body().errors, [{ field: 'skills.3', code: 'unknown_id' }])
    const text = await places(`, Python,, ${unknown[0]}`)
    assert.containSubset(text.body().errors, [{ field: 'skills.3', code: 'unknown_id' }])
    const long = await places([' ', 'x'.repeat(3000)])
    assert.containSubset(long.body().errors, [{ field: 'skills.1', code: 'too_long' }])

    const staff = await search(admin)
    assert.lengthOf(staff.body().errors, 2)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
    assert.lengthOf(await SearchHistory.all(), 0)
    assert.lengthOf(await db.from('rate_limits').whereLike('key', 'guest_search:%'), 0)
  })

  test('filters by weight, type and domain, and returns the highest ranked', async ({
    assert,
    client,
  }) => {
    const { mathematics } = await createGraph()
    const { partner } = await createPartnerWith()
    const search = async (filters: Record<string, unknown>) => {
      const response = await client
        .get(SEARCH)
        .qs({ skills: 'Python', ...filters })
        .withGuard('api')
        .loginAs(partner)
      response.assertStatus(200)
      return named(response.body().matches)
    }

    assert.deepEqual(await search({ min_weight: 30 }), ['Django', 'SQL'])
    assert.deepEqual(await search({ max_weight: 40 }), ['SQL', 'Statistics'])
    assert.deepEqual(await search({ type: 'essential' }), ['Django'])
    assert.deepEqual(await search({ domain: mathematics.uid }), ['Statistics'])
    assert.deepEqual(await search({ limit: 1 }), ['Django'])
  })

  test('accepts names with commas, as repeated parameters or in quotes', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const { partner } = await createPartnerWith()

    for (const skills of [['ear, nose and throat', 'SQL'], '"ear, nose and throat",SQL']) {
      const response = await client.get(SEARCH).qs({ skills }).withGuard('api').loginAs(partner)

      const { inputs } = response.body()
      assert.deepEqual(
        inputs.map(({ input }: { input: string }) => input),
        ['ear, nose and throat', 'SQL']
      )
    }
  })

  test('charges a search for a skill without relations', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()

    const response = await searchFor(client, partner, 'Plastering')

    assert.equal(response.body().total_matches, 0)
    assert.equal(response.body().calls.charged, 1)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('charges nothing for guesses, which are only suggested', async ({ assert, client }) => {
    await createGraph()
    await searchable(...nonsense.map(([, name]) => name))
    const { partner, pack } = await createPartnerWith({ totalCalls: 1, usageCalls: 1 })

    for (const [term] of [...nonsense, ['Xylophone']]) {
      const response = await searchFor(client, partner, term)

      response.assertStatus(200)
      response.assertHeader('x-calls-charged', '0')
      const { inputs, matches, calls, request_id: requestId } = response.body()
      assert.containSubset(inputs, [{ input: term, match_reason: 'none', skill: null }])
      assert.deepEqual([matches, calls], [[], { charged: 0, remaining: 0 }])
      const entry = await SearchHistory.findByOrFail({ requestId })
      assert.containSubset(entry.$attributes, {
        clientId: partner.clientId,
        clientPackageId: null,
        skills: [term],
        totalMatches: 0,
        units: 0,
        outcome: 'unresolved',
      })
    }
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 0 })

    const history = (outcome: string) =>
      client
        .get('/v1/skills/playground-range-search-history/')
        .qs({ outcome })
        .withGuard('api')
        .loginAs(partner)
    const unresolved = await history('unresolved')
    const empty = await history('empty,found')
    assert.lengthOf(unresolved.body().data, nonsense.length + 1)
    assert.containSubset(unresolved.body().data[0], { outcome: 'unresolved', calls_charged: 0 })
    assert.lengthOf(empty.body().data, 0)
  })

  test('uses certain terms and names the others', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()

    const response = await searchFor(client, partner, 'Xylophone,Pyhton')

    const { inputs, matches, calls, request_id: requestId } = response.body()
    const entry = await SearchHistory.findByOrFail({ requestId })
    assert.containSubset(entry.$attributes, { outcome: 'found', unresolvedSkills: ['Xylophone'] })
    assert.containSubset(inputs, [
      { input: 'Xylophone', match_reason: 'none', skill: null },
      { input: 'Pyhton', match_reason: 'typo', skill: { name: 'Python' } },
    ])
    assert.deepEqual(named(matches), ['Django', 'SQL', 'Statistics'])
    assert.equal(calls.charged, 1)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('takes exact names and aliases alone if it is strict', async ({ assert, client }) => {
    const { python } = await createGraph()
    const { partner, pack } = await createPartnerWith()

    const response = await searchFor(client, partner, 'Pyhton', { strict: true })

    assert.deepEqual(response.body().inputs[0].suggestions[0], { id: python.uid, name: 'Python' })
    assert.equal(response.body().calls.charged, 0)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('rejects another value of strict in plain words', async ({ client }) => {
    const { partner } = await createPartnerWith()
    const response = await searchFor(client, partner, 'Python', { strict: 'yes' })
    response.assertStatus(422)
    response.assertBodyContains({
      errors: [{ field: 'strict', message: '"strict" must be true or false.' }],
    })
  })

  test('replays an unresolved search for the same key', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const search = () =>
      client
        .get(SEARCH)
        .qs({ skills: 'Xylophone' })
        .header('Idempotency-Key', 'order-4711')
        .withGuard('api')
        .loginAs(partner)

    const first = await search()
    const second = await search()

    assert.deepEqual(second.body(), first.body())
    second.assertHeader('idempotent-replayed', 'true')
    assert.lengthOf(await SearchHistory.all(), 1)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('does not count unresolved searches of guests', async ({ assert, client }) => {
    await createGraph()
    const setup = await DefaultSetup.current()
    await setup.merge({ guestSearchesPerDay: 1 }).save()
    const search = (skills: string) => client.get(SEARCH).qs({ skills })

    const guess = await search('Xylophone')
    const found = await search('Python')
    const another = await search('Xylophone')
    const refused = await search('Python')

    guess.assertStatus(200)
    assert.match(guess.header('ratelimit') ?? '', /^"guest";r=1;/)
    found.assertStatus(200)
    assert.match(found.header('ratelimit') ?? '', /^"guest";r=0;/)
    another.assertStatus(200)
    assert.equal(another.body().inputs[0].match_reason, 'none')
    refused.assertStatus(429)
  })

  test('returns the share of the ranking that the package allows', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith({ resPercentage: 50 })

    const response = await client
      .get(SEARCH)
      .qs({ skills: 'Python' })
      .withGuard('api')
      .loginAs(partner)

    const answer = response.body()
    assert.deepEqual(named(answer.matches), ['Django', 'SQL'])
    assert.containSubset(answer, { total_matches: 3, returned: 2, res_percentage: 50 })
  })

  test('does not charge HEAD', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()

    const response = await client
      .request(SEARCH, 'HEAD')
      .qs({ skills: 'Python' })
      .withGuard('api')
      .loginAs(partner)

    response.assertStatus(204)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('is refused without remaining calls, free of charge', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith({ totalCalls: 1, usageCalls: 1 })

    const response = await client
      .get(SEARCH)
      .qs({ skills: 'Python' })
      .withGuard('api')
      .loginAs(partner)

    response.assertStatus(429)
    assert.equal(response.body().code, 'quota_exceeded')
    assert.isUndefined(response.header('retry-after'))
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 0 })
    assert.lengthOf(await SearchHistory.all(), 0)
  })

  test('replays the response for the same key, for one call', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const search = (skills: string) =>
      client
        .get(SEARCH)
        .qs({ skills })
        .header('Idempotency-Key', 'order-4711')
        .withGuard('api')
        .loginAs(partner)

    const first = await search('Python')
    const second = await search('Python')
    const other = await search('SQL')

    assert.deepEqual(second.body(), first.body())
    second.assertHeader('idempotent-replayed', 'true')
    other.assertStatus(422)
    assert.equal(other.body().code, 'idempotency_key_reused')
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('generates the request id, and echoes the caller’s for tracing only', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const traced = newUid()

    const response = await client
      .get(SEARCH)
      .qs({ skills: 'Python' })
      .header('X-Request-Id', traced)
      .withGuard('api')
      .loginAs(partner)

    response.assertHeader('x-request-id', traced)
    assert.notEqual(response.body().request_id, traced)
    const [entry] = await db.from('call_ledger')
    assert.equal(entry.request_id, response.body().request_id)
  })

  test('names the invalid field, free of charge', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const eleven = Array.from({ length: 11 }, (_, index) => `Skill ${index}`).join(',')
    const cases: Array<[Record<string, unknown>, string]> = [
      [{}, 'skills'],
      [{ skills: ' , ' }, 'skills'],
      [{ skills: eleven }, 'skills'],
      [{ skills: 'Python', min_weight: 101 }, 'min_weight'],
      [{ skills: 'Python', min_weight: 'much' }, 'min_weight'],
      [{ skills: 'Python', min_weight: 50, max_weight: 40 }, 'max_weight'],
      [{ skills: 'Python', type: 'sideways' }, 'type'],
      [{ skills: 'Python', domain: 'ICT' }, 'domain'],
      [{ skills: 'Python', domain: newUid() }, 'domain'],
      [{ skills: 'Python', limit: 0 }, 'limit'],
      [{ skills: 'Python', limit: 101 }, 'limit'],
    ]

    for (const [query, field] of cases) {
      const response = await client.get(SEARCH).qs(query).withGuard('api').loginAs(partner)
      response.assertStatus(422)
      assert.equal(response.body().code, 'validation_failed')
      assert.equal(response.body().errors[0].field, field, JSON.stringify(query))
    }
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('refuses unknown parameters', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()

    const response = await client
      .get(SEARCH)
      .qs({ skills: 'Python', minweight: 30 })
      .withGuard('api')
      .loginAs(partner)

    response.assertStatus(400)
    assert.equal(response.body().code, 'unknown_parameter')
    assert.equal(response.body().errors[0].field, 'minweight')
  })

  test('is free for staff and includes drafts', async ({ assert, client }) => {
    await createGraph()
    for (const role of [Role.admin, Role.subAdmin, Role.companyUser]) {
      const person = await UserFactory.merge({ role }).create()

      const response = await client
        .get(SEARCH)
        .qs({ skills: 'Python' })
        .withGuard('api')
        .loginAs(person)

      assert.include(named(response.body().matches), 'Secret')
      assert.deepEqual(response.body().calls, { charged: 0, remaining: null })
      assert.equal(response.body().res_percentage, 100)
      const search = await SearchHistory.findByOrFail({ userId: person.id })
      assert.containSubset(search.$attributes, { clientId: null, units: 0 })
    }
    assert.lengthOf(await db.from('call_ledger'), 0)
  })

  test('hides drafts from clients and guests', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()

    const own = await client.get(SEARCH).qs({ skills: 'Secret' }).withGuard('api').loginAs(partner)
    const guest = await client.get(SEARCH).qs({ skills: 'Python' })

    assert.isNull(own.body().inputs[0].skill)
    assert.notInclude(named(guest.body().matches), 'Secret')
  })

  test('returns the first few matches to guests, with a daily limit', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const setup = await DefaultSetup.current()
    await setup.merge({ guestSearchesPerDay: 2, guestResultLimit: 1 }).save()
    const search = () => client.get(SEARCH).qs({ skills: 'Python' })

    const first = await search()
    const second = await search()
    const third = await search()

    assert.deepEqual(named(first.body().matches), ['Django'])
    assert.containSubset(first.body(), { total_matches: 3, returned: 1 })
    first.assertHeader('ratelimit-policy', '"guest";q=2;w=86400')
    assert.match(second.header('ratelimit') ?? '', /^"guest";r=0;t=\d+$/)
    third.assertStatus(429)
    assert.equal(third.body().code, 'guest_limit_reached')
    assert.match(third.header('retry-after') ?? '', /^\d+$/)
    assert.lengthOf(await SearchHistory.all(), 2)

    const unresolved = await client.get(SEARCH).qs({ skills: 'Python trees' })
    unresolved.assertStatus(200)
    assert.containSubset(unresolved.body().inputs, [
      { skill: null, suggestions: [{ name: 'Python' }] },
    ])
  })

  test('refuses an Idempotency-Key of guests, without counting', async ({ assert, client }) => {
    await createGraph()

    const refused = await client
      .get(SEARCH)
      .qs({ skills: 'Python' })
      .header('Idempotency-Key', 'nightly-1')
    const next = await client.get(SEARCH).qs({ skills: 'Python' })

    refused.assertStatus(400)
    assert.equal(refused.body().code, 'idempotency_key_needs_account')
    const { guestSearchesPerDay: limit } = await DefaultSetup.current()
    assert.match(next.header('ratelimit') ?? '', new RegExp(`^"guest";r=${limit - 1};`))
  })

  test('refuses an invalid token instead of treating the caller as a guest', async ({ client }) => {
    const response = await client.get(SEARCH).qs({ skills: 'Python' }).bearerToken('ska_nonsense')

    response.assertStatus(401)
  })
})
