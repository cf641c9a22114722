import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { families } from '#app/billing/families'
import type Package from '#app/billing/package'

/** The amount is not a safe integer. */
export class AmountTooLarge extends FieldRefusal {
  constructor({ family }: Package) {
    const isQuantity = families[family].quantity
    const text = isQuantity
      ? 'packages_answers.costs_too_much_quantity'
      : 'packages_answers.costs_too_much_package'
    super(isQuantity ? 'quantity' : 'package', 'amount_too_large', t(text))
  }
}

/** The price of one unit of an offer, in minor units of its currency. */
export function unitPriceOf({ family, price, unitPrice }: Package): number {
  const { priced, quantity } = families[family]
  if (!priced) return 0
  return quantity ? (unitPrice ?? 0) : price
}

/** The price of a quantity of an offer, in minor units of its currency. Throws `AmountTooLarge`. */
export function priceOf(offer: Package, quantity: number): number {
  const amount = unitPriceOf(offer) * quantity
  if (!Number.isSafeInteger(amount)) throw new AmountTooLarge(offer)
  return amount
}
