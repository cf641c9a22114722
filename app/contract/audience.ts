import { may, Role, type Visitor } from '#app/accounts/role'

/** Who a document is for: a partner's has what partners and guests may call, the one of staff everything. */
export const audiences = ['partner', 'staff'] as const

export type Audience = (typeof audiences)[number]

export function audienceOf(visitor: Visitor): Audience {
  return may(visitor, 'staff_contract') ? 'staff' : 'partner'
}

/** Whether a document for this audience has what these may call. */
export function isFor(audience: Audience, callers: Visitor[]): boolean {
  return audience === 'staff' || callers.includes(Role.partner) || callers.includes('guest')
}
