import { test } from '@japa/runner'
import type { ApiRequest } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

test.group('Appearance', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a chosen theme is written on the root element, the system is left to the browser', async ({
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

  test('a closed sidebar is closed in the first page already', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const dashboard = () => client.get('/portal/admin/dashboard').loginAs(admin)

    assert.include(renderedPage(await dashboard()).html, '<div class="shell is-open">')
    const closed = await withCookie(dashboard(), 'sidebar', 'closed')
    assert.include(renderedPage(closed).html, '<div class="shell">')
  })

  test('a form chooses it where no script runs', async ({ assert, client }) => {
    const response = await client
      .post('/appearance')
      .form({ theme: 'dark' })
      .withCsrfToken()
      .redirects(0)

    response.assertStatus(302)
    assert.include(String(response.headers()['set-cookie']), 'theme=dark;')
  })

  test('refuses a theme that there is not', async ({ assert, client }) => {
    const response = await client
      .post('/appearance')
      .form({ theme: 'pink' })
      .withCsrfToken()
      .redirects(0)
    assert.notInclude(String(response.headers()['set-cookie']), 'theme=')
  })
})

/** A cookie as a script of the page writes it: neither signed nor encoded. */
function withCookie(request: ApiRequest, name: string, value: string) {
  request.cookiesJar[name] = { name, value }
  return request
}
