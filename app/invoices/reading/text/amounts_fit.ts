import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** Higher percentages are no rates of VAT; the highest one, in Hungary, is 27 %. */
export const highestRate = 30

/** Whether two amounts are the same to the cent. */
export function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.011
}

/** Whether an amount is the tax of another at a rate in percent; sums of rounded taxes can be a cent apart. */
export function isTaxAt(rate: number, base: PrintedAmount, tax: PrintedAmount): boolean {
  return Math.abs((Number(base.value) * rate) / 100 - Number(tax.value)) < 0.02
}
