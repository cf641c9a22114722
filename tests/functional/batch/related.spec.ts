import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { newUid } from '#app/core/uid'
import { operator } from '#app/accounts/audit/audit_log'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import SearchHistory from '#app/billing/metering/search_history'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

const RELATED = '/v1/skills/related/'

function related(client: ApiClient, person: User, body: object, key?: string) {
  const request = client.post(RELATED).json(body).withGuard('api').loginAs(person)
  return key ? request.header('Idempotency-Key', key) : request
}

type Own = Array<{
  skill: { name: string }
  type: string
  weight: number
  source: string | null
  source_text: string | null
  direction: string
}>

const relationsIn = (own: Own) =>
  own.map(({ skill, type, weight, direction }) => [skill.name, type, weight, direction])

test.group('Related skills on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('accepts ids and refuses unknown ones, free of charge', async ({ assert, client }) => {
    const { python } = await createGraph()
    const { partner, pack } = await createPartnerWith()

    const refused = await related(client, partner, { skills: [python.uid, newUid()] })
    const response = await related(client, partner, { skills: [python.uid] })

    refused.assertStatus(422)
    assert.containSubset(refused.body().errors, [{ field: 'skills.1', code: 'unknown_id' }])
    assert.lengthOf(refused.body().errors, 1)
    const sparse = await related(client, partner, { skills: ['', null, 'Python', newUid()] })
    assert.containSubset(sparse.body().errors, [{ field: 'skills.3', code: 'unknown_id' }])
    const [input] = response.body().inputs
    assert.containSubset(input, { match_reason: 'id', skill: { name: 'Python' }, total_related: 4 })
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('accepts characters that databases cannot store', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const response = await related(client, partner, { skills: ['\ud800', 'Pyt\u0000hon'] })
    response.assertStatus(200)
    assert.deepEqual(
      response.body().inputs.map(({ skill }: { skill: { name: string } | null }) => skill?.name),
      [undefined, 'Python']
    )
  })

  test('are free if no skill is certain', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()

    await createSynonym({ term: 'querying', equivalent: 'SQL' }, operator)
    await createSynonym({ term: 'querying', equivalent: 'Python' }, operator)
    const guess = await related(client, partner, { skills: ['Cobol', 'Plaster trees'] })
    const strict = await related(client, partner, { skills: ['Pyhton'], strict: true })
    const ambiguous = await related(client, partner, { skills: ['querying'] })

    for (const response of [guess, strict, ambiguous]) {
      response.assertStatus(200)
      response.assertHeader('x-calls-charged', '0')
      assert.deepEqual(response.body().matches, [])
    }
    assert.equal(strict.body().inputs[0].suggestions[0].name, 'Python')
    assert.lengthOf(ambiguous.body().inputs[0].suggestions, 2)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('returns matches for each skill and combined, for one call', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()

    const response = await related(client, partner, { skills: ['Python', 'SQL', 'Cobol'] })

    response.assertStatus(200)
    response.assertHeader('x-calls-charged', '1')
    const { inputs, matches, ...answer } = response.body()
    assert.deepEqual(
      inputs.map((one: { input: string; match_reason: string }) => [one.input, one.match_reason]),
      [
        ['Python', 'exact'],
        ['SQL', 'exact'],
        ['Cobol', 'none'],
      ]
    )
    assert.deepEqual(relationsIn(inputs[0].related), [
      ['Django', 'essential', 90, 'outgoing'],
      ['ear, nose and throat', 'related', 70, 'incoming'],
      ['SQL', 'related', 40, 'outgoing'],
      ['Statistics', 'related', 20, 'outgoing'],
    ])
    assert.deepEqual(relationsIn(inputs[1].related), [
      ['Statistics', 'related', 50, 'outgoing'],
      ['Python', 'related', 40, 'incoming'],
    ])
    assert.deepEqual(
      inputs[0].related.map(({ source, source_text: text }: Own[number]) => [source, text]),
      [
        ['occupations+adverts', 'from occupations and job adverts'],
        [null, null],
        ['Survey 2024', 'Survey 2024'],
        [null, null],
      ]
    )
    assert.deepEqual(inputs[2].related, [])
    assert.containSubset(answer, { total_matches: 2, returned: 2, calls: { charged: 1 } })
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })

    const searched = await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'Python,SQL' })
      .withGuard('api')
      .loginAs(partner)
    assert.deepEqual(matches, searched.body().matches)
  })

  test('filters both results by weight, type and domain', async ({ assert, client }) => {
    const { mathematics } = await createGraph()
    const { partner } = await createPartnerWith()
    const own = async (filters: object) => {
      const response = await related(client, partner, { skills: ['Python'], ...filters })
      return relationsIn(response.body().inputs[0].related).map(([name]) => name)
    }

    assert.deepEqual(await own({ min_weight: 50 }), ['Django', 'ear, nose and throat'])
    assert.deepEqual(await own({ max_weight: 20 }), ['Statistics'])
    assert.deepEqual(await own({ type: 'essential' }), ['Django'])
    assert.deepEqual(await own({ domain: mathematics.uid }), ['Statistics'])
    assert.deepEqual(await own({ limit: 1 }), ['Django'])
  })

  test('limits each list to the package’s share of results', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith({ resPercentage: 50 })

    const response = await related(client, partner, { skills: ['Python'] })

    const { inputs, ...answer } = response.body()
    assert.lengthOf(inputs[0].related, 2)
    assert.equal(inputs[0].total_related, 4)
    assert.containSubset(answer, { total_matches: 3, returned: 2, res_percentage: 50 })
  })

  test('accepts 50 skills and refuses more, free of charge', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const many = (count: number) => Array.from({ length: count }, (_, at) => `Skill ${at}`)

    const most = await related(client, partner, { skills: ['SQL', ...many(49)] })
    const tooMany = await related(client, partner, { skills: many(51) })
    const none = await related(client, partner, { skills: [] })
    const swapped = await related(client, partner, {
      skills: ['SQL'],
      min_weight: 9,
      max_weight: 8,
    })
    const unknown = await related(client, partner, { skills: ['SQL'], sort: 'name' })

    most.assertStatus(200)
    for (const [response, field] of [
      [tooMany, 'skills'],
      [none, 'skills'],
      [swapped, 'max_weight'],
      [unknown, 'sort'],
    ] as const) {
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
    }
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('is replayed free of charge, stored in the history, and refused for guests', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const key = newUid()

    const first = await related(client, partner, { skills: ['SQL'] }, key)
    const again = await related(client, partner, { skills: ['SQL'] }, key)
    const guest = await client.post(RELATED).json({ skills: ['SQL'] })

    assert.deepEqual(again.body(), first.body())
    guest.assertStatus(401)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    const stored = await SearchHistory.findByOrFail({ requestId: first.body().request_id })
    assert.containSubset(stored.$attributes, { call: 'related', skills: ['SQL'], totalMatches: 1 })
  })
})
