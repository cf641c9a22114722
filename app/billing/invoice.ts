import { belongsTo, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import type { Language } from '#config/i18n'
import { InvoiceSchema } from '#database/schema'
import Client from '#app/accounts/client'
import Refund from '#app/billing/refund'
import Sale from '#app/billing/sale'
import type { TaxCategory } from '#app/billing/tax_category'

export const invoiceKinds = ['invoice', 'credit_note'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

/** The seller as printed on a document. */
export interface SellerCopy {
  name: string
  street: string
  post_code: string
  city: string
  country: string
  vat_id: string | null
  tax_number: string | null
  registration: string | null
  email: string | null
  phone: string | null
}

/** The buyer as printed on a document; `tax_id` is a number that is not a VAT id. */
export interface BuyerCopy {
  name: string
  address: string[]
  post_code: string | null
  city: string | null
  country: string
  vat_id: string | null
  tax_id: string | null
  email: string | null
  reference: string | null
}

/** Amounts are in minor units, rates in hundredths of a percent. */
export interface InvoiceLine {
  description: string
  quantity: number
  unit_price: number
  amount: number
  category: TaxCategory
  rate: number
  supplied_on: string
}

export interface InvoiceTax {
  category: TaxCategory
  rate: number
  /** Why no tax is charged; null for standard and zero rates. */
  reason: string | null
  base: number
  amount: number
}

/** How an invoice is paid; empty on credit notes. */
export interface PaymentInstructions {
  bank_name: string | null
  iban: string | null
  bic: string | null
  reference: string | null
  text: string | null
}

/**
 * An invoice or credit note with copies of all its data; the database rejects changes. Amounts are positive,
 * also of credit notes.
 */
export default class Invoice extends InvoiceSchema {
  declare kind: InvoiceKind
  declare language: Language
  declare seller: SellerCopy
  declare buyer: BuyerCopy
  declare lines: InvoiceLine[]
  declare taxes: InvoiceTax[]
  declare paymentInstructions: PaymentInstructions

  /** Not `client`, which Lucid reserves. */
  @belongsTo(() => Client, { foreignKey: 'clientId' })
  declare holder: BelongsTo<typeof Client>

  @belongsTo(() => Sale)
  declare sale: BelongsTo<typeof Sale>

  /** The invoice that this credit note corrects. */
  @belongsTo(() => Invoice, { foreignKey: 'correctsId' })
  declare corrected: BelongsTo<typeof Invoice>

  /** The credit notes of this invoice. */
  @hasMany(() => Invoice, { foreignKey: 'correctsId' })
  declare creditNotes: HasMany<typeof Invoice>

  /** The refund of this credit note, if the sale was paid. */
  @hasOne(() => Refund)
  declare refund: HasOne<typeof Refund>
}
