import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import type { TaxCategory } from '#app/billing/tax_category'
import Seller from '#app/billing/seller'

/** The tax of a sale: its category, its rate in hundredths of a percent, and the reason that staff entered. */
export interface Tax {
  category: TaxCategory
  rate: number
  reason: string | null
}

const untaxed = { reverse_charge: 'AE', export: 'G', exempt: 'E' } as const

type Taxed = Pick<Client, 'taxTreatment' | 'taxRate' | 'taxReason'>
type Taxing = Pick<Seller, 'defaultTaxRate' | 'taxReason'>

/**
 * The tax of a client's sales. At the standard treatment, the client's rate or the seller's default rate
 * applies; a default rate of 0 with a reason is an exemption of the seller.
 */
export function taxOf(client: Taxed, seller: Taxing): Tax {
  if (client.taxTreatment !== 'standard') {
    return { category: untaxed[client.taxTreatment], rate: 0, reason: client.taxReason }
  }
  const rate = client.taxRate ?? seller.defaultTaxRate
  if (rate > 0) return { category: 'S', rate, reason: null }
  const reason = client.taxRate === null ? seller.taxReason : client.taxReason
  return { category: reason ? 'E' : 'Z', rate: 0, reason }
}

/** The tax on a net amount in minor units, rounded half up. */
export function taxOn(net: number, rate: number): number {
  const product = 2n * BigInt(Math.abs(net)) * BigInt(rate) + 10_000n
  const rounded = Number(product / 20_000n)
  return net < 0 ? 0 - rounded : rounded
}

/** The tax columns of a sale with these net amounts. */
export async function taxesOf(
  trx: TransactionClientContract,
  client: Client,
  { amount, baseAmount }: { amount: number; baseAmount: number }
) {
  const { category, rate, reason } = taxOf(client, await Seller.forSale(trx))
  return {
    taxCategory: category,
    taxRate: rate,
    taxReason: reason,
    taxAmount: taxOn(amount, rate),
    baseTaxAmount: taxOn(baseAmount, rate),
  }
}
