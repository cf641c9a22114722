import { decimalNumber } from '#app/core/text/number_fields'
import { minorUnits } from '#app/money/money'

/** A tax rate in percent with at most two decimals, as hundredths of a percent. */
export const taxRate = () =>
  decimalNumber()
    .range([0, 100])
    .decimal([0, 2])
    .transform((percent) => minorUnits(percent.toFixed(2), 2)!)

/** 1900 as 19. */
export function percentOf(rate: number): number {
  return rate / 100
}
