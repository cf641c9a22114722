import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { legalForm, type PrintedName } from '#app/invoices/reading/text/parties/party_names'

/** A name without the usual errors of character recognition: `Fox 8 Miller Ltd`, `Sp. z 0.0.`, and `Jane Fo` if `Jane Fox` is printed, too. */
export function spelledName({ lines }: DocumentText, { text, words }: PrintedName): string {
  if (words.every(({ certainty }) => certainty === 1)) return text
  const isSign =
    legalForm.test(text) || words.some((one) => /^[68]$/.test(one.text) && one.certainty < 0.8)
  const spelled = isSign ? text.replace(/(?<=\p{L}) [68] (?=\p{Lu}\p{Ll})/gu, ' & ') : text
  const whole = lines
    .map((line) => line.text)
    .filter((line) => line.includes(spelled))
    .map((line) => line.slice(line.indexOf(spelled) + spelled.length))
    .map((rest) => /^\p{Ll}{0,2}(?!\p{L})/u.exec(rest)?.[0] ?? '')
  const isCut = whole.length > 1 && whole.filter(Boolean).length === whole.length - 1
  return `${spelled}${isCut ? whole.find(Boolean) : ''}`.replace(/ z 0\.[0o]\.?/, ' z o.o.')
}
