/**
 * Converts an amount in minor units to another currency: `rate` units of the target are worth one
 * unit of the source. Exact in the decimal digits of the rate, rounded half away from zero. Results
 * above 2^53 are not exact: check `Number.isSafeInteger`.
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
