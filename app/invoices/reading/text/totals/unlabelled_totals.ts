import { highestRate } from '#app/invoices/reading/text/amounts_fit'
import { nearTo, type Money } from '#app/invoices/reading/text/totals/labelled_money'

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
    const taxes = rates.filter((rate) => rate <= highestRate).map((rate) => Math.round(net * rate))
    if (taxSum !== null) taxes.push(Math.round(taxSum * 100))
    return taxes.flatMap((tax) => {
      const gross = byCents.get(Math.round(net * 100) + tax)
      return gross && tax && byCents.has(tax) ? [gross] : []
    })
  })
}

/** Further ones are no discounts of the document; this bounds the combinations. */
const mostDiscounts = 10

/** Amounts without a known label below a labelled net amount and tax that are their sum, perhaps less a discount. */
export function totalsOfLabelled(
  free: Money[],
  nets: Money[],
  taxes: Money[],
  asides: number[]
): Money[] {
  const discounts = new Set(asides.filter((aside) => aside < 0))
  const less = [0, ...[...discounts].slice(0, mostDiscounts)]
  const sure = (pool: Money[]) =>
    pool.filter(({ score, value }) => score >= 0.9 && value > leastTax)
  const near = nearTo(free, ({ value }) => value)
  return sure(nets).flatMap((net) =>
    sure(taxes).flatMap((tax) => {
      const last = Math.max(net.line, tax.line)
      const fits = less.flatMap((part) => near(net.value + tax.value + part))
      return [...new Set(fits)].filter(({ line }) => line > last)
    })
  )
}
