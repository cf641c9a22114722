import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import Category from '#app/catalogue/category'
import { newUid } from '#app/core/uid'
import SavedView from '#app/saved_views/saved_view'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { CategoryFactory, SkillFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { changesOf } from '#tests/helpers/change_log'
import { renderedPage } from '#tests/helpers/rendered_page'

const screen = '/portal/admin/categories'

/** Metal with Steel below it, each with a skill, and Wood. */
async function smallTree() {
  const metal = await CategoryFactory.merge({ name: 'Metal', code: 'K' }).create()
  const steel = await CategoryFactory.merge({ name: 'Steel', parentId: metal.id }).create()
  const wood = await CategoryFactory.merge({ name: 'Wood', active: false }).create()
  const [onMetal, onSteel] = await SkillFactory.merge([
    { categoryId: metal.id },
    { categoryId: steel.id },
  ]).createMany(2)
  return { metal, steel, wood, onMetal, onSteel }
}

test.group('Screens of domains', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show the tree with the number of skills below each domain', async ({ assert, client }) => {
    const { metal } = await smallTree()
    const admin = await UserFactory.create()

    const { component, props, html } = renderedPage(await client.get(screen).loginAs(admin))

    assert.equal(component, 'categories/index')
    assert.deepEqual(
      props.tree.map(({ name, depth, all_skills: all }: Record<string, unknown>) => [
        name,
        depth,
        all,
      ]),
      [
        ['Metal', 0, 2],
        ['Steel', 1, 1],
        ['Wood', 0, 0],
      ]
    )
    assert.include(html, '2 skills of Metal')
    const below = await client.get(`${screen}?below=${metal.uid}`).loginAs(admin)
    assert.lengthOf(renderedPage(below).props.tree, 1)
  })

  test('link from a subtree to the whole tree, even as the default view', async ({
    assert,
    client,
  }) => {
    const { metal } = await smallTree()
    const admin = await UserFactory.create()
    const part = `${screen}?below=${metal.uid}`
    const linkToTree = async () => {
      const response = await client.get(part).loginAs(admin)
      return /href="([^"]+)"[^>]*>All domains</.exec(response.text())?.[1]
    }
    assert.equal(await linkToTree(), screen)

    await SavedView.store(admin, {
      list: '/categories',
      name: 'Metal',
      query: `below=${metal.uid}`,
      isDefault: true,
    })

    assert.equal(await linkToTree(), `${screen}?view=all`)
    const all = await client.get(`${screen}?view=all`).loginAs(admin)
    assert.lengthOf(renderedPage(all).props.tree, 3)
  })

  test('list the results of a search or filter', async ({ assert, client }) => {
    await smallTree()
    const admin = await UserFactory.create()
    for (const [query, name] of [
      ['search=ste', 'Steel'],
      ['active=false', 'Wood'],
    ]) {
      const { props } = renderedPage(await client.get(`${screen}?${query}`).loginAs(admin))
      assert.isNull(props.tree)
      assert.deepEqual(
        props.matches.map((row: { name: string }) => row.name),
        [name]
      )
    }
    const none = await client.get(`${screen}?search=xyz`).loginAs(admin)
    assert.include(none.text(), 'No results')
  })

  test('create a child domain and log the author', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const metal = await CategoryFactory.merge({ name: 'Metal' }).create()
    const form = await client.get(`${screen}/create`).loginAs(admin)
    form.assertStatus(200)

    const response = await client
      .post(`${screen}/create`)
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
      .form({ name: ' Sheet  metal ', parent: 'Metal', active: 'true', slug: '', code: '' })

    response.assertHeader('location', screen)
    response.assertFlashMessage('success', 'Created the domain “Sheet metal”.')
    const created = await Category.findByOrFail('name', 'Sheet metal')
    assert.deepEqual(
      [created.parentId, created.slug, created.code],
      [metal.id, 'sheet-metal', null]
    )
    const auditEntry = await AuditEntry.findByOrFail('subjectUid', created.uid)
    assert.deepEqual(
      [auditEntry.actorId, auditEntry.action, auditEntry.subject],
      [admin.id, 'created', 'category']
    )
  })

  test('show errors next to their fields and keep the input', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { metal, steel } = await smallTree()
    const invalid = await client
      .post(`${screen}/create`)
      .loginAs(admin)
      .withCsrfToken()
      .header('referer', `${screen}/create`)
      .form({ name: '', code: 'K2' })
    assert.property(renderedPage(invalid).props.errors, 'name')

    const circle = await client
      .post(`${screen}/edit/${metal.uid}`)
      .loginAs(admin)
      .withCsrfToken()
      .header('referer', `${screen}/edit/${metal.uid}`)
      .form({ name: 'Metal', parent: steel.uid, active: 'true', version: '1' })
    assert.property(renderedPage(circle).props.errors, 'parent')
    await metal.refresh()
    assert.isNull(metal.parentId)
  })

  test('save a domain, and show concurrent changes', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { steel, metal } = await smallTree()
    const save = (name: string, version: number) =>
      client
        .post(`${screen}/edit/${steel.uid}`)
        .loginAs(admin)
        .withCsrfToken()
        .redirects(0)
        .form({ name, parent: 'Metal', active: 'true', code: 'S', version })

    const form = await client.get(`${screen}/edit/${steel.uid}`).loginAs(admin)
    assert.containSubset(renderedPage(form).props.form, { name: 'Steel', parent: 'Metal' })
    const saved = await save('Steels', 1)
    saved.assertHeader('location', screen)
    await steel.refresh()
    assert.deepEqual(
      [steel.name, steel.parentId, steel.code, steel.version],
      ['Steels', metal.id, 'S', 2]
    )

    const stale = await save('Iron', 1)
    stale.assertStatus(409)
    const { props } = renderedPage(stale)
    assert.isTrue(props.stale)
    assert.equal(props.form.name, 'Iron')
    assert.equal(props.version, '2')
    await steel.refresh()
    assert.equal(steel.name, 'Steels')
  })

  test('delete empty domains only', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { metal, wood } = await smallTree()
    const remove = (domain: Category) =>
      client
        .post(`${screen}/edit/${domain.uid}?_method=DELETE`)
        .loginAs(admin)
        .withCsrfToken()
        .redirects(0)
        .form({ version: 1 })

    const deleted = await remove(wood)
    deleted.assertFlashMessage('success', 'Deleted the domain “Wood”.')
    assert.isNull(await Category.find(wood.id))
    await remove(metal)
    assert.isNotNull(await Category.find(metal.id))
  })

  test('merge a domain: its skills and children move, then it is deleted', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const { metal, steel, wood, onMetal } = await smallTree()
    const form = await client.get(`${screen}/merge/${metal.uid}`).loginAs(admin)
    assert.equal(renderedPage(form).component, 'categories/merge')
    const response = await client
      .post(`${screen}/merge/${metal.uid}`)
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
      .form({ into: 'Wood', version: 1 })

    response.assertFlashMessage(
      'success',
      'Merged “Metal” into “Wood”. Moved: skills 1, domains 1.'
    )
    assert.isNull(await Category.find(metal.id))
    await onMetal.refresh()
    await steel.refresh()
    assert.deepEqual([onMetal.categoryId, onMetal.version], [wood.id, 2])
    assert.deepEqual([steel.parentId, steel.version], [wood.id, 2])
    const [change] = await changesOf('skill', onMetal.id)
    assert.deepEqual([change.before, change.after], [{ domain: metal.uid }, { domain: wood.uid }])
    const auditEntry = await AuditEntry.findByOrFail('subjectUid', metal.uid)
    assert.equal(auditEntry.action, 'merged')
  })

  test('are for administrators only; unknown domains are 404', async ({ assert, client }) => {
    const { metal } = await smallTree()
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    for (const path of ['', '/create', `/edit/${metal.uid}`, `/merge/${metal.uid}`]) {
      const response = await client.get(`${screen}${path}`).loginAs(subAdmin).redirects(0)
      response.assertHeader('location', '/portal/admin/dashboard')
    }
    const forbidden = await client
      .post(`${screen}/create`)
      .loginAs(subAdmin)
      .withCsrfToken()
      .redirects(0)
      .form({ name: 'New' })
    forbidden.assertHeader('location', '/portal/admin/dashboard')
    assert.isNull(await Category.findBy('name', 'New'))
    const missing = await client
      .get(`${screen}/edit/${newUid()}`)
      .loginAs(await UserFactory.create())
    missing.assertStatus(404)
  })
})

