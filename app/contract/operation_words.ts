import { Role, type Visitor } from '#app/accounts/role'
import type { Traits } from '#app/contract/route_traits'

const whoIs: Record<Visitor, string> = {
  guest: 'guests',
  [Role.admin]: 'administrators (0)',
  [Role.subAdmin]: 'sub-administrators (1)',
  [Role.partner]: 'partners (2)',
  [Role.unused]: 'role 3',
  [Role.companyUser]: 'company users (4)',
}

/** A sentence about who may call the operation. */
export function callersSentence(callers: Visitor[]): string {
  const loggedIn = callers.filter((who) => who !== 'guest')
  if (callers.includes('guest')) return 'Open to everyone.'
  if (loggedIn.length === 4) return 'Open to every logged-in user.'
  return `Open to ${new Intl.ListFormat('en').format(loggedIn.map((who) => whoIs[who]))}.`
}

/** Which API keys can call it; empty if none. */
export function keyAbilitySentence({ keyAbility }: Traits): string {
  if (keyAbility === undefined) return ''
  return keyAbility ? `API keys need the \`${keyAbility}\` ability.` : 'Open to every API key.'
}

/** The price of a call; empty if it is free. */
export function priceSentence({ price }: Traits): string {
  return price
    ? `Metered: \`${price}\` of Limitation Setup is the price in calls. Retrieve the current packages to see \`prices\`; \`X-Calls-Charged\` says what a call cost. Requests that are refused or fail are free.`
    : ''
}
