import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import Category from '#app/catalogue/category'
import { newUid } from '#app/core/uid'
import { CategoryFactory, SkillFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { changesOf } from '#tests/helpers/change_log'
import { assertVersion } from '#tests/helpers/assert_version'

test.group('Domains on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists domains with parent and number of skills', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const metal = await CategoryFactory.merge({ name: 'Metal', code: 'K' }).create()
    const steel = await CategoryFactory.merge({ name: 'Steel', parentId: metal.id }).create()
    await CategoryFactory.merge({ name: 'Old', active: false }).create()
    await SkillFactory.merge({ categoryId: steel.id }).createMany(2)

    const list = async (qs: Record<string, string>) => {
      const response = await client
        .get('/v1/categories/list/')
        .qs(qs)
        .withGuard('api')
        .loginAs(staff)
      response.assertStatus(200)
      return response.body().data
    }
    const all = await list({})
    assert.deepEqual(
      all.map((row: { name: string }) => row.name),
      ['Metal', 'Old', 'Steel']
    )
    assert.containSubset(all[2], {
      id: steel.uid,
      parent: { id: metal.uid, name: 'Metal' },
      skills_count: 2,
      active: true,
    })
    assert.lengthOf(await list({ active: 'true', search: 'ST' }), 1)
    assert.lengthOf(await list({ parent: metal.uid }), 1)
  })

  test('finds active domains by name for logged-in users, prefixes first', async ({
    assert,
    client,
  }) => {
    await CategoryFactory.merge([
      { name: 'Sheet metal' },
      { name: 'Metal work' },
      { name: 'Metal, old', active: false },
      { name: 'Wood' },
    ]).createMany(4)
    for (const user of [await createPartner(), await UserFactory.create()]) {
      const response = await client
        .get('/v1/categories/search-auto/?q=METAL')
        .withGuard('api')
        .loginAs(user)
      response.assertStatus(200)
      assert.deepEqual(
        response.body().data.map((row: { name: string }) => row.name),
        ['Metal work', 'Sheet metal']
      )
    }
    const guest = await client.get('/v1/categories/search-auto/?q=metal')
    guest.assertStatus(401)
    const wrong = await client
      .get('/v1/categories/search-auto/?q=metal&colour=red')
      .withGuard('api')
      .loginAs(await UserFactory.create())
    wrong.assertStatus(400)
  })

  test('role 0 creates a domain, once per Idempotency-Key', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const parent = await CategoryFactory.create()
    const create = () =>
      client
        .post('/v1/categories/create/')
        .header('Idempotency-Key', 'k')
        .withGuard('api')
        .loginAs(admin)
        .json({ name: ' Metal  work ', code: 'K1', parent: parent.uid })

    const response = await create()
    response.assertStatus(201)
    assert.containSubset(response.body(), {
      name: 'Metal work',
      slug: 'metal-work',
      code: 'K1',
      parent: { id: parent.uid },
      active: true,
      version: 1,
    })
    await create()
    const created = await Category.query().where('name', 'Metal work')
    assert.lengthOf(created, 1)
    assert.equal(created[0].nameKey, 'metal work')
    const [change] = await changesOf('category', created[0].id)
    assert.equal(change.action, 'created')
  })

  test('changes a domain, and refuses stale writes and cycles', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const parent = await CategoryFactory.merge({ description: 'd' }).create()
    const child = await CategoryFactory.merge({ parentId: parent.id }).create()
    const patch = (input: Record<string, unknown>) =>
      client
        .patch(`/v1/categories/update/${parent.uid}/`)
        .withGuard('api')
        .loginAs(admin)
        .json(input)

    const changed = await patch({ name: 'New', version: 1 })
    changed.assertStatus(200)
    assertVersion(changed, 2)
    assert.containSubset(changed.body(), { name: 'New', description: 'd' })

    const stale = await patch({ name: 'Newer', version: 1 })
    stale.assertStatus(412)
    for (const { uid } of [parent, child]) {
      const circle = await patch({ parent: uid })
      circle.assertStatus(422)
      circle.assertBodyContains({ errors: [{ field: 'parent', code: 'circle' }] })
    }
    const unknownParent = await patch({ parent: newUid() })
    unknownParent.assertStatus(422)

    const put = await client
      .put(`/v1/categories/update/${parent.uid}/`)
      .withGuard('api')
      .loginAs(admin)
      .json({ name: 'Whole' })
    put.assertStatus(200)
    assert.containSubset(put.body(), { name: 'Whole', description: null, version: 3 })
    await parent.refresh()
    assert.equal(parent.name, 'Whole')
    const [first] = await changesOf('category', parent.id)
    assert.deepEqual(first.after, { name: 'New' })
  })

  test('refuses a slug or URI of another domain', async ({ client }) => {
    const admin = await UserFactory.create()
    await CategoryFactory.merge({ name: 'Metal', externalUri: 'http://x/1' }).create()
    for (const [field, value] of [
      ['slug', 'metal'],
      ['external_uri', 'http://x/1'],
    ]) {
      const response = await client
        .post('/v1/categories/create/')
        .withGuard('api')
        .loginAs(admin)
        .json({ name: 'Other', [field]: value })
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field, code: 'taken' }] })
    }
  })

  test('shows a domain at both of its paths', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const { uid } = await CategoryFactory.merge({ name: 'Metal' }).create()
    for (const path of [`edit/${uid}`, uid]) {
      const response = await client.get(`/v1/categories/${path}/`).withGuard('api').loginAs(staff)
      response.assertStatus(200)
      assert.equal(response.body().name, 'Metal')
    }
    const missing = await client.get(`/v1/categories/${newUid()}/`).withGuard('api').loginAs(staff)
    missing.assertStatus(404)
  })

  test('deletes an unused domain, otherwise lists what uses it', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const parent = await CategoryFactory.merge({ name: 'Metal' }).create()
    const child = await CategoryFactory.merge({ parentId: parent.id }).create()
    await SkillFactory.merge({ categoryId: parent.id }).createMany(2)
    const remove = (uid: string) =>
      client.delete(`/v1/categories/${uid}/`).withGuard('api').loginAs(admin)

    const used = await remove(parent.uid)
    used.assertStatus(409)
    used.assertBodyContains({ code: 'in_use' })
    assert.match(used.body().detail, /skills \(2\) or subdomains \(1\)/)
    assert.isNotNull(await Category.find(parent.id))

    const free = await remove(child.uid)
    free.assertStatus(204)
    assert.isNull(await Category.find(child.id))
    const [change] = await changesOf('category', child.id)
    assert.equal(change.action, 'deleted')
  })

  test('does not delete a domain that was changed in the meantime', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const domain = await CategoryFactory.merge({ version: 3 }).create()
    const remove = (tag: string) =>
      client
        .delete(`/v1/categories/${domain.uid}/`)
        .header('If-Match', tag)
        .withGuard('api')
        .loginAs(admin)

    const stale = await remove('"2"')
    stale.assertStatus(412)
    assert.isNotNull(await Category.find(domain.id))

    const current = await remove('"3"')
    current.assertStatus(204)
  })

  test('other staff can only read domains; partners cannot', async ({ assert, client }) => {
    const { uid } = await CategoryFactory.create()
    const requests = [
      ['post', '/v1/categories/create/'],
      ['put', `/v1/categories/update/${uid}/`],
      ['patch', `/v1/categories/update/${uid}/`],
      ['delete', `/v1/categories/${uid}/`],
    ] as const
    for (const role of [Role.subAdmin, Role.companyUser]) {
      const staff = await UserFactory.merge({ role }).create()
      for (const [method, url] of requests) {
        const response = await client[method](url).withGuard('api').loginAs(staff)
        response.assertStatus(403)
      }
    }
    const partner = await createPartner()
    for (const path of ['list', `edit/${uid}`, uid]) {
      const response = await client.get(`/v1/categories/${path}/`).withGuard('api').loginAs(partner)
      response.assertStatus(403)
    }
    assert.lengthOf(await Category.query(), 1)
  })
})
