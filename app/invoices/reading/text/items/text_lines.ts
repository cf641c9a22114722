import { sumLabels } from '#app/invoices/reading/phrases'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { startOf, type Row } from '#app/invoices/reading/text/items/item_row'
import { startInTable, type TableColumn } from '#app/invoices/reading/text/items/table_columns'
import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters } from '#app/invoices/reading/printed_text'

/** A label, a number, a colon or capitals: not a detail such as `Including breakfast`. */
export function isSection(
  { labels }: DocumentText,
  { index, text, words: [first] }: Line
): boolean {
  return (
    /\d|:/.test(text) ||
    /^\p{Lu}{3,}$/u.test(first.text) ||
    labels[index].some(({ isLeading, isCertain }) => isLeading && isCertain)
  )
}

/** `GTIN: 4012345001235`, `Serial no. 1704`, `BR-1024`: not a part of the name of an article, unlike `Colour: slate`. */
export function isDetail(words: Word[]): boolean {
  const text = textOf(words)
  return (
    /^(\p{L}{2,12}\.?\s)?(p\/n|s\/n|lot|batch|charge|ch\.-b\.|lote|lotto|hts|htsus|taric|cn code):?\s\S*\d/iu.test(
      text
    ) ||
    /^(?:[\p{L}/.-]+\s){0,3}(?:no|nr|n[°º]|code|number|num)\.?:?\s[A-Z-]*\d[\w./-]{3,}/iu.test(
      text
    ) ||
    isCode(words)
  )
}

/** `4012345001235 (GTIN)`, `BR-1024`, `Art. no. W1460` */
export function isCode(words: Word[]): boolean {
  const text = textOf(words)
  return (
    /^\W*\d{8,14}\W*(\(?\p{L}+\)?)?$|^[A-Z]{0,4}[-.]?\d{4,}[A-Z\d./-]*$/u.test(text) ||
    /^(art|article|artikel|item|r[eé]f|sku|ean|gtin|serial|inde[kx]s?|[ck][oó]d)\b\.?[\s-]?(no|nr|n[°º])?\.?[:#]?\s[a-z]{0,4}[-.]?\d[a-z\d./-]{2,}$/iu.test(
      text
    )
  )
}

const betweenDates = /^([-–—]|to|from|bis|vom|du|au|dal|al|del|tot|van|od|do|de|a)$/i

/** `Deposit   100.00`, with the amount in another column, such as that of credits. */
export function hasOwnMoney(text: DocumentText, line: Line, description: Word[]): boolean {
  return text.amounts[line.index].some(
    ({ decimals, isPercent, words }) =>
      decimals === 2 && !isPercent && !description.includes(words[0])
  )
}

/** `1 May 2026 – 31 May 2026` below a text, also `client0272, period 1 May 2026 – 31 May 2026`. */
export function isPeriodLine({ dates }: DocumentText, { index }: Line, words: Word[]): boolean {
  const own = dates[index].filter((date) => words.includes(date.words[0]))
  const ofDates = new Set(own.flatMap((date) => date.words))
  const others = words.filter((word) => !ofDates.has(word) && !betweenDates.test(word.text))
  const isLast = ofDates.has(words.at(-1)!)
  return own.length > 0 && (!others.length || (own.length === 2 && isLast && others.length < 4))
}

/** `SEWERAGE` below a row with small letters: the title of a section. */
export function isInCapitals({ cells, text }: Line, { description }: Row): boolean {
  const has = (own: string) => /\p{Ll}{2}/u.test(own)
  return cells.length === 1 && /\p{Lu}{4}/u.test(text) && !has(text) && has(textOf(description))
}

/** The title of a section: a single text that starts left of the text of the row above. */
export function isAcross({ cells }: Line, { description: [first] }: Row): boolean {
  const [{ left, right, text }] = cells
  const isOnly = cells.length === 1 && /^\p{L}{2}/u.test(text)
  return first !== undefined && isOnly && left < first.left - 10 && right > first.left
}

/** `002 IVA Traslado Base 9,474.00 Tasa 0.160000 Importe 1,515.84`: the base, the rate and the tax of the row above. */
export function isTaxOfRow({ amounts }: DocumentText, { index, text }: Line): boolean {
  const values = amounts[index].map(({ value }) => Number(value)).slice(-3)
  const [base, rate, tax] = values
  const isNamed = /\b(base|basis|imponible|imponibile|netto?)\b/.test(plainLetters(text))
  return isNamed && values.length === 3 && rate < 0.3 && Math.abs(base * rate - tax) < 0.02
}

/**
 * A line that begins with a label or has a number and a date, such as `Delivery note no. 17 of 1 May`,
 * `BL 771647 du 13/12/2025`.
 */
export function startsBlock(text: DocumentText, line: Line, columns: TableColumn[]): boolean {
  if (isTaxOfRow(text, line)) return true
  const hasNumber = /\d/.test(line.text)
  const isNumbered =
    /^\S{0,14}\s?(n[°ºr]|no|num|núm|nº)\.?\s?[A-Z-]*\d{3,}/iu.test(line.text) ||
    /^\p{Lu}{2,4}\s[A-Z-]*\d{3,}\S*\s(of|vom|du|del|van|z|de)\s/u.test(line.text)
  if (isNumbered && text.dates[line.index].length && line.words.length < 9) return true
  /** `VAT BE 0123.456.789 ‖ and corrections`: a label in the margin begins nothing. */
  const start = Math.max(startOf(line), startInTable(line, columns))
  return text.labels[line.index].some(
    ({ name, from, isCertain }) =>
      from === start &&
      isCertain &&
      (sumLabels.has(name) ||
        /Date$/.test(name) ||
        (hasNumber && /Number$|^purchaseOrder$/.test(name)))
  )
}
