/** Part of a price and the package that pays it. */
export interface Part<Purse> {
  purse: Purse
  units: number
}

/**
 * Shares the price of one call out over packages that are in order of payment: each gives what it
 * has before the next is asked. Null when all together hold too little; nothing is changed.
 */
export function allotUnits<Purse extends { left: number }>(
  purses: Purse[],
  units: number
): Part<Purse>[] | null {
  const parts: Part<Purse>[] = []
  let open = units
  for (const purse of purses) {
    if (open === 0) break
    const given = Math.min(purse.left, open)
    if (given > 0) parts.push({ purse, units: given })
    open -= given
  }
  return open === 0 ? parts : null
}
