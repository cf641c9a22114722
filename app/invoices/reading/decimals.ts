/** Decimal strings are compared and added as whole numbers of this many decimals. */
const places = 6
const unit = 10n ** BigInt(places)

/** A decimal string in millionths; further decimals are cut off. */
function millionths(decimal: string): bigint {
  const [, sign, whole, rest = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(decimal)!
  const size = BigInt(whole || '0') * unit + BigInt(rest.slice(0, places).padEnd(places, '0'))
  return sign ? -size : size
}

/** The sum, with as many decimals as the most exact of the parts. */
export function sumOf(decimals: string[]): string {
  const decimalsOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0
  const shown = Math.min(places, Math.max(0, ...decimals.map(decimalsOf)))
  return written(
    decimals.reduce((sum, decimal) => sum + millionths(decimal), 0n),
    shown
  )
}

/** The negated value. */
export function negated(decimal: string): string {
  if (Number(decimal) === 0) return decimal
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`
}

function written(value: bigint, shown: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const rest = digits.slice(-places).slice(0, shown)
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}${rest && `.${rest}`}`
}

/** Whether two values are equal within rounding errors. */
export function isNear(a: string, b: string, most = '0.01'): boolean {
  const apart = millionths(a) - millionths(b)
  return (apart < 0n ? -apart : apart) <= millionths(most)
}
