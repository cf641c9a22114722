import { Refusal, type FieldFault } from '#app/core/errors/problem'
import { countryCodes } from '#app/core/text/countries'
import { plainDecimal } from '#app/core/text/number_fields'
import { t } from '#app/core/text/text'
import { isoCurrencies } from '#app/money/iso_4217'
import { isCalendarDay } from '#app/invoices/reading/calendar_day'
import { checkInvoice } from '#app/invoices/reading/check_invoice'
import {
  fieldAt,
  invoiceFields,
  listFields,
  listNames,
  listPlaceOf,
  type FieldKind,
  type InvoicePath,
  type ListName,
} from '#app/invoices/invoice_fields'
import {
  documentTypes,
  type Check,
  type InvoiceFields,
  type InvoiceReading,
  type Read,
} from '#app/invoices/reading/invoice_reading'
import { plainValues, type Plain } from '#app/invoices/reading/plain_values'
import { mostLines } from '#app/invoices/reading/cut_to_size'
import { longestValue } from '#app/invoices/invoice_limits'

/** The fields of an invoice as bare values. */
export type PlainInvoice = Plain<InvoiceFields>

/** The corrected value by path (`seller.name`, `lineItems.2.amount`); null for no value. */
export type Corrections = Record<string, string | null>

/** The values of a reading with its corrections applied. Empty lines are dropped; amounts have the decimals of the currency. */
export function correctedValues(reading: InvoiceReading, corrections: Corrections): PlainInvoice {
  const values = structuredClone(plainValues(reading))
  for (const [path, value] of Object.entries(corrections)) setAt(values, path, value)
  for (const name of listNames) {
    const lines: object[] = values[name]
    Object.assign(values, { [name]: lines.filter((line) => Object.values(line).some(Boolean)) })
  }
  for (const path of pathsIn(values)) {
    const amount = fieldAt(path)?.isMoney && valueAt<string>(values, path)
    if (amount) setAt(values, path, amountIn(values.currency, amount))
  }
  return values
}

/** The paths of all fields of an invoice. */
function pathsIn(values: PlainInvoice): string[] {
  const inLists = listNames.flatMap((list) =>
    values[list].flatMap((_, at) =>
      Object.keys(listFields[list]).map((name) => `${list}.${at}.${name}`)
    )
  )
  return [...invoicePaths, ...inLists]
}

const usualDecimals = 2

/** An amount with at least the decimals of its currency. */
export function amountIn(currency: string | null, amount: string): string {
  const exponent = isoCurrencies.get(currency ?? '')?.exponent ?? usualDecimals
  const [whole, decimals = ''] = amount.split('.')
  const shown = decimals.padEnd(exponent, '0')
  return shown ? `${whole}.${shown}` : whole
}

/** The checks of the corrected values. If the lines were truncated, sums are not checked. */
export function correctedChecks(reading: InvoiceReading, corrections: Corrections): Check[] {
  if (!Object.keys(corrections).length) return reading.checks
  const print = reading.checks.find(({ name }) => name === 'xml_is_print') ?? null
  const values = correctedValues(reading, corrections)
  const checks = checkInvoice(
    values,
    reading.meta.adjustments ?? [],
    print && withoutSettled(print, corrections)
  )
  const isCut = reading.meta.warnings.includes('values_left')
  return isCut ? checks.filter(({ name }) => name !== 'lines_are_net') : checks
}

/** A correction settles a difference between XML and print. */
function withoutSettled(print: Check, corrections: Corrections): Check | null {
  const fields = print.fields.filter((path) => !(path in corrections))
  return print.isPassed || fields.length ? { ...print, fields } : null
}

/**
 * Adds corrections. A correction to the original value removes the correction. The faults name the fields as the
 * body of `/v1` does. A value that was corrected before is accepted again, even if it is invalid by now.
 *
 * @throws Refusal (422) for each unknown path or invalid value
 */
export function addCorrections(
  reading: InvoiceReading,
  before: Corrections,
  given: Corrections,
  { emptyRows = 'ignored' }: { emptyRows?: EmptyRows } = {}
): Corrections {
  const faults: FieldFault[] = []
  const after = { ...before }
  const free = freeIndexes(reading, before, given, emptyRows)
  for (const [path, text] of Object.entries(given)) {
    const field = fieldAt(path)
    const place = listPlaceOf(path)
    const limit = place && Math.max(mostLines, reading[place.list].length)
    if (!field || (place && place.at >= limit!)) {
      faults.push(fault(path, 'unknown_field', t('invoices_answers.no_such_field', { path })))
      continue
    }
    if (place && place.at > free[place.list]) {
      const values = { path, line: place.at, next: free[place.list] }
      faults.push(fault(path, 'unknown_field', t('invoices_answers.no_such_line', values)))
      continue
    }
    const read = readOf(reading, path)
    const value = isUncorrected(text, read)
      ? (read?.value ?? null)
      : (unchanged(field.kind, text, before[path]) ?? valueOf(field.kind, text))
    if (value === undefined) faults.push(wrongValue(path, field.kind, text))
    else if (isUncorrected(value, read)) delete after[path]
    else after[path] = value
  }
  if (!faults.length) return after
  const message = faults.map((one) => one.message).join(' ')
  throw new Refusal(message, { status: 422, code: 'validation_failed', faults })
}

