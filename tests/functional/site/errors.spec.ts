import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import Notification from '#app/notifications/notification'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

/** Makes one function fail until the end of the test. */
function failing<Name extends 'findOf' | 'unreadCountOf'>(name: Name, error: Error) {
  const original = Notification[name]
  Notification[name] = async () => {
    throw error
  }
  return () => {
    Notification[name] = original
  }
}

test.group('Error pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an unknown id links to its list and the dashboard', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const response = await client.get(`/portal/admin/clients/edit/${newUid()}`).loginAs(admin)

    response.assertStatus(404)
    const { html } = renderedPage(response)
    assert.include(html, 'class="sidebar"')
    assert.match(html, /href="\/portal\/admin\/clients"[^>]*>Back to (<!-- -->)?Clients/)
    assert.include(html, 'Back to the dashboard')
    assert.notInclude(html, 'Include this')
  })

  test('an internal error shows the request id in the layout of the portal', async ({
    assert,
    cleanup,
    client,
  }) => {
    cleanup(failing('findOf', new Error('a secret of the inside')))
    const response = await client
      .post(`/portal/partner/notifications/${newUid()}`)
      .header('x-request-id', 'trace-me-0001')
      .withCsrfToken()
      .loginAs(await createPartner())

    response.assertStatus(500)
    const { component, html, props } = renderedPage(response)
    assert.equal(component, 'errors/error')
    assert.include(html, 'Something went wrong')
    assert.isString(props.request_id)
    assert.include(html, `<code>${props.request_id}</code>`)
    assert.include(html, 'class="sidebar"')
    assert.notInclude(response.text(), 'secret of the inside')
  })

  test('users are redirected from the pages of other roles to their dashboard', async ({
    client,
  }) => {
    const partner = await createPartner()
    const elsewhere = await client.get('/portal/admin/skills').loginAs(partner).redirects(0)
    elsewhere.assertStatus(302)
    elsewhere.assertHeader('location', '/portal/partner/dashboard')
  })

  test('a plain error page is sent if no page can be rendered', async ({
    assert,
    cleanup,
    client,
  }) => {
    cleanup(failing('unreadCountOf', new Error('no database')))
    const response = await client.get('/portal/partner/profile').loginAs(await createPartner())

    response.assertStatus(500)
    assert.include(response.text(), '<h1>Something went wrong</h1>')
    assert.include(response.text(), 'Include this ID when you report the problem')
    assert.notInclude(response.text(), 'no database')
  })
})
