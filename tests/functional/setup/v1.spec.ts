import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import DefaultSetup from '#app/billing/default_setup'
import { limitNames, limitOf, limits } from '#app/billing/limits'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { PackageFactory } from '#database/factories/package_factory'
import { SkillFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { assertVersion } from '#tests/helpers/assert_version'

const path = '/v1/default-setup/'

function change(client: ApiClient, person: User, input: Record<string, unknown>) {
  return client.patch(path).withGuard('api').loginAs(person).json(input)
}

test.group('Limitation Setup on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reads every limit with its version', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const setup = await DefaultSetup.current()
    const response = await client.get(path).withGuard('api').loginAs(admin)

    response.assertStatus(200)
    assertVersion(response, setup.version)
    assert.containSubset(
      response.body(),
      Object.fromEntries(limitNames.map((name) => [name, limitOf(setup, name)]))
    )
    assert.equal(response.body().version, setup.version)
  })

  test('updates given values immediately and logs the author', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const offer = await PackageFactory.create()
    const before = await DefaultSetup.current()
    const response = await change(client, admin, {
      guest_searches_per_day: 7,
      free_package: offer.uid,
      version: before.version,
    })

    response.assertStatus(200)
    assertVersion(response, before.version + 1)
    assert.containSubset(response.body(), {
      guest_searches_per_day: 7,
      free_package: { id: offer.uid, name: offer.name },
    })
    const setup = await DefaultSetup.current()
    assert.deepEqual([setup.guestSearchesPerDay, setup.freePackageId], [7, offer.id])
    assert.equal(setup.resPercentage, before.resPercentage)

    const same = await change(client, admin, { guest_searches_per_day: 7 })
    assert.equal(same.body().version, before.version + 1)
    const entries = await AuditEntry.query().where('subject', 'default_setup')
    assert.lengthOf(entries, 1)
    assert.containSubset(entries[0].after, { guest_searches_per_day: 7 })

    const history = await client.get(`${path}history/`).withGuard('api').loginAs(admin)
    assert.lengthOf(history.body().data, 1)
    assert.containSubset(history.body().data[0], {
      by: { id: admin.uid, full_name: admin.fullName },
      before: { guest_searches_per_day: before.guestSearchesPerDay },
      after: { guest_searches_per_day: 7 },
    })
  })

  test('names example skills, which must be published', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await SkillFactory.merge([
      { name: 'SQL' },
      { name: 'Welding' },
      { name: 'Draft', status: 'draft' },
    ]).createMany(3)
    const changed = await change(client, admin, { example_skills: ['welding', ' sql ', 'SQL'] })
    changed.assertStatus(200)
    assert.deepEqual(changed.body().example_skills, ['Welding', 'SQL'])

    const refused = await change(client, admin, { example_skills: ['SQL', 'Draft', 'Cobol'] })
    refused.assertStatus(422)
    refused.assertBodyContains({
      errors: [
        {
          field: 'example_skills',
          code: 'not_found',
          message: 'There is no published skill with this name: Draft, Cobol',
        },
      ],
    })
    const many = await change(client, admin, { example_skills: Array(7).fill('SQL') })
    many.assertStatus(422)
    const kept = await change(client, admin, { guest_result_limit: 9 })
    assert.deepEqual(kept.body().example_skills, ['Welding', 'SQL'])
    const cleared = await change(client, admin, { example_skills: null })
    assert.deepEqual(cleared.body().example_skills, [])
  })

  test('replaces all values, which are all required', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const setup = await DefaultSetup.current()
    const whole = Object.fromEntries(limitNames.map((name) => [name, limitOf(setup, name)]))
    const put = (input: Record<string, unknown>) =>
      client.put(path).withGuard('api').loginAs(admin).json(input)

    const partial = await put({ guest_searches_per_day: 7 })
    partial.assertStatus(422)
    const replaced = await put({ ...whole, credit_limit: 0 })
    replaced.assertStatus(200)
    assert.isNull(replaced.body().free_package)
    assert.equal(replaced.body().credit_limit, 0)
  })

  test('refuses values out of bounds: {$self}')
    .with(limitNames)
    .run(async ({ assert, client }, name) => {
      const admin = await UserFactory.create()
      const { version } = await DefaultSetup.current()
      const { least, most } = limits[name]
      for (const figure of [least - 1, most + 1, least + 0.5, 'many']) {
        const response = await change(client, admin, { [name]: figure })
        response.assertStatus(422)
        response.assertBodyContains({ errors: [{ field: name }] })
      }
      const setup = await DefaultSetup.current()
      assert.equal(setup.version, version)
    })

  test('refuses reversed alert thresholds, unsuitable packages and stale versions', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const draft = await PackageFactory.merge({ status: 'draft' }).create()
    const { basic } = await createOffers()
    const { version } = await DefaultSetup.current()

    const disorder = await change(client, admin, {
      first_alert_percentage: 90,
      last_alert_percentage: 90,
    })
    disorder.assertStatus(422)
    disorder.assertBodyContains({ errors: [{ field: 'last_alert_percentage', code: 'order' }] })
    for (const { uid } of [draft, basic]) {
      const response = await change(client, admin, { free_package: uid })
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'free_package' }] })
    }
    const stale = await change(client, admin, { guest_result_limit: 9, version: version + 4 })
    stale.assertStatus(412)
    const setup = await DefaultSetup.current()
    assert.equal(setup.version, version)
  })

  test('is for administrators only', async ({ assert, client }) => {
    const { version } = await DefaultSetup.current()
    const people = [
      await UserFactory.merge({ role: Role.subAdmin }).create(),
      await UserFactory.merge({ role: Role.companyUser }).create(),
      await createPartner(),
    ]
    for (const person of people) {
      const read = await client.get(path).withGuard('api').loginAs(person)
      read.assertStatus(403)
      const history = await client.get(`${path}history/`).withGuard('api').loginAs(person)
      history.assertStatus(403)
      const written = await change(client, person, { guest_result_limit: 9 })
      written.assertStatus(403)
    }
    const guest = await client.get(path)
    guest.assertStatus(401)
    const setup = await DefaultSetup.current()
    assert.equal(setup.version, version)
  })
})
