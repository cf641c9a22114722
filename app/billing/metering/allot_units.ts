/** Part of a price and the package that pays it. */
export interface Part<Payer> {
  payer: Payer
  units: number
}

/**
 * Divides the price of a call among packages in payment order: each pays as much as it can before the next
 * one. Returns null if they cannot pay it together. Changes nothing.
 */
export function allotUnits<Payer extends { left: number }>(
  payers: Payer[],
  units: number
): Part<Payer>[] | null {
  const parts: Part<Payer>[] = []
  let open = units
  for (const payer of payers) {
    if (open === 0) break
    const given = Math.min(payer.left, open)
    if (given > 0) parts.push({ payer, units: given })
    open -= given
  }
  return open === 0 ? parts : null
}
