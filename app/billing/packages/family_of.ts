import type { HttpContext } from '@adonisjs/core/http'
import { familyIds, type Family } from '#app/billing/families'

/** The family of a route, from its name: `admin.packages.basic.index`. */
export function familyOf({ route }: Pick<HttpContext, 'route'>): Family {
  const parts = route?.name?.split('.') ?? []
  const family = familyIds.find((id) => parts.includes(id))
  if (!family) throw new Error(`The route ${route?.name} has no package family`)
  return family
}
