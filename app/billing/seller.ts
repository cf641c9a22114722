import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SellerSchema } from '#database/schema'

/** The operator of the portal as the seller on documents: one row, created by the migrations. */
export default class Seller extends SellerSchema {
  /** `lockRow` needs it before the model was used. */
  static table = 'sellers'

  static current(client?: QueryClientContract): Promise<Seller> {
    return this.query({ client }).where('id', 1).firstOrFail()
  }

  /**
   * The seller for a sale. Saving the seller waits for the sale, and then finds it if it has no invoice.
   */
  static forSale(trx: TransactionClientContract): Promise<Seller> {
    return this.query({ client: trx }).where('id', 1).forShare().firstOrFail()
  }

  /** Whether the data suffices for invoices: address, tax number or VAT id, and how to pay. */
  get isComplete(): boolean {
    return this.missing.length === 0
  }

  /** The fields that invoices need and that are empty. */
  get missing(): SellerField[] {
    const needed = (['legalName', 'street', 'postCode', 'city', 'country'] as const).filter(
      (name) => !this[name]
    )
    return [
      ...needed.map((name) => publicNames[name]),
      ...(this.vatId || this.taxNumber ? [] : (['vat_id'] as const)),
      ...(this.iban || this.paymentInstructions ? [] : (['iban'] as const)),
    ]
  }
}

const publicNames = {
  legalName: 'legal_name',
  street: 'street',
  postCode: 'post_code',
  city: 'city',
  country: 'country',
} as const

export type SellerField = (typeof publicNames)[keyof typeof publicNames] | 'vat_id' | 'iban'
