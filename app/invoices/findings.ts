import type { MessageId } from '#lang/message_id'
import { languageNow, t } from '#app/core/text/text'
import { writtenNumber } from '#app/core/text/written_numbers'
import { adjustmentIds, fullLabelOf } from '#app/invoices/invoice_fields'
import {
  adjustmentKinds,
  type Check,
  type CheckName,
  type ReadingMeta,
  type ReadingWarning,
  type Term,
} from '#app/invoices/reading/invoice_reading'

/** A part of a sentence, with the path of the field or list that it names. */
export type LinkedText = { text: string; path: string | null }

/** The failed checks and warnings of a reading as sentences: what to look at before its values are used. */
export function findingsOf(checks: Check[], meta: ReadingMeta): string[] {
  const failed = checks.filter(({ isPassed }) => !isPassed)
  return [
    ...meta.warnings.map((warning) => warningText(warning, meta)),
    ...failed.map((check) => {
      const compared = comparedIn(check).map(({ text }) => text)
      const sentence = `${t('invoices.check_failed')} ${checkText(check)}`
      /** Checks of sums that were stored by earlier versions lack their amounts. */
      return compared.length ? `${sentence} (${compared.join('')})` : sentence
    }),
  ]
}

const warningIds: Record<ReadingWarning, MessageId> = {
  pages_left: 'invoices.warning_pages_left',
  values_left: 'invoices.warning_values_left',
  xml_unreadable: 'invoices.warning_xml_unreadable',
  read_by_ocr: 'invoices.warning_read_by_ocr',
  several_invoices: 'invoices.warning_several_invoices',
  other_document: 'invoices.warning_other_document',
}

export function warningText(warning: ReadingWarning, { pages, pagesRead }: ReadingMeta): string {
  return t(warningIds[warning], { read: pagesRead ?? 0, pages: pages ?? 0 })
}

const checkIds: Record<CheckName, MessageId> = {
  net_plus_tax: 'invoices.check_net_plus_tax',
  lines_are_net: 'invoices.check_lines_are_net',
  taxes_are_tax: 'invoices.check_taxes_are_tax',
  due_is_rest: 'invoices.check_due_is_rest',
  xml_is_print: 'invoices.check_xml_is_print',
  iban_format: 'invoices.check_iban_format',
  vat_id_format: 'invoices.check_vat_id_format',
}

/** What a check expects. */
export function checkText({ name }: Check): string {
  return t(checkIds[name])
}

/** The amounts that do not add up, `Subtotal 100.00 + Tax 19.00 = 119.00, not Total 118.00`, or the fields of another failed check. */
export function comparedIn({ fields, sum }: Check): LinkedText[] {
  const plain = (text: string): LinkedText => ({ text, path: null })
  if (!sum) {
    return fields.flatMap((path, at) => [
      ...(at ? [plain(', ')] : []),
      { text: fullLabelOf(path, t), path },
    ])
  }
  const { parts, result, stated } = sum
  return [
    ...parts.flatMap((term, at) => {
      const isNegative = term.amount.startsWith('-')
      const sign = at ? ` ${isNegative ? '−' : '+'} ` : isNegative ? '−' : ''
      return [...(sign ? [plain(sign)] : []), linkedTerm(term)]
    }),
    plain(`${parts.length > 1 ? ` = ${written(result)}` : ''}, ${t('invoices.check_not')} `),
    ...stated.flatMap((term, at) => {
      const sign = `${at ? ' / ' : ''}${term.amount.startsWith('-') ? '−' : ''}`
      return [...(sign ? [plain(sign)] : []), linkedTerm(term)]
    }),
  ]
}

/** A part of a sum, without its sign: `Subtotal 100.00`. */
function linkedTerm({ name, amount }: Term): LinkedText {
  const own = written(amount.replace(/^-/, ''))
  const kind = adjustmentKinds.find((one) => one === name)
  return kind
    ? { text: t(adjustmentIds[kind], { amount: own }), path: null }
    : { text: `${fullLabelOf(name, t)} ${own}`, path: name }
}

function written(amount: string): string {
  return writtenNumber(amount, languageNow()).replace('-', '−')
}
