import { test } from '@japa/runner'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import testUtils from '@adonisjs/core/services/test_utils'
import type { HttpContext } from '@adonisjs/core/http'
import { SessionMiddlewareFactory } from '@adonisjs/session/factories'
import type { SessionData } from '@adonisjs/session/types'
import KeepMessagesMiddleware from '#app/core/http/keep_messages_middleware'
import { UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

/** A session with these messages, and a function that makes a GET request with it. */
async function sessionWith(messages: object) {
  let stored: SessionData | null = { language: 'de', __flash__: messages }
  const store = {
    read: () => structuredClone(stored),
    write: (_id: string, values: SessionData) => void (stored = structuredClone(values)),
    destroy: () => void (stored = null),
    touch: () => {},
  }
  const middleware = await new SessionMiddlewareFactory()
    .merge({ config: { store: 'one', stores: { one: () => store } } })
    .create()

  async function visit(accept: string, next: (ctx: HttpContext) => Promise<void>) {
    const ctx = new HttpContextFactory().create()
    ctx.request = new RequestFactory().merge({ method: 'GET' }).create()
    ctx.request.request.headers.accept = accept
    await middleware.handle(ctx, () => new KeepMessagesMiddleware().handle(ctx, () => next(ctx)))
  }
  return { visit, values: () => stored }
}

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

  test('are left in the session while the page’s script requests {name}')
    .with(beside)
    .run(async ({ assert, client }, { path, headers }) => {
      const staff = await UserFactory.create()
      const response = await client
        .get(path)
        .headers(headers)
        .redirects(0)
        .loginAs(staff)
        .withFlashMessages(flashed)

      assert.notInclude(String(response.header('set-cookie')), 'skillary_session')
    })

  test('are not shown again because of a script’s request that ends later', async ({ assert }) => {
    const { visit, values } = await sessionWith(flashed)

    await visit('application/json', async (ctx) => {
      assert.isTrue(ctx.session.flashMessages.isEmpty)
      await visit('text/html', async ({ session }) => {
        assert.deepEqual(session.flashMessages.all(), flashed)
      })
    })

    assert.deepEqual(values(), { language: 'de' })
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
