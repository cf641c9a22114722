import { isNear, sumOf, negated } from '#app/invoices/decimals'
import { isIban, isVatId } from '#app/invoices/identifiers'
import type { Check, CheckName, InvoiceReading, Read } from '#app/invoices/invoice_reading'
import { nameKey } from '#app/invoices/printed_text'

type Fields = Omit<InvoiceReading, 'checks' | 'meta'>

/** Holds the values against one another; `print` are those of the pages where the values come from XML. */
export function checkInvoice(fields: Fields, print: Fields | null): Check[] {
  const { subtotal, tax, total, prepaid, amountDue, seller, buyer } = fields
  const lines = fields.lineItems.map(({ amount }) => amount)
  const taxes = fields.taxes.map(({ amount }) => amount)
  return [
    sum('net_plus_tax', [subtotal, tax], total),
    sum('lines_are_net', lines, subtotal, '0.02'),
    sum('taxes_are_tax', taxes, tax, '0.02'),
    sum(
      'due_is_rest',
      [total, prepaid && { ...prepaid, value: negated(prepaid.value) }],
      amountDue
    ),
    print && differences(fields, print),
    format('iban_format', [seller.iban, buyer.iban], isIban),
    format('vat_id_format', [seller.vatId, buyer.vatId], isVatId),
  ].filter((check) => check !== null)
}

/** Only where every part was read: a missing one would fail it wrongly. */
function sum(
  name: CheckName,
  parts: (Read | null)[],
  whole: Read | null,
  most?: string
): Check | null {
  if (!whole || !parts.length || !parts.every((part) => part !== null)) return null
  const added = sumOf(parts.map(({ value }) => value))
  return { name, isPassed: isNear(added, whole.value, most), fields: [] }
}

function format(
  name: CheckName,
  values: (Read | null)[],
  fits: (value: string) => boolean | null
): Check | null {
  const known = values
    .filter((read) => read !== null)
    .map(({ value }) => fits(value))
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

/** Only what the pages say with certainty can differ. */
function differences(fields: Fields, print: Fields): Check | null {
  const pairs = compared
    .map((name) => ({ name, stated: fields[name], printed: print[name] }))
    .filter(({ stated, printed }) => stated && printed && printed.confidence >= 0.9)
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
  return nameKey(a) === nameKey(b)
}
