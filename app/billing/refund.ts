import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { RefundSchema } from '#database/schema'
import Invoice from '#app/billing/invoice'
import Sale from '#app/billing/sale'

export const refundStatuses = ['due', 'done'] as const

export const refundMethods = ['bank_transfer', 'stripe', 'other'] as const

export type RefundMethod = (typeof refundMethods)[number]

/** Money that is due back to a client, or was returned; in minor units of the sale's currency. */
export default class Refund extends RefundSchema {
  declare status: (typeof refundStatuses)[number]
  declare method: RefundMethod | null

  @belongsTo(() => Sale)
  declare sale: BelongsTo<typeof Sale>

  /** The credit note. */
  @belongsTo(() => Invoice)
  declare creditNote: BelongsTo<typeof Invoice>
}
