/** Currencies without minor units at Stripe: https://docs.stripe.com/currencies#zero-decimal */
const withoutDecimals = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA'],
  ...['PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
]
const withThreeDecimals = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

/** Currencies whose amounts Stripe only takes as multiples. */
const steps: Record<string, number> = { ISK: 100, UGX: 100 }

interface CurrencyOfSale {
  currencyCode: string
  currencyExponent: number
}

/**
 * An amount in minor units in the unit of Stripe, whose number of decimals does not depend on our settings; null if
 * Stripe cannot charge exactly this amount.
 */
export function toStripeAmount(
  amount: number,
  { currencyCode: code, currencyExponent }: CurrencyOfSale
): number | null {
  const step = withThreeDecimals.includes(code) ? 10 : (steps[code] ?? 1)
  const charged = scaled(amount, exponentOf(code) - currencyExponent)
  return Number.isSafeInteger(charged) && charged % step === 0 ? charged : null
}

/** The reverse; null if the amount has no whole number of minor units. */
export function fromStripeAmount(
  charged: number,
  { currencyCode: code, currencyExponent }: CurrencyOfSale
): number | null {
  const amount = scaled(charged, currencyExponent - exponentOf(code))
  return Number.isSafeInteger(amount) ? amount : null
}

function exponentOf(code: string): number {
  if (withoutDecimals.includes(code)) return 0
  return withThreeDecimals.includes(code) ? 3 : 2
}

function scaled(amount: number, decimals: number): number {
  return decimals >= 0 ? amount * 10 ** decimals : amount / 10 ** -decimals
}
