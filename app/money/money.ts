/** The largest stored amount in minor units: well within the range of exact integers. */
export const largestAmount = 1_000_000_000_000

/**
 * Parses an amount ("49.00", "49", 49) to minor units of a currency with this exponent (ISO 4217):
 * 4900 for exponent 2. Null if it is not an amount, or has too many decimals. Three decimals that are
 * zeros are too many as well, since "1.000" can be meant as a thousand.
 */
export function minorUnits(amount: string | number, exponent: number): number | null {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(amount).trim())
  if (!match) return null
  const [, whole, fraction = ''] = match
  if (fraction.length === 3 && exponent < 3) return null
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > exponent) return null
  return Number(whole + digits.padEnd(exponent, '0'))
}

/** Formats minor units as an exact decimal: 4900 with exponent 2 is "49.00", -5 is "-0.05". */
export function majorUnits(amount: number, exponent: number): string {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const text = exponent ? `${whole}.${digits.slice(-exponent)}` : whole
  return amount < 0 ? `-${text}` : text
}

/** Minor units with the code of their currency: "49.00 EUR". */
export function amountWithCode(
  amount: number,
  { currencyCode, currencyExponent }: { currencyCode: string; currencyExponent: number }
): string {
  return `${majorUnits(amount, currencyExponent)} ${currencyCode}`
}
