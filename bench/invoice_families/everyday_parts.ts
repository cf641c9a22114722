import type { Line, TaxSum } from './make_document.ts'
import type { Print } from './print.ts'

/** The base of a tax rate; with one rate, it is the net amount of the document. */
export function baseOf(p: Print, tax: TaxSum): number {
  return p.doc.taxes.length === 1 ? p.doc.subtotal : tax.base
}

/** The tax of a rate; if no other rate has any, it is the tax of the document. */
export function taxOf(p: Print, tax: TaxSum): number {
  const withTax = p.doc.taxes.filter(({ amount }) => amount)
  return withTax.length === 1 && tax.amount ? p.doc.tax : tax.amount
}

/** A day between two days for each line, in order. */
export function daysOf(p: Print, from: string, until: string): string[] {
  const first = Date.parse(from)
  const span = Date.parse(until) - first
  const { length } = p.doc.lines
  return Array.from({ length }, (_, at) => {
    const day = first + (span * (at + p.random.next())) / length
    return p.date(new Date(day).toISOString().slice(0, 10))
  })
}

/** The tax of a line. */
export const vatOf = (line: Line) => Math.round((line.amount * line.rate) / 100)
