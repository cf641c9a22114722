import { BaseTransformer } from '@adonisjs/core/transformers'
import type Client from '#app/accounts/client'
import type { Credit } from '#app/billing/sales/open_amount'
import { percentOf } from '#app/billing/tax/percent_fields'
import { countryName } from '#app/core/text/countries'

/** A client; its currency must be loaded. `forPartner` is without the fields of staff. */
export default class ClientTransformer extends BaseTransformer<Client> {
  constructor(
    resource: Client,
    private credit?: Credit
  ) {
    super(resource)
  }

  toObject() {
    const { taxTreatment, taxRate, taxReason, creditLimit, notes } = this.resource
    return {
      ...this.forPartner(),
      tax_treatment: taxTreatment,
      /** In percent; null for the default rate. */
      tax_rate: taxRate === null ? null : percentOf(taxRate),
      tax_reason: taxReason,
      credit_limit: creditLimit,
      notes,
    }
  }

  /** For partners, with the credit of their client. */
  withCredit() {
    return { ...this.forPartner(), credit: this.credit! }
  }

  forPartner() {
    const client = this.resource
    return {
      id: client.uid,
      name: client.name,
      contact_name: client.contactName,
      email: client.email,
      phone: client.phone,
      country: client.country,
      country_name: client.country ? countryName(client.country) : null,
      website: client.website,
      billing_name: client.billingName,
      billing_address: client.billingAddress,
      billing_post_code: client.billingPostCode,
      billing_city: client.billingCity,
      billing_email: client.billingEmail,
      buyer_reference: client.buyerReference,
      language: client.language,
      tax_id: client.taxId,
      currency: client.currency?.code ?? null,
      other_currencies: client.otherCurrencies,
      status: client.status,
      version: client.version,
      created_at: client.createdAt.toJSDate().toISOString(),
      updated_at: client.updatedAt.toJSDate().toISOString(),
    }
  }
}