test.group('Merging domains on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns the target domain, and refuses cycles, stale versions and other roles', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const { metal, steel, wood } = await smallTree()
    const merge = (domain: Category, input: Record<string, unknown>, person = admin) =>
      client
        .post(`/v1/categories/merge/${domain.uid}/`)
        .withGuard('api')
        .loginAs(person)
        .json(input)

    for (const into of [metal.uid, steel.uid]) {
      const circle = await merge(metal, { into })
      circle.assertStatus(422)
      circle.assertBodyContains({ errors: [{ field: 'into', code: 'circle' }] })
    }
    const withoutTarget = await merge(metal, {})
    withoutTarget.assertStatus(422)
    const unknownTarget = await merge(metal, { into: newUid() })
    unknownTarget.assertStatus(422)
    const stale = await merge(metal, { into: wood.uid, version: 9 })
    stale.assertStatus(412)
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    const forbidden = await merge(metal, { into: wood.uid }, subAdmin)
    forbidden.assertStatus(403)
    assert.isNotNull(await Category.find(metal.id))

    const merged = await merge(metal, { into: wood.uid, version: 1 })
    merged.assertStatus(200)
    assert.containSubset(merged.body(), {
      into: { id: wood.uid, skills_count: 1, total_skills_count: 2, children_count: 1 },
      moved: { skills: 1, categories: 1 },
    })
    const again = await merge(metal, { into: wood.uid })
    again.assertStatus(404)
  })
})
