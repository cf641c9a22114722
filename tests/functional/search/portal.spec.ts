import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'
import { searchable } from '#tests/helpers/searchable_skills'

test.group('The search page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds pages, skills of every status and clients for role {role}')
    .with([{ role: Role.admin }, { role: Role.subAdmin }])
    .run(async ({ assert, client }, { role }) => {
      const staff = await UserFactory.merge({ role }).create()
      const acme = await ClientFactory.merge({ name: 'Skilled Hands' }).create()
      const [skill] = await searchable({ name: 'Skilled welding', status: 'draft' }, 'Bending')

      const response = await client.get('/portal/admin/search').qs({ q: 'skil' }).loginAs(staff)

      response.assertStatus(200)
      const { component, props, html } = renderedPage(response)
      assert.equal(component, 'search/index')
      assert.containSubset(props.skills, [{ id: skill.uid, name: 'Skilled welding' }])
      assert.lengthOf(props.skills, 1)
      assert.deepEqual(props.clients, [
        { id: acme.uid, name: 'Skilled Hands', email: acme.email, status: 'active' },
      ])
      assert.include(html, `href="/portal/admin/skills/edit/${skill.uid}"`)
      assert.include(html, `href="/portal/admin/clients/edit/${acme.uid}"`)
      assert.include(html, 'href="/portal/admin/skills/create"')
      assert.include(html, '<mark>Skil</mark>')
    })

  test('finds skills and no client for a company user', async ({ assert, client }) => {
    const user = await UserFactory.merge({ role: Role.companyUser }).create()
    await ClientFactory.merge({ name: 'Welding & Sons' }).create()
    const [skill] = await searchable('Welding')

    const response = await client.get('/portal/companyUser/search?q=weld').loginAs(user)

    const { props, html } = renderedPage(response)
    assert.isNull(props.clients)
    assert.include(html, `href="/portal/companyUser/skills/edit/${skill.uid}"`)
    assert.notInclude(html, 'Sons')
  })

  test('finds only pages for a partner', async ({ assert, client }) => {
    const partner = await createPartner()
    await ClientFactory.merge({ name: 'Packages & Sons' }).create()
    await searchable('Packages of clients')

    const response = await client.get('/portal/partner/search?q=packages').loginAs(partner)

    const { props, html } = renderedPage(response)
    assert.isNull(props.skills)
    assert.isNull(props.clients)
    assert.include(html, 'href="/portal/partner/packages-list"')
    assert.notInclude(html, 'Sons')
    assert.notInclude(html, 'Packages of clients')
  })

  test('shows all pages for an empty text, and reports no matches', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await searchable('Welding')
    const page = async (q: unknown) =>
      renderedPage(
        await client
          .get('/portal/admin/search')
          .qs({ q } as Record<string, string>)
          .loginAs(admin)
      )

    const empty = await page('')
    assert.deepEqual([empty.props.skills, empty.props.clients], [[], []])
    assert.include(empty.html, 'Limitation Setup')
    const unknown = await page('xyzzy')
    assert.include(unknown.html, 'No results')
    const twice = await page(['a', 'b'])
    assert.equal(twice.props.q, '')
    const long = await page('x'.repeat(500))
    assert.lengthOf(long.props.q, 200)
    const odd = await page('wel\u0000ding')
    assert.lengthOf(odd.props.skills, 1)
  })

  test('a guest is redirected to login', async ({ assert, client }) => {
    const response = await client.get('/portal/admin/search?q=weld').redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), '/auth/login')
  })
})

test.group('Client search on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const path = '/v1/clients/search-auto/'

  test('finds by name, contact and address, prefixes of names first', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    await ClientFactory.merge([
      { name: 'The Acme Works' },
      { name: 'Acme', status: 'suspended' as const },
      { name: 'Beta', contactName: 'Ann Acmer' },
      { name: 'Gamma', email: 'gamma@acme.example' },
      { name: 'Other' },
    ]).createMany(5)
    const find = (qs: Record<string, string | number>) =>
      client.get(path).qs(qs).withGuard('api').loginAs(staff)

    const response = await find({ q: 'ACME' })

    response.assertStatus(200)
    const { data } = response.body()
    assert.deepEqual(
      data.map(({ name }: { name: string }) => name),
      ['Acme', 'Beta', 'Gamma', 'The Acme Works']
    )
    assert.deepEqual(Object.keys(data[0]), ['id', 'name', 'email', 'status'])
    const two = await find({ q: 'acme', limit: 2 })
    assert.lengthOf(two.body().data, 2)
    const none = await find({ q: '100%' })
    assert.lengthOf(none.body().data, 0)
  })

  test('refuses and names invalid parameters', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const find = (qs: Record<string, string>) =>
      client.get(path).qs(qs).withGuard('api').loginAs(staff)

    for (const qs of [{}, { q: 'a', limit: '51' }, { q: 'a'.repeat(201) }]) {
      const response = await find(qs as Record<string, string>)
      response.assertStatus(422)
    }
    const unknown = await find({ q: 'a', colour: 'red' })
    unknown.assertStatus(400)
    assert.include(unknown.body().detail, 'colour')
  })

  test('is forbidden for role {role}')
    .with([{ role: Role.partner }, { role: Role.companyUser }])
    .run(async ({ client }, { role }) => {
      const user =
        role === Role.partner ? await createPartner() : await UserFactory.merge({ role }).create()
      const response = await client.get(path).qs({ q: 'a' }).withGuard('api').loginAs(user)
      response.assertStatus(403)
    })

  test('is refused for guests', async ({ client }) => {
    const response = await client.get(path).qs({ q: 'a' })
    response.assertStatus(401)
  })
})
