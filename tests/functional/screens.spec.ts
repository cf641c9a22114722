import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import portal from '#config/portal'
import { may, loginRoles, type Visitor } from '#app/accounts/role'
import { abilitiesOf } from '#app/accounts/route_abilities'
import { isPage } from '#tests/helpers/every_page'

interface Screen {
  path: string
  roles: string
  heldBy: string
}

/** The rows of docs/screens.md: page, roles, and spec. */
function listedScreens(): Screen[] {
  const text = readFileSync(app.makePath('docs/screens.md'), 'utf8')
  return [...text.matchAll(/^\| `(\/[^`]*)` +\| ([\w ]+?) +\| `?([^`|]+?)`? +\|$/gm)].map(
    ([, path, roles, heldBy]) => ({ path, roles, heldBy })
  )
}

/** The pages of the router: the path as in the document → the roles with access. */
function routedScreens(): Map<string, string> {
  const routes = Object.values(router.toJSON()).flat().filter(isPage)
  return new Map(
    routes.map((route) => {
      const visitors: Visitor[] = ['guest', ...loginRoles]
      const allowed = visitors.filter((visitor) =>
        abilitiesOf(route).every((ability) => may(visitor, ability))
      )
      const path = route.pattern.slice(portal.basePath.length).replace(/:(\w+)\??/g, '{$1}')
      return [path || '/', rolesInWords(allowed, visitors)]
    })
  )
}

function rolesInWords(allowed: Visitor[], all: Visitor[]): string {
  if (allowed.length === all.length) return 'everybody'
  return allowed.map((visitor) => (visitor === 'guest' ? 'guests' : visitor)).join(' ')
}

test.group('docs/screens.md', () => {
  test('lists each page of the router with the roles that have access', ({ assert }) => {
    const listed = listedScreens().filter(({ heldBy }) => !heldBy.startsWith('open'))

    assert.deepEqual(
      Object.fromEntries(listed.map(({ path, roles }) => [path, roles])),
      Object.fromEntries(routedScreens())
    )
    assert.isAbove(listed.length, 60)
  })

  test('lists a page as open only until it exists', ({ assert }) => {
    const open = listedScreens().filter(({ heldBy }) => heldBy.startsWith('open'))

    assert.deepEqual(
      open.filter(({ path }) => routedScreens().has(path)),
      []
    )
  })

  test('refers to existing specs', ({ assert }) => {
    const files = listedScreens().map(({ heldBy }) => heldBy)

    assert.deepEqual(
      files.filter((file) => !file.startsWith('open') && !existsSync(app.makePath('tests', file))),
      []
    )
  })
})
