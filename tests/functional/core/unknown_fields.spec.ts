import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Currency from '#app/currencies/currency'
import Package from '#app/packages/package'
import Skill from '#app/skills/skill'
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

  test('is refused by its name, and nothing is written: {path}')
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

  test('is not one that the answer added: what was read may be sent back', async ({ client }) => {
    const staff = await UserFactory.create()
    const made = await client
      .post('/v1/currencies/create/')
      .withGuard('api')
      .loginAs(staff)
      .json({ code: 'EUR' })
    made.assertStatus(201)

    const { id } = made.body()
    const response = await client
      .put(`/v1/currencies/update/${id}/`)
      .withGuard('api')
      .loginAs(staff)
      .json(made.body())

    response.assertStatus(200)
    response.assertBodyContains({ id, version: 1 })
  })

  test('passes on a page, whose forms send more than is read', async ({ assert, client }) => {
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
