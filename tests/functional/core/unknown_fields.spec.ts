import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Currency from '#app/money/currency'
import Package from '#app/billing/package'
import Skill from '#app/catalogue/skill'
import { SkillFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'

const refusedWrites = [
  {
    path: '/v1/packages/free_packages/create/',
    body: { name: 'Taster', total_calls: 10, prioritty: 5 },
    fields: ['prioritty'],
  },
  {
    path: '/v1/skills/create/',
    body: { name: 'A', nmae: 'B', Name: 'C' },
    fields: ['nmae', 'Name'],
  },
  { path: '/v1/currencies/create/', body: { code: 'EUR', base: true }, fields: ['base'] },
  { path: '/v1/auth/login/', body: { email: 'a@example.com', passwd: 'x' }, fields: ['passwd'] },
]

test.group('A field that a route of /v1 does not know', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused by name, and nothing is written: {path}')
    .with(refusedWrites)
    .run(async ({ assert, client }, { path, body, fields }) => {
      const staff = await UserFactory.create()

      const response = await client.post(path).withGuard('api').loginAs(staff).json(body)

      response.assertStatus(422)
      response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
      assert.containSubset(response.body(), {
        code: 'validation_failed',
        errors: fields.map((field) => ({ field, code: 'unknown_field' })),
      })
      assert.lengthOf(response.body().errors, fields.length)
      for (const model of [Package, Skill, Currency]) assert.lengthOf(await model.all(), 0)
    })

  test('is refused within objects and lists too', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const [one, other] = await SkillFactory.createMany(2)

    const response = await client
      .put(`/v1/skills/skill-with-relations-update/${one.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({
        skill: { description: 'New', descritpion: 'Old' },
        relations: [{ related_skill: other.uid, type: 'related', weight: 5, wieght: 50 }],
      })

    response.assertStatus(422)
    const faults: Array<{ field: string }> = response.body().errors
    assert.deepEqual(
      faults.map(({ field }) => field),
      ['skill.descritpion', 'relations.0.wieght']
    )
    await one.refresh()
    assert.notEqual(one.description, 'New')
  })

  test('does not include fields of the response, which can be sent back', async ({ client }) => {
    const staff = await UserFactory.create()
    const created = await client
      .post('/v1/currencies/create/')
      .withGuard('api')
      .loginAs(staff)
      .json({ code: 'EUR' })
    created.assertStatus(201)

    const { id } = created.body()
    const response = await client
      .put(`/v1/currencies/update/${id}/`)
      .withGuard('api')
      .loginAs(staff)
      .json(created.body())

    response.assertStatus(200)
    response.assertBodyContains({ id, version: 1 })
  })

  test('is one of at most 50 that are listed; the others are counted', async ({
    assert,
    client,
  }) => {
    const body = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, 1]))
    const response = await client.post('/v1/auth/login/').json(body)

    response.assertStatus(422)
    assert.lengthOf(response.body().errors, 50)
    assert.deepInclude(response.body().errors.at(-1), { field: 'f49', code: 'unknown_field' })
    assert.match(response.body().detail, /"f49"\. Supported fields: .*\. And 59,950 more\.$/)
    assert.isBelow(response.text().length, 20_000)
  })

  test('is truncated in the error if its name is long', async ({ assert, client }) => {
    const response = await client.post('/v1/auth/login/').json({ ['x'.repeat(100_000)]: 1 })

    response.assertStatus(422)
    assert.equal(response.body().errors[0].field, `${'x'.repeat(200)}…`)
    assert.isBelow(response.text().length, 2000)
  })

  test('is ignored on pages, whose forms send more than is read', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const page = await client
      .post('/portal/admin/skills/create')
      .form({ name: 'Welding', type: 'skill', status: 'draft', more: 'of it' })
      .withCsrfToken()
      .loginAs(staff)
      .redirects(0)

    page.assertStatus(302)
    assert.isNotNull(await Skill.findBy('name', 'Welding'))
  })
})

test.group('Errors of an input to /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed up to 50, whatever detects them: {$self}')
    .with(['the validator', 'a rule of rows', 'the query'])
    .run(async ({ assert, client }, finder) => {
      const staff = await UserFactory.create()
      const skill = await SkillFactory.create()
      const path = `/v1/skills/skill-with-relations-update/${skill.uid}/`
      const weight = finder === 'the validator' ? 101 : 5
      const relations = Array.from({ length: 70 }, (_, at) => ({
        ...{ related_skill: `Unknown ${at}`, type: 'related', weight },
      }))
      const names = Array.from({ length: 70 }, (_, at) => `unknown_${at}=1`)
      const request =
        finder === 'the query'
          ? client.get(`/v1/skills/list/?${names.join('&')}`)
          : client.put(path).json({ relations })
      const response = await request.withGuard('api').loginAs(staff)

      response.assertStatus(finder === 'the query' ? 400 : 422)
      assert.lengthOf(response.body().errors, 50)
      assert.match(response.body().detail, / And 20 more\.$/)
    })
})
