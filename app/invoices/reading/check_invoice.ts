import { isNear, sumOf, negated } from '#app/invoices/reading/decimals'
import { isIban, isVatId } from '#app/money/identifiers'
import {
  certainFrom,
  type Adjustment,
  type AdjustmentKind,
  type Check,
  type CheckName,
  type InvoiceFields,
} from '#app/invoices/reading/invoice_reading'
import type { Plain } from '#app/invoices/reading/plain_values'
import { printedNameKey } from '#app/invoices/reading/printed_text'

/** Checks the values for consistency; `print` is the result of `checkPrint` for values from XML. */
export function checkInvoice(
  values: Plain<InvoiceFields>,
  adjustments: Adjustment[],
  print: Check | null
): Check[] {
  const { subtotal, tax, total, prepaid, seller, buyer } = values
  const of = (kind: AdjustmentKind) =>
    adjustments.filter((one) => one.kind === kind).map(({ amount }) => amount)
  const amounts = values.lineItems.map(({ amount }) => amount)
  const lines = amounts.length ? [...amounts, ...of('charge'), ...of('allowance').map(negated)] : []
  const taxes = values.taxes.map(({ amount }) => amount)
  const less = [prepaid, ...of('withheld')].filter((amount) => amount !== null).map(negated)
  return [
    sum('net_plus_tax', [subtotal, tax, ...of('untaxed')], [total]),
    sum('lines_are_net', lines, [subtotal, total], mostApart(lines.length)),
    sum('taxes_are_tax', taxes, [tax], mostApart(taxes.length)),
    isPartlyPaid(values) && !of('withheld').length
      ? null
      : sum('due_is_rest', [total, ...less, ...of('rounding')], [dueOf(values)]),
    print,
    format('iban_format', [seller.iban, buyer.iban], isIban),
    format('vat_id_format', [seller.vatId, buyer.vatId], fitsVatId),
  ].filter((check) => check !== null)
}

/** The amount due, or that of a refund, which is printed without the sign of the total. */
function dueOf({ total, amountDue }: Plain<InvoiceFields>): string | null {
  const isRefund = total?.startsWith('-') && amountDue && !amountDue.startsWith('-')
  return isRefund ? negated(amountDue) : amountDue
}

/** A payment that is not stated, as in the profile MINIMUM, explains a lower amount due. */
function isPartlyPaid({ total, prepaid, amountDue }: Plain<InvoiceFields>): boolean {
  if (prepaid !== null || !total || !amountDue) return false
  return Math.abs(Number(amountDue)) < Math.abs(Number(total)) - 0.1
}

/** Each part can be rounded by half a cent. */
function mostApart(parts: number): string {
  return Math.max(0.02, 0.005 * parts).toFixed(3)
}

/** Only if every part is present, since a missing one would fail the check wrongly; one of the wholes is enough. */
function sum(
  name: CheckName,
  parts: (string | null)[],
  wholes: (string | null)[],
  most?: string
): Check | null {
  const [first] = wholes
  if (!first || !parts.length || !parts.every((part) => part !== null)) return null
  const whole = sumOf(parts)
  const isPassed = wholes.some((one) => one !== null && isNear(whole, one, most))
  return { name, isPassed, fields: [] }
}

/** Of countries whose format is unknown, only numbers without digits are wrong. */
function fitsVatId(value: string): boolean | null {
  return isVatId(value) ?? (/\d/.test(value) ? null : false)
}

function format(
  name: CheckName,
  values: (string | null)[],
  fits: (value: string) => boolean | null
): Check | null {
  const known = values
    .filter((value) => value !== null)
    .map((value) => fits(value))
    .filter((answer) => answer !== null)
  return known.length ? { name, isPassed: known.every(Boolean), fields: [] } : null
}

const compared = [
  'invoiceNumber',
  'issueDate',
  'dueDate',
  'currency',
  'subtotal',
  'tax',
  'total',
] as const

/** Compares the values of the XML with `print`, those of the pages; only certain ones can differ. */
export function checkPrint(fields: InvoiceFields, print: InvoiceFields): Check | null {
  const pairs = compared
    .map((name) => ({ name, stated: fields[name], printed: print[name] }))
    .filter(({ stated, printed }) => stated && printed && printed.confidence >= certainFrom)
  if (!pairs.length) return null
  const differing = pairs.filter(({ stated, printed }) => !isSame(stated!.value, printed!.value))
  return {
    name: 'xml_is_print',
    isPassed: !differing.length,
    fields: differing.map(({ name }) => name),
  }
}

function isSame(a: string, b: string): boolean {
  const decimal = /^-?\d+(\.\d+)?$/
  if (decimal.test(a) && decimal.test(b)) return isNear(a, b, '0.005')
  return printedNameKey(a) === printedNameKey(b)
}
