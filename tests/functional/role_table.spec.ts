import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import type { RouteJSON } from '@adonisjs/core/types/http'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import portal from '#config/portal'
import { isOfV1 } from '#app/core/door'
import { newUid } from '#app/core/uid'
import { homeOf, may, Role, type RoleId, type Visitor } from '#app/accounts/role'
import { abilitiesOf } from '#app/accounts/route_abilities'
import type User from '#app/accounts/user'
import { createPartner, UserFactory } from '#database/factories/user_factory'

const visitors: Visitor[] = ['guest', ...Object.values(Role)]

/** Routes that redirect to the login page even with access. */
const redirectToLogin = [
  'auth.logout',
  'auth.login.store',
  'auth.login.code',
  'auth.login.code.store',
]

function allRoutes(): RouteJSON[] {
  return Object.values(router.toJSON()).flat()
}

function isV1({ pattern }: RouteJSON) {
  return isOfV1(pattern)
}

/** Requests the route with its method, an empty body, and unknown ids. */
async function visit(client: ApiClient, route: RouteJSON, person: User | null) {
  const [method] = route.methods.filter((name) => name !== 'HEAD')
  const path = route.pattern.replace(/:\w+\??|\*/g, () => newUid())
  let request = client.request(path, method).redirects(0)
  if (isV1(route)) {
    request = request.accept('json')
    if (method !== 'GET') request = request.json({})
    if (person) request = request.withGuard('api').loginAs(person)
  } else {
    request = request.withCsrfToken()
    if (person) request = request.loginAs(person)
  }
  return request
}

async function personOf(visitor: Visitor): Promise<User | null> {
  if (visitor === 'guest') return null
  return visitor === Role.partner ? createPartner() : UserFactory.merge({ role: visitor }).create()
}

/** The contradiction between a response and the abilities; null if there is none. */
function faultOf(route: RouteJSON, visitor: Visitor, response: ApiResponse): string | null {
  // Role 3 cannot log in, so it visits as a guest.
  const known = visitor === Role.unused ? 'guest' : visitor
  const isAllowed = abilitiesOf(route).every((ability) => may(known, ability))
  const status = response.status()
  const summary = `${route.methods[0]} ${route.pattern} as ${visitor}: ${status}`
  if (status >= 500) return `${summary}, a server error`

  if (isV1(route)) {
    const refusal = known === 'guest' ? 401 : 403
    const isRefused = [401, 403].includes(status)
    if (isAllowed) return isRefused ? `${summary}, should be let in` : null
    return status === refusal ? null : `${summary}, should be ${refusal}`
  }

  const location = status === 302 ? response.header('location') : undefined
  const home = portal.basePath + homeOf(known === 'guest' ? Role.unused : (known as RoleId))
  if (isAllowed) {
    const isSentAway = location === home && !redirectToLogin.includes(route.name ?? '')
    return isSentAway ? `${summary} to ${location}, should be let in` : null
  }
  return location === home ? null : `${summary} to ${location}, should be sent to ${home}`
}

test.group('Role table', () => {
  test('every route names its required ability', ({ assert }) => {
    const open = allRoutes().filter((route) => !abilitiesOf(route).length)

    assert.deepEqual(
      open.map(({ pattern }) => pattern),
      []
    )
    assert.isAbove(allRoutes().length, 10)
  })

  test('every route has a unique name', ({ assert }) => {
    const names = allRoutes().map(({ name, pattern }) => name ?? `no name: ${pattern}`)

    assert.deepEqual(
      names.filter((name, index) => name.startsWith('no name') || names.indexOf(name) !== index),
      []
    )
  })

  for (const visitor of visitors) {
    const who = visitor === 'guest' ? 'a guest' : `role ${visitor}`

    test(`every route admits or redirects ${who} according to the abilities`, async ({
      assert,
      client,
    }) => {
      const faults = []
      for (const route of allRoutes()) {
        const rollback = await testUtils.db().wrapInGlobalTransaction()
        try {
          const response = await visit(client, route, await personOf(visitor))
          const fault = faultOf(route, visitor, response)
          if (fault) faults.push(fault)
        } finally {
          await rollback()
        }
      }
      assert.deepEqual(faults, [])
    })
  }

  test('an unknown path redirects to login, or is a 404 on /v1', async ({ assert, client }) => {
    const page = await client.get(`${portal.basePath}/nowhere/at/all`).redirects(0)
    page.assertStatus(302)
    assert.equal(page.header('location'), `${portal.basePath}/auth/login`)

    const api = await client.get(`${portal.basePath}/v1/nowhere/`)
    api.assertStatus(404)
    api.assertHeader('content-type', 'application/problem+json; charset=utf-8')
  })
})
