import { BaseTransformer } from '@adonisjs/core/transformers'
import { sellerFieldsOf } from '#app/billing/documents/seller/seller_fields'
import type Seller from '#app/billing/seller'
import { percentOf } from '#app/billing/tax/percent_fields'

/** The seller's data on invoices; `missing` are the fields without which no invoices are issued. */
export default class SellerTransformer extends BaseTransformer<Seller> {
  toObject() {
    const seller = this.resource
    return {
      ...sellerFieldsOf(seller),
      default_tax_rate: percentOf(seller.defaultTaxRate),
      missing: seller.missing,
      version: seller.version,
      updated_at: seller.updatedAt.toJSDate().toISOString(),
    }
  }
}
