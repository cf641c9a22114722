import type { RouteJSON } from '@adonisjs/core/types/http'
import { abilities, type Ability } from '#app/accounts/role'

/** The abilities that a route and its groups require; all of them are needed. */
export function abilitiesOf(route: Pick<RouteJSON, 'middleware'>): Ability[] {
  return [...route.middleware.all()].flatMap((entry) =>
    'name' in entry && entry.name === 'may' && 'args' in entry
      ? [entry.args].flat().filter((name): name is Ability => isAbility(name))
      : []
  )
}

function isAbility(name: unknown): name is Ability {
  return typeof name === 'string' && Object.hasOwn(abilities, name)
}
