import { test } from '@japa/runner'
import type { ApiRequest } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#app/accounts/user'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

test.group('Appearance', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a selected theme is set on the root element, the default is not', async ({
    assert,
    client,
  }) => {
    for (const theme of ['light', 'dark']) {
      const page = renderedPage(await withCookie(client.get('/'), 'theme', theme))
      assert.include(page.html, `<html lang="en" data-theme="${theme}">`)
    }
    for (const theme of ['system', '"><script>']) {
      const page = renderedPage(await withCookie(client.get('/'), 'theme', theme))
      assert.include(page.html, '<html lang="en">')
    }
  })

  test('a collapsed sidebar is collapsed in the server-rendered page', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const dashboard = () => client.get('/portal/admin/dashboard').loginAs(admin)

    assert.include(renderedPage(await dashboard()).html, '<div class="shell is-open">')
    const closed = await withCookie(dashboard(), 'sidebar', 'closed')
    assert.include(renderedPage(closed).html, '<div class="shell">')
  })

  test('a form sets it without JavaScript', async ({ assert, client }) => {
    const response = await client
      .post('/appearance')
      .form({ theme: 'dark' })
      .withCsrfToken()
      .redirects(0)

    response.assertStatus(302)
    assert.include(String(response.headers()['set-cookie']), 'theme=dark;')
  })

  test('refuses an unknown theme', async ({ assert, client }) => {
    const response = await client
      .post('/appearance')
      .form({ theme: 'pink' })
      .withCsrfToken()
      .redirects(0)
    assert.notInclude(String(response.headers()['set-cookie']), 'theme=')
  })
})

test.group('Appearance of a logged-in user', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const look = { theme: 'dark', font: 'serif', radius: 6, sidebar: 'closed', language: 'en' }

  test('is stored on the server, and rendered on every device', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const saved = await client
      .post('/portal/admin/profile/appearance')
      .form({ ...look, 'groups[]': ['none', 'skills'] })
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    saved.assertHeader('location', '/portal/admin/profile')
    saved.assertFlashMessage('success', 'Appearance saved.')

    const elsewhere = client.get('/portal/admin/dashboard').loginAs(await User.findOrFail(admin.id))
    const { html, props } = renderedPage(await withCookie(elsewhere, 'theme', 'light'))
    assert.deepEqual(props.appearance, { ...look, groups: ['skills'] })
    assert.include(html, '<html lang="en" data-theme="dark" data-font="serif" data-radius="6">')
    assert.include(html, '<div class="shell">')
    assert.notInclude(html, 'as="font"')
    assert.match(html, /<details open=""><summary[^>]*>(<svg.*?<\/svg>)?Skills/)
    assert.match(html, /<details><summary[^>]*>(<svg.*?<\/svg>)?Packages/)
  })

  test('saves single settings; scripts get no page as a response', async ({ assert, client }) => {
    const partner = await createPartner()
    const choose = (chosen: object) =>
      client
        .post('/appearance')
        .accept('json')
        .form(chosen)
        .loginAs(partner)
        .withCsrfToken()
        .redirects(0)
    for (const chosen of [{ theme: 'dark' }, { 'groups[]': 'playground' }, { sidebar: 'closed' }]) {
      const response = await choose(chosen)
      response.assertStatus(204)
    }
    await choose({ 'groups[]': 'none' })

    const { appearance } = await User.findOrFail(partner.id)
    assert.deepEqual(appearance, { theme: 'dark', groups: [], sidebar: 'closed' })
  })

  test('refuses unknown values at their field', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const wrong = { 'font': 'comic', 'radius': '7', 'theme': 'pink', 'groups[]': '<b>' }
    const response = await client
      .post('/portal/admin/profile/appearance')
      .form(wrong)
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    assert.sameMembers(Object.keys(response.flashMessage('inputErrorsBag')), [
      'font',
      'radius',
      'theme',
      'groups.0',
    ])
    const { appearance } = await User.findOrFail(admin.id)
    assert.isNull(appearance)
  })
})

/** A cookie as written by a script of the page: neither signed nor encoded. */
function withCookie(request: ApiRequest, name: string, value: string) {
  request.cookiesJar[name] = { name, value }
  return request
}
