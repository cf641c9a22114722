import vine from '@vinejs/vine'
import { may, Role, type Visitor } from '#app/accounts/role'

/**
 * The reader of a document: `partner` includes what partners and guests may call, `staff`
 * everything.
 */
export const audiences = ['partner', 'staff'] as const

export type Audience = (typeof audiences)[number]

/** The query parameters of the document. */
export const documentValidator = vine.create({ audience: vine.enum(audiences).optional() })

export function audienceOf(visitor: Visitor): Audience {
  return may(visitor, 'staff_contract') ? 'staff' : 'partner'
}

/** Whether the document for this audience includes an operation with these callers. */
export function includesCallers(audience: Audience, callers: Visitor[]): boolean {
  return audience === 'staff' || callers.includes(Role.partner) || callers.includes('guest')
}
