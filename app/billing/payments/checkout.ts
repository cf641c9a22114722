import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CheckoutSchema } from '#database/schema'
import Sale from '#app/billing/sale'

export const checkoutStatuses = ['open', 'paid', 'rejected', 'expired', 'failed'] as const

/** Why a payment does not count: another amount or currency than agreed, or the sale is no longer due. */
export type PaymentProblem = 'amount' | 'currency' | 'not_due'

/** A payment of a sale on a page of Stripe. Amounts are in minor units of the sale's currency. */
export default class Checkout extends CheckoutSchema {
  declare status: (typeof checkoutStatuses)[number]
  declare problem: PaymentProblem | null

  @belongsTo(() => Sale)
  declare sale: BelongsTo<typeof Sale>
}
