import { isCreditorReference, isQrReference } from '#app/money/identifiers'
import { textOf } from '#app/invoices/reading/pages/page_layout'
import type { Candidate } from '#app/invoices/reading/text/candidates'
import type { DocumentText } from '#app/invoices/reading/text/document_text'

/** References with check digits are certain without a label. */
const score = 0.97
/** The digits of a QR reference in one word or in groups; other rows of numbers have the check digit by chance. */
const grouped = /^\d{27}$|^\d{2}( \d{5}){5}$/
/** Shorter creditor references can be the number of an article. */
const leastLength = 12

/** `21 00000 00003 13947 14300 09017` of a Swiss QR bill, and `RF18 5390 0754 7034` (ISO 11649), each alone in its cell or at its end. */
export function structuredReferences({ lines }: DocumentText, rows: Set<number>): Candidate[] {
  return lines
    .filter(({ index }) => !rows.has(index))
    .flatMap((line) => line.cells)
    .flatMap(({ words }) => {
      const from = words.findLastIndex(({ text }) => !/^(RF)?[\dA-Z]+$/.test(text)) + 1
      const own = words.slice(from)
      const value = textOf(own)
      const isReference =
        (grouped.test(value) && isQrReference(value)) ||
        (value.length >= leastLength && isCreditorReference(value))
      return isReference ? [{ value, words: own, score }] : []
    })
}
