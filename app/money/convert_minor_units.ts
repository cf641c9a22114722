/**
 * An amount in minor units of one currency in minor units of another: `rate` units of the other are
 * worth one unit of the first. Exact in the decimal digits of the rate, halves rounded away from zero.
 * Beyond 2^53 a number holds it no more: ask `Number.isSafeInteger`.
 */
export function convertMinorUnits(
  amount: number,
  { exponent, rate, baseExponent }: { exponent: number; rate: number; baseExponent: number }
): number {
  const [digits, power] = rate.toExponential().split('e')
  const [whole, fraction = ''] = digits.split('.')
  const product = BigInt(amount) * BigInt(whole + fraction)
  const shift = Number(power) - fraction.length + baseExponent - exponent
  if (shift >= 0) return Number(product * 10n ** BigInt(shift))

  const divisor = 10n ** BigInt(-shift)
  const size = product < 0n ? -product : product
  const rounded = Number((2n * size + divisor) / (2n * divisor))
  return product < 0n ? 0 - rounded : rounded
}
