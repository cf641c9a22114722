/** A net amount with its tax, rounded half up to minor units; the rate is in percent. */
export function withTax(net: number, percent: number): number {
  const rate = Math.round(percent * 100)
  return net + Math.floor((2 * net * rate + 10_000) / 20_000)
}
