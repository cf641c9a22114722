import { belongsTo, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { SaleSchema } from '#database/schema'
import Client from '#app/accounts/client'
import ClientPackage from '#app/billing/client_package'
import type { Family } from '#app/billing/families'
import Payment from '#app/billing/payment'
import Invoice from '#app/billing/invoice'
import Refund from '#app/billing/refund'
import type { TaxCategory } from '#app/billing/tax_category'
import SalePayment from '#app/billing/sale_payment'

export const channels = ['self', 'admin', 'free'] as const
export const paymentStatuses = ['unpaid', 'paid', 'waived', 'void'] as const

export type Channel = (typeof channels)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * A sale with a snapshot of its terms; amounts are in minor units of its currency. The database rejects
 * changes of its figures. A void is a sale of the negative amount.
 */
export default class Sale extends SaleSchema {
  declare family: Family
  declare channel: Channel
  declare paymentStatus: PaymentStatus
  declare taxCategory: TaxCategory

  /** Not `client`, which Lucid reserves. */
  @belongsTo(() => Client, { foreignKey: 'clientId' })
  declare buyer: BelongsTo<typeof Client>

  @belongsTo(() => ClientPackage)
  declare clientPackage: BelongsTo<typeof ClientPackage>

  /** The sale that this one voids. */
  @belongsTo(() => Sale, { foreignKey: 'voids' })
  declare voided: BelongsTo<typeof Sale>

  /** The sale that voids this one. */
  @hasOne(() => Sale, { foreignKey: 'voids' })
  declare reversal: HasOne<typeof Sale>

  @hasMany(() => Payment)
  declare payments: HasMany<typeof Payment>

  /** Its invoice and the credit notes. */
  @hasMany(() => Invoice)
  declare documents: HasMany<typeof Invoice>

  @hasMany(() => Refund)
  declare refunds: HasMany<typeof Refund>

  @hasMany(() => SalePayment)
  declare steps: HasMany<typeof SalePayment>

  get currency() {
    const { currencyCode: code, currencySymbol: symbol, currencyExponent: exponent } = this
    return { code, symbol, exponent }
  }

  /** Load `documents` beforehand. */
  get invoice(): Invoice | null {
    return this.documents.find(({ kind }) => kind === 'invoice') ?? null
  }

  /** Its name in the audit log. */
  get auditName(): string {
    return `${this.number} (${this.clientName})`
  }
}
