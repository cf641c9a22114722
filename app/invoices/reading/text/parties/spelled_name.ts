import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { legalForm, type PrintedName } from '#app/invoices/reading/text/parties/party_names'

/**
 * A name without the usual errors of character recognition: `Fox 8 Miller Ltd`, `Sp. z 0.0.`, and `Jane Fo` if
 * `Jane Fox` ends another text.
 */
export function spelledName({ lines }: DocumentText, { text, words }: PrintedName): string {
  if (words.every(({ certainty }) => certainty === 1)) return text
  const isSign =
    legalForm.test(text) || words.some((one) => /^[68]$/.test(one.text) && one.certainty < 0.8)
  const spelled = isSign ? text.replace(/(?<=\p{L}) [68] (?=\p{Lu}\p{Ll})/gu, ' & ') : text
  const rests = lines
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell.text.includes(spelled))
    .map((cell) => cell.text.slice(cell.text.indexOf(spelled) + spelled.length))
  const isOnce = rests.filter((rest) => !rest).length === 1
  const last = isOnce ? (rests.find((rest) => /^\p{Ll}{1,2}$/u.test(rest)) ?? '') : ''
  return `${spelled}${last}`.replace(/ z 0\.[0o]\.?/, ' z o.o.')
}
