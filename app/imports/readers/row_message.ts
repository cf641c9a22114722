import type { Language } from '#config/i18n'
import { isMessage, t, tIn, tInBulk, type MessageValues } from '#app/core/text/text'
import { headerKey } from '#app/imports/readers/columns'
import type { CellFault, RejectedRow, RowFaultCode } from '#app/imports/readers/row_fault'

/** Why a row was rejected, in English and with the values of the file, for programs and files. */
export function rowMessage({ code, values }: Pick<CellFault, 'code' | 'values'>): string {
  return tInBulk('en', messageId(code), values)
}

/**
 * The same for a page or its downloads: in a language, and with labels instead of codes. `message`
 * is the English message, for rows of older versions, which have no values.
 */
export function rowMessageOnPage(
  { code, values, message }: Pick<RejectedRow, 'code' | 'values' | 'message'>,
  language: Language
): string {
  const id = messageId(code)
  const takesValues = id.startsWith('uploads_answers.fault_')
  return takesValues && !values
    ? message
    : tInBulk(language, id, withLabels(code, values, language))
}

/** What rows with this code have in common, in the language of the request. */
export function rowCause({ code }: Pick<CellFault, 'code'>): string {
  return t(`uploads_answers.row_${code}`)
}

/** Reasons without values only have the text that names their group. */
function messageId(code: RowFaultCode) {
  const id = `uploads_answers.fault_${code}`
  return isMessage(id) ? id : (`uploads_answers.row_${code}` as const)
}

/** The texts with the labels of the codes in a message. */
const labelledCodes: Partial<Record<RowFaultCode, string>> = {
  duplicate_in_file: 'common.relation_',
  unknown_relation_type: 'common.relation_',
  unknown_type: 'common.type_',
  unknown_status: 'common.status_',
}

function withLabels(
  code: RowFaultCode,
  values: MessageValues = {},
  language: Language
): MessageValues {
  const prefix = labelledCodes[code]
  if (!prefix) return values
  const { type, known } = values
  return {
    ...values,
    ...(type && { type: labelOf(`${prefix}${type}`, String(type), language) }),
    ...(known && {
      known: String(known)
        .split(', ')
        .map((word) => choiceOf(prefix, word, language))
        .join(', '),
    }),
  }
}

/** A permitted value: its label, followed by the value unless files can contain the label. */
function choiceOf(prefix: string, word: string, language: Language): string {
  const label = labelOf(`${prefix}${word}`, word, language)
  return headerKey(label) === word ? label : `${label} (${word})`
}

function labelOf(id: string, code: string, language: Language): string {
  return isMessage(id) ? tIn(language, id) : code
}
