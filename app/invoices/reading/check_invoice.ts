import { isNear, sumOf, negated } from '#app/invoices/reading/decimals'
import { isIban, isVatId } from '#app/money/identifiers'
import {
  adjustmentKinds,
  certainFrom,
  type Adjustment,
  type AdjustmentKind,
  type Check,
  type CheckName,
  type InvoiceFields,
  type Term,
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
  const of = (kind: AdjustmentKind, sign = (amount: string) => amount) =>
    adjustments
      .filter((one) => one.kind === kind)
      .map(({ amount }): Term => ({ name: kind, amount: sign(amount) }))
  const changes = [...of('charge'), ...of('allowance', negated)]
  const { lineItems, taxes } = values
  const withheld = of('withheld', negated)
  const netPlusTax = (less: Term[]) =>
    sum('net_plus_tax', [...named({ subtotal, tax }), ...of('untaxed'), ...less], named({ total }))
  /** Some invoices print only the total after withheld tax. */
  const afterWithheld = withheld.length ? netPlusTax(withheld) : null
  const isRest = afterWithheld?.isPassed === true
  const linesAreNet = (between: Term[]) =>
    sum(
      'lines_are_net',
      [...named({ lineItems: sumOfList(lineItems) }), ...between],
      named({ subtotal, total }),
      mostApart(lineItems.length + between.length)
    )
  /** Disbursements without tax can also be lines. */
  const withUntaxed = linesAreNet([...changes, ...of('untaxed', negated)])
  const less = [
    ...named({ prepaid: prepaid && negated(prepaid) }).filter(isKnown),
    ...(isRest ? [] : withheld),
  ]
  return [
    isRest ? afterWithheld : netPlusTax([]),
    withUntaxed?.isPassed ? withUntaxed : linesAreNet(changes),
    sum(
      'taxes_are_tax',
      named({ taxes: sumOfList(taxes) }),
      named({ tax }),
      mostApart(taxes.length)
    ),
    isPartlyPaid(values) && !of('withheld').length
      ? null
      : sum(
          'due_is_rest',
          [...named({ total }), ...less, ...of('rounding')],
          named({ amountDue: dueOf(values) })
        ),
    print,
    format('iban_format', { 'seller.iban': seller.iban, 'buyer.iban': buyer.iban }, isIban),
    format(
      'vat_id_format',
      { 'seller.vatId': seller.vatId, 'buyer.vatId': buyer.vatId },
      fitsVatId
    ),
  ].filter((check) => check !== null)
}

type MaybeTerm = Pick<Term, 'name'> & { amount: string | null }

function named(amounts: Record<string, string | null>): MaybeTerm[] {
  return Object.entries(amounts).map(([name, amount]) => ({ name, amount }))
}

function isKnown(term: MaybeTerm): term is Term {
  return term.amount !== null
}

/** Null if there are no lines, or one has no amount. */
function sumOfList(lines: { amount: string | null }[]): string | null {
  const amounts = lines.map(({ amount }) => amount).filter((amount) => amount !== null)
  return lines.length && amounts.length === lines.length ? sumOf(amounts) : null
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
  parts: MaybeTerm[],
  wholes: MaybeTerm[],
  most?: string
): Check | null {
  if (!wholes[0].amount || !parts.every(isKnown)) return null
  const result = sumOf(parts.map(({ amount }) => amount))
  const stated = wholes.filter(isKnown)
  if (stated.some(({ amount }) => isNear(result, amount, most))) {
    return { name, isPassed: true, fields: [] }
  }
  const fields = [...parts, ...stated].map((term) => term.name).filter((one) => !isAdjustment(one))
  return { name, isPassed: false, fields, sum: { parts, result, stated } }
}

function isAdjustment(name: string): boolean {
  return adjustmentKinds.some((kind) => kind === name)
}

/** Of countries whose format is unknown, only numbers without digits are wrong. */
function fitsVatId(value: string): boolean | null {
  return isVatId(value) ?? (/\d/.test(value) ? null : false)
}

function format(
  name: CheckName,
  values: Record<string, string | null>,
  fits: (value: string) => boolean | null
): Check | null {
  const known = Object.entries(values)
    .map(([path, value]) => ({ path, answer: value === null ? null : fits(value) }))
    .filter(({ answer }) => answer !== null)
  const fields = known.filter(({ answer }) => !answer).map(({ path }) => path)
  return known.length ? { name, isPassed: !fields.length, fields } : null
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
