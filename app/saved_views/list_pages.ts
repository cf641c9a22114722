import router from '@adonisjs/core/services/router'
import { abilitiesOf } from '#app/accounts/auth/route_abilities'
import { areaOf, may } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { portalPath } from '#app/core/door'
import { familyIds } from '#app/billing/families'

/** The pages whose list one may keep views of, by the name of their route inside an area. */
const listPages: ReadonlySet<string> = new Set([
  'api_keys.index',
  'audit_log',
  'categories.index',
  'client_purchases.index',
  'clients.index',
  'contact_messages.index',
  'currencies.index',
  ...familyIds.map((family) => `packages.${family}.index`),
  'packages.searches',
  'playground.history',
  'purchases.index',
  'relations.index',
  'sales.index',
  'searches.index',
  'searches.pack',
  'skills.index',
  'staff.index',
  'uploads.index',
])

/**
 * The list that a path of the portal shows, as its path inside the person's own area (`/skills`); null
 * where it is another page, another area, or one that the person may not open.
 */
export function listOfPath(user: User, path: string): string | null {
  const area = portalPath(areaOf(user.role) ?? '')
  if (!areaOf(user.role) || !path.startsWith(`${area}/`)) return null

  const plain = path.replace(/\/+$/, '')
  const route = router.match(plain, 'GET', true)?.route
  const [, name] = /^[a-z]+\.(.+)$/.exec(route?.name ?? '') ?? []
  if (!route || !name || !listPages.has(name)) return null
  const isOpen = abilitiesOf(route).every((ability) => may(user.role, ability))
  return isOpen ? plain.slice(area.length) : null
}
