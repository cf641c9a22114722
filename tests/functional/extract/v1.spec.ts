import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import { extractDefaults, longestTextBytes } from '#app/search/extract/extract_validators'
import SearchHistory from '#app/billing/metering/search_history'
import DefaultSetup from '#app/billing/default_setup'
import { archiveSkill } from '#app/catalogue/skills/update_skill'
import { CategoryFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { searchable } from '#tests/helpers/searchable_skills'

const EXTRACT = '/v1/skills/extract/'

interface Row {
  skill: { id: string; name: string; type: string; domain: { id: string; name: string } | null }
  matches: Array<{ text: string; start: number; end: number; label: string; kind: string }>
  count: number
  confidence: number
}

const namesOf = (rows: Row[]) => rows.map(({ skill }) => skill.name)

test.group('Text to skills on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns the skills of a text with their places and charges its price once', async ({
    assert,
    client,
  }) => {
    const domain = await CategoryFactory.merge({ name: 'Data' }).create()
    const [sql, learning] = await searchable(
      { name: 'SQL', aliases: ['structured query language'], domain },
      'machine learning',
      { name: 'welding', status: 'draft' }
    )
    const { partner, pack } = await createPartnerWith()
    const text = 'Welding 😀, Machine Learning, SQL (Structured Query Language); sql.'

    const response = await client.post(EXTRACT).json({ text }).withGuard('api').loginAs(partner)

    response.assertStatus(200)
    const { request_id: requestId, ...answer } = response.body()
    const [first, second] = (answer.skills as Row[]).map(({ confidence }) => confidence)
    assert.isBelow(first, 1)
    assert.isAbove(first, second)
    assert.isAtLeast(second, extractDefaults.min_confidence)
    assert.deepEqual(answer, {
      skills: [
        {
          skill: {
            id: sql.uid,
            name: 'SQL',
            type: 'skill',
            domain: { id: domain.uid, name: 'Data' },
          },
          matches: [
            { text: 'SQL', start: 30, end: 33, label: 'SQL', kind: 'name' },
            {
              text: 'Structured Query Language',
              start: 35,
              end: 60,
              label: 'structured query language',
              kind: 'alias',
            },
            { text: 'sql', start: 63, end: 66, label: 'SQL', kind: 'name' },
          ],
          count: 3,
          confidence: first,
        },
        {
          skill: { id: learning.uid, name: 'machine learning', type: 'skill', domain: null },
          matches: [
            {
              text: 'Machine Learning',
              start: 12,
              end: 28,
              label: 'machine learning',
              kind: 'name',
            },
          ],
          count: 1,
          confidence: second,
        },
      ],
      total_matches: 2,
      returned: 2,
      offsets: 'utf16',
      calls: { charged: 5, remaining: 5 },
    })
    for (const { matches } of answer.skills as Row[]) {
      for (const { text: written, start, end } of matches) {
        assert.equal(text.slice(start, end), written)
      }
    }
    response.assertHeader('cache-control', 'no-store')
    response.assertHeader('x-calls-charged', '5')
    response.assertHeader('x-calls-remaining', '5')
    response.assertHeader('ratelimit-policy', '"requests";q=600;w=60')
    assert.deepEqual(await spentOf(pack), { counter: 5, ledger: 1 })

    const stored = await SearchHistory.findByOrFail({ requestId })
    assert.containSubset(stored.$attributes, {
      call: 'extract',
      origin: 'api',
      clientId: partner.clientId,
      userId: partner.id,
      skills: [],
      filters: { characters: 66, ...extractDefaults },
      totalMatches: 2,
      returned: 2,
      units: 5,
      outcome: 'found',
      answer: null,
    })
  })

  test('stores nothing of the text but its length', async ({ assert, client }) => {
    await searchable('SQL')
    const { partner } = await createPartnerWith()
    const send = client.post(EXTRACT).json({ text: 'a secret-of-ours and SQL' })
    const response = await send
      .header('Idempotency-Key', newUid())
      .withGuard('api')
      .loginAs(partner)

    response.assertStatus(200)
    for (const table of ['search_history', 'idempotency_records']) {
      assert.notInclude(JSON.stringify(await db.from(table)), 'secret-of-ours', table)
    }
  })

  test('counts in code points on request', async ({ assert, client }) => {
    await searchable('SQL')
    const staff = await UserFactory.merge({ role: Role.admin }).create()
    const response = await client
      .post(EXTRACT)
      .json({ text: '😀👍🏽 SQL', offsets: 'code_points' })
      .withGuard('api')
      .loginAs(staff)

    assert.containSubset(response.body(), {
      offsets: 'code_points',
      skills: [{ matches: [{ start: 4, end: 7 }] }],
    })
  })

  test('counts leading spaces and line breaks', async ({ assert, client }) => {
    await searchable('SQL')
    const staff = await UserFactory.merge({ role: Role.admin }).create()
    const response = await client
      .post(EXTRACT)
      .json({ text: '\n  SQL ' })
      .withGuard('api')
      .loginAs(staff)

    assert.containSubset(response.body(), { skills: [{ matches: [{ start: 3, end: 6 }] }] })
  })

  test('filters by confidence, type and domain, and returns the highest ranked', async ({
    assert,
    client,
  }) => {
    const above = await CategoryFactory.create()
    const below = await CategoryFactory.merge({ parentId: above.id }).create()
    const [, tool] = await searchable(
      { name: 'red wine', domain: below },
      'white wine',
      { name: 'wine making', aliases: ['rosé'] },
      { name: 'other', aliases: ['rosé'] }
    )
    await tool.merge({ type: 'tool' }).save()
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const ask = async (filters: Record<string, unknown>) => {
      const response = await client
        .post(EXTRACT)
        .json({ text: 'rosé, White Wine, red wine', ...filters })
        .withGuard('api')
        .loginAs(staff)
      response.assertStatus(200)
      return response.body()
    }
    const found = async (filters: Record<string, unknown>) => {
      const { skills } = await ask(filters)
      return namesOf(skills)
    }

    assert.deepEqual(await found({ min_confidence: 0 }), [
      'red wine',
      'white wine',
      'wine making',
      'other',
    ])
    assert.deepEqual(await found({}), ['red wine', 'white wine'])
    const {
      skills: [{ confidence: most }],
    } = await ask({})
    assert.deepEqual(await found({ min_confidence: most }), ['red wine'])
    assert.deepEqual(await found({ type: 'tool' }), ['white wine'])
    assert.deepEqual(await found({ domain: above.uid }), ['red wine'])
    assert.containSubset(await ask({ limit: 1 }), { total_matches: 2, returned: 1 })
  })

  test('finds inflected and reordered words of labels, with their places', async ({
    assert,
    client,
  }) => {
    await searchable(
      'solve problems',
      'manage personnel',
      { name: 'Java (computer programming)', aliases: ['program in Java'] },
      'weld pipelines',
      'problem children'
    )
    const staff = await UserFactory.merge({ role: Role.admin }).create()
    const text = 'The management of our personnel. Solving business problems in Java is fun.'
    const response = await client
      .post(EXTRACT)
      .json({ text, min_confidence: 0.3 })
      .withGuard('api')
      .loginAs(staff)

    response.assertStatus(200)
    const { skills } = response.body() as { skills: Row[] }
    assert.deepEqual(
      skills.map(({ skill, matches }) => [skill.name, matches[0].label, matches[0].text]).sort(),
      [
        ['Java (computer programming)', 'Java (computer programming)', 'Java'],
        ['manage personnel', 'manage personnel', 'management of our personnel'],
        ['solve problems', 'solve problems', 'Solving business problems'],
      ]
    )
    for (const { matches, count } of skills) {
      assert.equal(count, 1)
      for (const { text: written, start, end } of matches) {
        assert.equal(text.slice(start, end), written)
      }
    }
  })

  test('returns the first hundred places of a skill and counts them all', async ({
    assert,
    client,
  }) => {
    await searchable('machine learning')
    const { partner } = await createPartnerWith()
    const text = 'machine learning, '.repeat(2844)
    const response = await client.post(EXTRACT).json({ text }).withGuard('api').loginAs(partner)

    response.assertStatus(200)
    const [row] = response.body().skills
    assert.equal(row.count, 2844)
    assert.lengthOf(row.matches, 100)
  })

  test('reflects added and archived skills at once', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.admin }).create()
    const ask = async () => {
      const request = client.post(EXTRACT).json({ text: 'red wine and white wine' })
      const response = await request.withGuard('api').loginAs(staff)
      return namesOf(response.body().skills)
    }
    assert.deepEqual(await ask(), [])
    const [red] = await searchable('red wine', 'white wine')
    assert.deepEqual(await ask(), ['red wine', 'white wine'])
    await archiveSkill(red, { actorId: staff.id })
    assert.deepEqual(await ask(), ['white wine'])
  })

  test('is free for staff, and stored in the history', async ({ assert, client }) => {
    await searchable('SQL')
    for (const role of [Role.admin, Role.subAdmin, Role.companyUser]) {
      const staff = await UserFactory.merge({ role }).create()
      const response = await client
        .post(EXTRACT)
        .json({ text: 'SQL' })
        .withGuard('api')
        .loginAs(staff)
      response.assertStatus(200)
      assert.deepEqual(response.body().calls, { charged: 0, remaining: null })
    }
    assert.lengthOf(await SearchHistory.query().where({ call: 'extract', units: 0 }), 3)
  })

  test('costs the price of Limitation Setup, all or nothing', async ({ assert, client }) => {
    await searchable('SQL')
    const setup = await DefaultSetup.current()
    await setup.merge({ extractPrice: 7 }).save()
    const { partner, pack } = await createPartnerWith()
    const ask = () => client.post(EXTRACT).json({ text: 'SQL' }).withGuard('api').loginAs(partner)

    const paid = await ask()
    paid.assertBodyContains({ calls: { charged: 7, remaining: 3 } })
    const refused = await ask()
    refused.assertStatus(429)
    refused.assertBodyContains({ code: 'quota_exceeded' })
    assert.deepEqual(await spentOf(pack), { counter: 7, ledger: 1 })
  })

  test('replays the response for the same key, and charges once', async ({ assert, client }) => {
    await searchable('SQL')
    const { partner, pack } = await createPartnerWith()
    const key = newUid()
    const ask = (text: string) =>
      client
        .post(EXTRACT)
        .json({ text })
        .header('Idempotency-Key', key)
        .withGuard('api')
        .loginAs(partner)

    const first = await ask('SQL')
    const again = await ask('SQL')
    assert.deepEqual(again.body(), first.body())
    again.assertHeader('idempotent-replayed', 'true')
    const other = await ask('NoSQL')
    other.assertStatus(422)
    other.assertBodyContains({ code: 'idempotency_key_reused' })
    assert.deepEqual(await spentOf(pack), { counter: 5, ledger: 1 })
  })

  test('accepts 50 KB of UTF-8 and refuses more, free of charge', async ({ assert, client }) => {
    const { partner, pack } = await createPartnerWith()
    const ask = (text: string) =>
      client.post(EXTRACT).json({ text }).withGuard('api').loginAs(partner)

    const fits = await ask('é'.repeat(longestTextBytes / 2))
    fits.assertStatus(200)
    const tooLong = await ask(`${'é'.repeat(longestTextBytes / 2)}!`)
    tooLong.assertStatus(413)
    tooLong.assertBodyContains({ code: 'text_too_long', errors: [{ field: 'text' }] })
    assert.include(tooLong.body().detail, '51,200')
    assert.deepEqual(await spentOf(pack), { counter: 5, ledger: 1 })
  })

  test('treats lone surrogates, NUL and control characters as separators', async ({
    assert,
    client,
  }) => {
    await searchable('machine learning', 'SQL')
    const { partner } = await createPartnerWith()
    const body = String.raw`{"text":"\ud800SQL\udc00 machine\u0000learning \u0007"}`
    const response = await client
      .post(EXTRACT)
      .header('Content-Type', 'application/json')
      .header('Idempotency-Key', newUid())
      .json(JSON.parse(body))
      .withGuard('api')
      .loginAs(partner)

    response.assertStatus(200)
    assert.deepEqual(
      response.body().skills.map(({ matches }: Row) => matches[0].text),
      ['machine learning', 'SQL']
    )
    assert.deepEqual(
      response.body().skills.map(({ matches }: Row) => [matches[0].start, matches[0].end]),
      [
        [6, 22],
        [1, 4],
      ]
    )
  })

  test('refuses {title}, free of charge')
    .with([
      { title: 'no text', body: {}, field: 'text' },
      { title: 'an empty text', body: { text: '' }, field: 'text' },
      { title: 'blanks', body: { text: ' \n\t ' }, field: 'text' },
      { title: 'a list', body: { text: ['SQL'] }, field: 'text' },
      { title: 'a confidence above 1', body: { min_confidence: 1.1 }, field: 'min_confidence' },
      { title: 'no confidence at all', body: { min_confidence: 'high' }, field: 'min_confidence' },
      { title: 'a limit of 0', body: { limit: 0 }, field: 'limit' },
      { title: 'a limit of 501', body: { limit: 501 }, field: 'limit' },
      { title: 'an unknown type', body: { type: 'essential' }, field: 'type' },
      { title: 'a domain by name', body: { domain: 'Data' }, field: 'domain' },
      { title: 'an unknown domain', body: { domain: newUid() }, field: 'domain' },
      { title: 'an unknown unit', body: { offsets: 'bytes' }, field: 'offsets' },
      { title: 'an unknown field', body: { confidence: 0.5 }, field: 'confidence' },
    ])
    .run(async ({ assert, client }, { body, field }) => {
      const { partner, pack } = await createPartnerWith()
      const response = await client
        .post(EXTRACT)
        .json(field === 'text' ? body : { text: 'SQL', ...body })
        .withGuard('api')
        .loginAs(partner)

      response.assertStatus(422)
      assert.deepEqual(
        response.body().errors.map((fault: { field: string }) => fault.field),
        [field]
      )
      assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
    })

  test('refuses query parameters', async ({ client }) => {
    const { partner } = await createPartnerWith()
    const response = await client
      .post(`${EXTRACT}?limit=3`)
      .json({ text: 'SQL' })
      .withGuard('api')
      .loginAs(partner)
    response.assertStatus(400)
    response.assertBodyContains({ code: 'unknown_parameter' })
  })

  test('refuses guests', async ({ client }) => {
    const response = await client.post(EXTRACT).json({ text: 'SQL' })
    response.assertStatus(401)
  })

  test('refuses clients with fewer calls left than the price', async ({ assert, client }) => {
    const { partner, pack } = await createPartnerWith({ totalCalls: 4 })
    const response = await client
      .post(EXTRACT)
      .json({ text: 'SQL' })
      .withGuard('api')
      .loginAs(partner)
    response.assertStatus(429)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })
})
