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

/** Who may call an operation, in a sentence. */
export function whoMay(callers: Visitor[]): string {
  const signedIn = callers.filter((who) => who !== 'guest')
  if (callers.includes('guest')) return 'Open to everybody.'
  if (signedIn.length === 4) return 'Open to everybody who signed in.'
  return `Open to ${new Intl.ListFormat('en').format(signedIn.map((who) => whoIs[who]))}.`
}

/** Which API keys open it; empty where none does. */
export function whichKeys({ keyAbility }: Traits): string {
  if (keyAbility === undefined) return ''
  return keyAbility
    ? `An API key needs the ability \`${keyAbility}\`.`
    : 'Every API key may call it, whatever its abilities.'
}

/** What it costs; empty where it is free. */
export function priceOf({ price }: Traits): string {
  return price
    ? `Costs a client calls: as many as Limitation Setup says by \`${price}\`; \`prices\` of the current packages tells beforehand, \`X-Calls-Charged\` afterwards. What is refused or fails costs nothing.`
    : ''
}