/** The original value at a path, with its confidence and place. */
export function readOf(reading: InvoiceReading, path: string): Read | null {
  return valueAt(reading, path)
}

export function valueAt<Value>(values: object, path: string): Value | null {
  return path.split('.').reduce<unknown>((part, name) => {
    return (part as Record<string, unknown> | null)?.[name] ?? null
  }, values) as Value | null
}

/** The form joins the lines of an address. */
function isUncorrected(value: string | null, read: Read | null): boolean {
  return inOneLine(value) === inOneLine(read?.value ?? null)
}

function inOneLine(text: string | null): string | null {
  return text && text.replace(/\s+/g, ' ').trim()
}

/** Whether the empty rows of a list, which a form sends, count as lines before those that follow. */
export type EmptyRows = 'ignored' | 'counted'

/**
 * The index of the next new line of each list, after those that were read, added before, or are given without a gap.
 * A removed line keeps its index if lines follow.
 */
function freeIndexes(
  reading: InvoiceReading,
  before: Corrections,
  given: Corrections,
  emptyRows: EmptyRows
): Record<ListName, number> {
  const indexesIn = (paths: string[], list: ListName) =>
    paths.flatMap((path) => {
      const place = listPlaceOf(path)
      return place?.list === list ? place.at : []
    })
  const isFilled = (path: string) => Boolean(given[path]?.trim())
  const left = Object.keys(before).filter((path) => !(path in given) || isFilled(path))
  const added = Object.keys(given).filter((path) => emptyRows === 'counted' || isFilled(path))
  const next = (list: ListName) => {
    const known = Math.max(reading[list].length, ...indexesIn(left, list).map((at) => at + 1))
    return indexesIn(added, list)
      .sort((a, b) => a - b)
      .reduce((free, at) => (at === free ? at + 1 : free), known)
  }
  return { taxes: next('taxes'), lineItems: next('lineItems') }
}

/** The value of a correction if it is given again; undefined otherwise. */
function unchanged(
  kind: FieldKind,
  text: string | null,
  corrected: string | null | undefined
): string | undefined {
  if (!text || !corrected) return undefined
  const plain = kind === 'decimal' ? plainDecimal(text.trim()) : inOneLine(text)
  return plain === inOneLine(corrected) ? corrected : undefined
}

/** The normalized value; null for no value, undefined for an invalid one. */
function valueOf(kind: FieldKind, given: string | null): string | null | undefined {
  const text = given?.trim() ?? ''
  if (!text) return null
  switch (kind) {
    case 'type':
      return documentTypes.find((known) => known === text)
    case 'date':
      return isCalendarDay(text) ? text : undefined
    case 'currency':
      return isoCurrencies.has(text.toUpperCase()) ? text.toUpperCase() : undefined
    case 'country':
      return countryCodes.find((known) => known === text.toUpperCase())
    case 'decimal':
      return decimalOf(text)
    case 'text':
      return text.length <= longestValue ? text : undefined
  }
}

const mostDigits = { before: 15, after: 6 }
const decimalForm = new RegExp(`^-?\\d{1,${mostDigits.before}}(\\.\\d{1,${mostDigits.after}})?$`)

function decimalOf(text: string): string | undefined {
  const plain = plainDecimal(text)
  return plain && decimalForm.test(plain) ? plain : undefined
}

function setAt(values: PlainInvoice, path: string, value: string | null) {
  const place = listPlaceOf(path)
  if (!place) {
    const [name, member] = path.split('.') as [keyof PlainInvoice, string | undefined]
    const holder = (member ? values[name] : values) as Record<string, string | null>
    holder[member ?? name] = value
    return
  }
  const lines = values[place.list] as Array<Record<string, string | null>>
  while (lines.length <= place.at) lines.push(emptyLine(place.list))
  lines[place.at][place.name] = value
}

function emptyLine(list: ListName): Record<string, null> {
  return Object.fromEntries(Object.keys(listFields[list]).map((name) => [name, null]))
}

function wrongValue(path: string, kind: FieldKind, text: string | null): FieldFault {
  const sentences = {
    type: t('invoices_answers.wrong_type', { types: documentTypes.join(', ') }),
    text: t('invoices_answers.wrong_text', { most: longestValue }),
    date: t('invoices_answers.wrong_date'),
    currency: t('invoices_answers.wrong_currency'),
    country: t('invoices_answers.wrong_country'),
    decimal: plainDecimal(text?.trim() ?? '')
      ? t('invoices_answers.long_decimal', mostDigits)
      : t('invoices_answers.wrong_decimal'),
  }
  return fault(path, `invalid_${kind}`, sentences[kind])
}

function fault(path: string, code: string, message: string): FieldFault {
  return { field: `corrections.${path}`, code, message }
}

/** All paths outside of lists. */
export const invoicePaths = Object.keys(invoiceFields) as InvoicePath[]
