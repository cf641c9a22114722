import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PaymentSchema } from '#database/schema'
import Sale from '#app/billing/sale'

export const paymentMethods = ['bank_transfer', 'stripe', 'other'] as const

/** The methods that staff can record. */
export const manualMethods = ['bank_transfer', 'other'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Received money; the database rejects changes of the row. */
export default class Payment extends PaymentSchema {
  declare method: PaymentMethod

  @belongsTo(() => Sale)
  declare sale: BelongsTo<typeof Sale>
}
