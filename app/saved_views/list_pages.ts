import router from '@adonisjs/core/services/router'
import { abilitiesOf } from '#app/accounts/route_abilities'
import { areaOf, may } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { portalPath } from '#app/core/door'
import { familyIds } from '#app/billing/families'

/** The pages with lists whose views can be saved, by route name inside an area. */
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
  'synonyms.index',
  'uploads.index',
])

/** The playground, whose searches can be saved like the views of a list; it is outside the areas. */
export const playgroundPath = '/playground'

/**
 * The list on a path of the portal, as its path inside the user's area (`/skills`); null for other pages,
 * other areas, and pages that the user cannot open.
 */
export function listOfPath(user: User, path: string): string | null {
  if (path === portalPath(playgroundPath)) {
    return may(user.role, 'playground') ? playgroundPath : null
  }
  const area = portalPath(areaOf(user.role) ?? '')
  if (!areaOf(user.role) || !path.startsWith(`${area}/`)) return null

  const plain = path.replace(/\/+$/, '')
  const route = router.match(plain, 'GET', true)?.route
  const [, name] = /^[a-z]+\.(.+)$/.exec(route?.name ?? '') ?? []
  if (!route || !name || !listPages.has(name)) return null
  const isOpen = abilitiesOf(route).every((ability) => may(user.role, ability))
  return isOpen ? plain.slice(area.length) : null
}
