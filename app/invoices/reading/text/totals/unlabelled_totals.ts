import { isNear, type Money } from '#app/invoices/reading/text/totals/labelled_money'

/** Smaller amounts fit by chance. */
const leastNet = 5
const leastTax = 1

/**
 * Totals without a known label: amounts that equal a printed net amount plus its printed tax, at a printed rate, or
 * with the sum of the taxes of several rates.
 */
export function unlabelledTotals(
  free: Money[],
  nets: Money[],
  rates: number[],
  taxSum: number | null
): Money[] {
  const byCents = new Map(free.map((money) => [Math.round(money.value * 100), money]))
  return nets.flatMap(({ value: net }) => {
    if (Math.abs(net) < leastNet) return []
    const taxes = rates.filter((rate) => rate <= 30).map((rate) => Math.round(net * rate))
    if (taxSum !== null) taxes.push(Math.round(taxSum * 100))
    return taxes.flatMap((tax) => {
      const gross = byCents.get(Math.round(net * 100) + tax)
      return gross && tax && byCents.has(tax) ? [gross] : []
    })
  })
}

/** Amounts without a known label below a labelled net amount and tax that are their sum, perhaps less a discount. */
export function totalsOfLabelled(
  free: Money[],
  nets: Money[],
  taxes: Money[],
  asides: number[]
): Money[] {
  const less = [0, ...asides.filter((aside) => aside < 0)]
  const sure = (pool: Money[]) =>
    pool.filter(({ score, value }) => score >= 0.9 && value > leastTax)
  return sure(nets).flatMap((net) =>
    sure(taxes).flatMap((tax) =>
      free.filter(
        ({ value, line }) =>
          line > Math.max(net.line, tax.line) &&
          less.some((part) => isNear(net.value + tax.value + part, value))
      )
    )
  )
}
