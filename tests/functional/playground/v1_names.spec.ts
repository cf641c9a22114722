import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { guestSuggestionsPerDay, guestSuggestionsPerMinute } from '#app/billing/limits'
import { UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { searchable } from '#tests/helpers/searchable_skills'

const SUGGESTIONS = '/v1/skills/playground-skill-suggestions/'
const ADMIN_SEARCH = '/v1/skills/admin-search/'

const named = (rows: Array<{ name: string }>) => rows.map(({ name }) => name)

test.group('Skills by name on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('suggests published skills to everybody, free of charge', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()

    for (const path of [SUGGESTIONS, '/v1/skills/search-auto/']) {
      const guest = await client.get(path).qs({ q: 's' })
      const own = await client.get(path).qs({ q: 'pyt' }).withGuard('api').loginAs(partner)

      guest.assertStatus(200)
      assert.sameMembers(named(guest.body().data), ['SQL', 'Statistics'])
      assert.equal(own.body().data[0].name, 'Python')
      assert.equal(own.body().data[0].match_reason, 'prefix')
    }
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('limits guests per minute and day, but not logged-in users', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    await client.get(SUGGESTIONS).qs({ q: 's' })
    for (const [period, most] of [
      ['minute', guestSuggestionsPerMinute],
      ['day', guestSuggestionsPerDay],
    ] as const) {
      const counted = () => db.from('rate_limits').whereLike('key', `guest_suggestions_${period}:%`)
      assert.equal(await counted().update({ points: most - 1 }), 1)

      const last = await client.get(SUGGESTIONS).qs({ q: 's' })
      last.assertStatus(200)
      for (const path of [SUGGESTIONS, '/v1/skills/search-auto/']) {
        const refused = await client.get(path).qs({ q: 's' })
        refused.assertStatus(429)
        refused.assertHeader('content-type', 'application/problem+json; charset=utf-8')
        refused.assertBodyContains({ code: 'too_many_requests' })
        assert.include(refused.body().detail, `at most ${most} suggestions per ${period}`)
        const seconds = Number(refused.header('retry-after'))
        assert.equal(seconds > 60, period === 'day')

        const own = await client.get(path).qs({ q: 's' }).withGuard('api').loginAs(partner)
        own.assertStatus(200)
      }
      await counted().delete()
    }
  })

  test('gives guests at most ten suggestions', async ({ assert, client }) => {
    await searchable(...Array.from({ length: 12 }, (_, at) => `Welding ${at}`))
    const { partner } = await createPartnerWith()

    const guest = await client.get(SUGGESTIONS).qs({ q: 'weld', limit: 12 })
    const own = await client
      .get(SUGGESTIONS)
      .qs({ q: 'weld', limit: 12 })
      .withGuard('api')
      .loginAs(partner)

    assert.lengthOf(guest.body().data, 10)
    assert.lengthOf(own.body().data, 12)
  })

  test('suggests skills despite typos', async ({ assert, client }) => {
    await createGraph()

    const response = await client.get(SUGGESTIONS).qs({ q: 'Pyhton' })

    assert.containSubset(response.body().data[0], { name: 'Python', match_reason: 'typo' })
  })

  test('finds drafts for staff', async ({ assert, client }) => {
    await createGraph()
    const admin = await UserFactory.create()

    const response = await client
      .get(ADMIN_SEARCH)
      .qs({ skill: 'Secr' })
      .withGuard('api')
      .loginAs(admin)

    response.assertStatus(200)
    assert.include(named(response.body().data), 'Secret')
  })

  test('refuses admin search for partners and guests', async ({ client }) => {
    const { partner } = await createPartnerWith()

    const own = await client.get(ADMIN_SEARCH).qs({ skill: 'a' }).withGuard('api').loginAs(partner)
    const guest = await client.get(ADMIN_SEARCH).qs({ skill: 'a' })

    own.assertStatus(403)
    guest.assertStatus(401)
  })

  test('requires the text and refuses unknown parameters', async ({ assert, client }) => {
    const empty = await client.get(SUGGESTIONS)
    const unknown = await client.get(SUGGESTIONS).qs({ q: 'a', skill: 'b' })

    empty.assertStatus(422)
    assert.equal(empty.body().errors[0].field, 'q')
    unknown.assertStatus(400)
  })
})
