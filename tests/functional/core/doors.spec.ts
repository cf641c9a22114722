import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { test } from '@japa/runner'
import { isOfV1, portalPath } from '#app/core/door'

const pages = ['session', 'keepMessages', 'shield', 'cookieUser', 'pageRequest']
const v1 = ['bearerUser', 'keyAbility', 'v1Request']

/** Requested by programs, without sessions and forms. */
const withoutDoor = [
  'sitemap',
  'sitemaps.pages',
  'sitemaps.skills',
  'stripe.events',
  'llms',
  'robots',
  'security_contact',
]

function namesOf({ middleware }: RouteJSON): string[] {
  return [...middleware.all()].flatMap((one) => ('name' in one && one.name ? [one.name] : []))
}

/** The names of routes whose middleware breaks the rule. */
function breaking(rule: (names: string[], isV1: boolean) => boolean): string[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter((route) => !rule(namesOf(route), isOfV1(route.pattern)))
    .map(({ name, pattern }) => name ?? pattern)
}

test.group('The two doors', () => {
  test('each parse requests with their own middleware', ({ assert }) => {
    const unread = breaking((names, isV1) => names[0] === (isV1 ? 'v1Request' : 'pageRequest'))
    assert.deepEqual(unread, withoutDoor)
  })

  test('do not run each other’s middleware', ({ assert }) => {
    const mixed = breaking((names, isV1) => {
      return !names.some((name) => (isV1 ? pages : v1).includes(name))
    })
    assert.deepEqual(mixed, [])
  })

  test('run at most ten middlewares for a metered call', ({ assert }) => {
    const route = Object.values(router.toJSON())
      .flat()
      .find(({ name }) => name === 'v1.search')!
    const before = server.getMiddlewareList().length
    assert.isAtMost(before + route.middleware.all().size, 10)
  })

  test('serve files only from the folders of public/', async ({ client }) => {
    const icon = await client.get(portalPath('/icons/mark.svg'))
    icon.assertStatus(200)
    icon.assertHeader('cache-control', 'public, max-age=86400')
    const missing = await client.get(portalPath('/icons/missing.svg')).redirects(0)
    missing.assertStatus(302)
    const ofV1 = await client.get(portalPath('/v1/icons/mark.svg'))
    ofV1.assertStatus(404)
    ofV1.assertHeader('content-type', 'application/problem+json; charset=utf-8')
  })

  test('send no headers of pages on /v1', async ({ assert, client }) => {
    for (const path of ['/v1', '/v1/skills/list/', '/v1/nothing-here/']) {
      const response = await client.get(portalPath(path))
      assert.isUndefined(response.header('set-cookie'))
      assert.notInclude(String(response.header('vary')), 'X-Inertia')
    }
  })
})
