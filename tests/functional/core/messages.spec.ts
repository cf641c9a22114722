import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

test.group('Flash messages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const page = '/portal/admin/currencies'
  const uploads = '/portal/admin/skills/upload-status'
  const flashed = { success: 'Added EUR.' }

  test('are shown by the next page, once', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const response = await client.get(page).loginAs(staff).withFlashMessages(flashed)

    response.assertStatus(200)
    assert.deepInclude(renderedPage(response).flash, flashed)
    response.assertFlashMissing('success')
  })

  const beside: Array<{ name: string; path: string; headers: Record<string, string> }> = [
    { name: 'a count', path: `${uploads}/latest/count`, headers: { accept: 'application/json' } },
    { name: 'a list', path: `${uploads}/latest`, headers: { accept: 'application/json' } },
    { name: 'the session’s state', path: '/auth/login', headers: { accept: '*/*' } },
    { name: 'a page ahead of time', path: page, headers: { purpose: 'prefetch' } },
  ]

  test('are kept while the page’s script requests {name}')
    .with(beside)
    .run(async ({ client }, { path, headers }) => {
      const staff = await UserFactory.create()
      const response = await client
        .get(path)
        .headers(headers)
        .redirects(0)
        .loginAs(staff)
        .withFlashMessages(flashed)

      response.assertFlashMessage('success', flashed.success)
    })

  test('are kept while the page fetches its tokens', async ({ client }) => {
    const staff = await UserFactory.create()
    const response = await client
      .post('/auth/tokens')
      .accept('json')
      .withCsrfToken()
      .loginAs(staff)
      .withFlashMessages(flashed)

    response.assertFlashMessage('success', flashed.success)
  })
})
