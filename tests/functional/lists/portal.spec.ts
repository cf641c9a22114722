import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import SavedView, { mostViews } from '#app/saved_views/saved_view'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

const skills = '/portal/admin/skills'

function post(client: ApiClient, user: User, path: string, fields: object) {
  return client.post(path).form(fields).loginAs(user).withCsrfToken().redirects(0)
}

function save(client: ApiClient, user: User, fields: object) {
  return post(client, user, '/portal/admin/views', { address: skills, name: 'Mine', ...fields })
}

test.group('Views of a list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a URL is saved under a name, without the page number', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const address = `${skills}?search=we&sort=-name&page=3&columns=name&columns=type&density=compact`
    const response = await save(client, admin, { address, name: ' Weldings ' })

    const savedQuery = 'search=we&sort=-name&columns=name%2Ctype&density=compact'
    response.assertHeader('location', `${skills}?${savedQuery}`)
    response.assertFlashMessage('success', 'Saved the view “Weldings”.')
    const view = await SavedView.findByOrFail('userId', admin.id)
    assert.containSubset(view.serialize(), {
      list: '/skills',
      name: 'Weldings',
      query: 'search=we&sort=-name',
      columns: 'name,type',
      density: 'compact',
    })
    const { props, html } = renderedPage(await client.get(skills).loginAs(admin))
    assert.deepEqual(props.views, [
      { id: view.uid, name: 'Weldings', address: `${skills}?${savedQuery}`, is_default: false },
    ])
    assert.include(html, `href="${skills}?${savedQuery.replaceAll('&', '&amp;')}"`)
  })

  test('columns and density are in the URL and rendered by the server', async ({
    assert,
    client,
  }) => {
    await createSkill({ name: 'Welding', status: 'published' }, { actorId: null })
    const admin = await UserFactory.create()
    const page = async (query: string) =>
      renderedPage(await client.get(`${skills}?${query}`).loginAs(admin)).html

    const chosen = await page('columns=type,nonsense&density=compact')
    assert.match(chosen, /<table class="table data-table is-fullwidth is-dense/)
    assert.include(chosen, '>Welding</a>')
    assert.include(chosen, 'data-label="Type"')
    assert.notInclude(chosen, 'data-label="Status"')
    assert.include(chosen, '/skills/export?sort=name&amp;columns=name%2Ctype&amp;format=xlsx"')
    const single = await client
      .get(`${skills}?columns=name&search=we&columns=status`)
      .loginAs(admin)
      .redirects(0)
    single.assertHeader('location', `${skills}?columns=name%2Cstatus&search=we`)
    const posted = await page('columns=name&columns=status')
    assert.notInclude(posted, 'data-label="Type"')
    assert.include(posted, 'data-label="Status"')
    const plain = await page('')
    assert.include(plain, 'data-label="Updated"')
    assert.notInclude(plain, 'is-dense')
  })

  test('the default view applies to a URL without parameters', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await save(client, admin, { address: `${skills}?status=draft`, is_default: 'true' })
    await save(client, admin, { address: skills, name: 'All', is_default: 'true' })
    const first = await SavedView.findByOrFail('name', 'Mine')
    assert.isFalse(first.isDefault)
    const open = (path: string) => client.get(path).loginAs(admin).redirects(0)

    const toAll = await open(skills)
    toAll.assertHeader('location', `${skills}?view=all`)
    await post(client, admin, `/portal/admin/views/${first.uid}`, {
      name: 'Drafts',
      is_default: 'true',
    })
    const toDrafts = await open(skills)
    toDrafts.assertStatus(302)
    toDrafts.assertHeader('location', `${skills}?status=draft`)
    for (const query of ['view=all', 'page=1', 'status=draft']) {
      const stays = await open(`${skills}?${query}`)
      stays.assertStatus(200)
    }
    const other = await client
      .get(skills)
      .loginAs(await UserFactory.create())
      .redirects(0)
    other.assertStatus(200)
    // Removing the last filter must not apply the default view again.
    const { html } = renderedPage(await open(`${skills}?status=draft`))
    assert.include(html, `href="${skills}?view=all"`)
  })

  test('messages are kept when the default view is opened', async ({ client }) => {
    const admin = await UserFactory.create()
    await save(client, admin, { address: `${skills}?status=draft`, is_default: 'true' })
    const view = await SavedView.findByOrFail('userId', admin.id)

    const page = await client
      .post(`/portal/admin/views/${view.uid}`)
      .form({ name: 'Drafts', is_default: 'true' })
      .loginAs(admin)
      .withCsrfToken()

    page.assertStatus(200)
    page.assertTextIncludes('Saved the view “Drafts”.')
  })

  test('a view is renamed and deleted, and redirects back', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await save(client, admin, { is_default: 'true' })
    const view = await SavedView.findByOrFail('userId', admin.id)
    const path = `/portal/admin/views/${view.uid}`

    const renamed = await post(client, admin, path, { name: 'Ours', back: '/skills?page=2' })
    renamed.assertHeader('location', `${skills}?page=2`)
    await view.refresh()
    assert.equal(view.name, 'Ours')
    assert.isFalse(view.isDefault)

    const deleted = await post(client, admin, `${path}?_method=DELETE`, {})
    deleted.assertHeader('location', skills)
    assert.isNull(await SavedView.find(view.id))
  })

  test('a name is required, short, and unique for the list', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await save(client, admin, {})
    const fault = async (fields: object) => {
      const response = await save(client, admin, fields)
      response.assertStatus(302)
      return response.flashMessage('inputErrorsBag')
    }

    assert.deepEqual(await fault({}), { name: ['You already have a view “Mine” for this list.'] })
    assert.property(await fault({ name: ' ' }), 'name')
    assert.property(await fault({ name: 'x'.repeat(61) }), 'name')
    assert.lengthOf(await SavedView.query().where({ userId: admin.id }), 1)
    await save(client, admin, { address: '/portal/admin/clients' })
    assert.lengthOf(await SavedView.query().where({ userId: admin.id, name: 'Mine' }), 2)
  })

  test('a user can save at most 50', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await SavedView.createMany(
      Array.from({ length: mostViews }, (_, number) => ({
        userId: admin.id,
        list: '/clients',
        name: `View ${number}`,
        query: '',
        density: 'comfortable' as const,
        isDefault: false,
      }))
    )
    const response = await save(client, admin, {})
    assert.property(response.flashMessage('inputErrorsBag'), 'name')
    assert.lengthOf(await SavedView.query().where({ userId: admin.id }), mostViews)
  })

  test('a URL that is not one of the user’s lists is refused: {$self}')
    .with([
      'https://example.com/portal/admin/skills',
      '//example.com/skills',
      '/portal/companyUser/skills',
      '/portal/admin/sub-admins',
      '/portal/admin/skills/create',
      '/portal/admin/skills/../sub-admins',
      '/portal/admin/nowhere',
      '/portal/admin',
      '/',
    ])
    .run(async ({ assert, client }, address) => {
      const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
      const response = await save(client, subAdmin, { address })
      assert.property(response.flashMessage('inputErrorsBag'), 'address')
      assert.lengthOf(await SavedView.query().where({ userId: subAdmin.id }), 0)
    })

  test('a view of another user is not found', async ({ assert, client }) => {
    const owner = await UserFactory.create()
    await save(client, owner, {})
    const view = await SavedView.findByOrFail('userId', owner.id)
    const other = await UserFactory.create()
    const path = `/portal/admin/views/${view.uid}`

    const answers = [
      await post(client, other, path, { name: 'Theirs' }),
      await post(client, other, `${path}?_method=DELETE`, {}),
    ]
    for (const answer of answers) {
      answer.assertFlashMessage('error', 'The view was not found.')
    }
    await view.refresh()
    assert.equal(view.name, 'Mine')
    const { props } = renderedPage(await client.get(skills).loginAs(other))
    assert.deepEqual(props.views, [])
  })

  test('guests and users of another area cannot save views', async ({ assert, client }) => {
    const partner = await createPartner()
    const refused = await save(client, partner, {})
    refused.assertHeader('location', '/portal/partner/dashboard')
    const guest = await client
      .post('/portal/admin/views')
      .form({ address: skills, name: 'Mine' })
      .withCsrfToken()
      .redirects(0)
    guest.assertHeader('location', '/auth/login')
    assert.lengthOf(await SavedView.all(), 0)
  })
})

test.group('Lists with views', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{path} has a menu of views')
    .with([
      ...[
        'skills',
        'skill-relations',
        'synonyms',
        'clients',
        'sub-admins',
        'audit-log',
        'categories?search=a',
      ].map((list) => ({ role: Role.admin, path: `/portal/admin/${list}` })),
      ...['currencies', 'contact-messages', 'sales-history', 'clients/search-history'].map(
        (list) => ({ role: Role.admin, path: `/portal/admin/${list}` })
      ),
      { role: Role.companyUser, path: '/portal/companyUser/skills' },
      { role: Role.partner, path: '/portal/partner/playground/search-history' },
      { role: Role.partner, path: '/portal/partner/all-activated-packages' },
    ])
    .run(async ({ assert, client }, { role, path }) => {
      const person =
        role === Role.partner ? await createPartner() : await UserFactory.merge({ role }).create()
      const { html } = renderedPage(await client.get(path).loginAs(person))
      assert.include(html, '<details class="view-menu"')
    })
})
