import { textOf } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import { labelsOutside, zonesOf } from '#app/invoices/reading/text/labels/label_zones'
import { findVatIds } from '#app/invoices/reading/text/parties/find_vat_ids'
import { isCanadianTaxNumber, isCnpj, isCuit, isGstin, isRut, isUen } from '#app/money/identifiers'
import { isBuyersId, withCells, type FoundId } from '#app/invoices/reading/text/parties/found_id'

/** Formats of printed tax numbers. Register numbers, such as SIRET, are not tax numbers. */
const taxNumberForms = [
  /** Germany: formats of the states (`133/8150/8159`, `93815/08152`, `93 815 08152`). */
  /^\d{2,3}([ /])\d{3}\1\d{5}$|^\d{3}([ /])\d{4}\2\d{4}$|^\d{5}\/\d{5}$/,
  /** Austria: `12-345/6789` */
  /^\d{2}[- ]\d{3}\/\d{4}$/,
  /** Without separators: Germany (10, 11 or 13 digits), Italian organizations and ABN (11). */
  /^\d{10,11}$|^\d{13}$/,
  /** Italy: the codice fiscale of a person. */
  /^[A-Z]{6} ?\d{2}[A-Z]\d{2} ?[A-Z]\d{3}[A-Z]$/,
  /** United States: EIN. */
  /^\d{2}-\d{7}$/,
  /** Australia: ABN. */
  /^\d{2}([ -])\d{3}\1\d{3}\1\d{3}$/,
  /** Mexico: RFC, with the date of birth or foundation (`ABC010203AB1`). */
  /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])[A-Z\d]{3}$/,
]

/** The maximum number of words, as in `133 / 8150 / 8159`. */
const mostWords = 5

/** Finds the tax numbers beside or below a label, except VAT numbers and those in `rows`, and others with check characters, in document order. */
export function findTaxNumbers(text: DocumentText, rows: Set<number>): FoundId[] {
  const vatWords = new Set(findVatIds(text).flatMap(({ words }) => words))
  const found = labelsOutside(text, 'taxNumber', rows).flatMap((label): FoundId[] => {
    if (!label.isCertain || isOrdinaryWord(label)) return []
    for (const { line, words: all } of placesOf(text, label)) {
      /** `USt-IdNr. / Steuernummer: DE811569869 / 133/8150/8159` */
      const own = numberAtStart(all.filter((word) => !vatWords.has(word)))
      if (own) {
        const isBuyers = isBuyersId(text, label, line, own.words[0])
        const confidence = line === label.line ? 0.9 : 0.85
        return [{ ...own, confidence, isBuyers }]
      }
      /** The label has another number. */
      if (/\d/.test(all[0].text)) break
    }
    return []
  })
  const known = new Set(found.flatMap(({ words }) => words))
  const others = checkedNumbers(text).filter(({ words: [word] }) => !known.has(word))
  return withCells(text, [...found, ...others])
}

/** Numbers that need no label. */
const withCheckCharacters = [isGstin, isCanadianTaxNumber, isCnpj]

/** Numbers that need a label in their line: telephone numbers can look like a CUIT, and a UEN is also that of a register. */
const withLabels = [
  { isNumber: isCuit, label: /\bC\.?U\.?I\.?T\b/i },
  { isNumber: isRut, label: /\bR\.?U\.?T\b/i },
  { isNumber: isUen, label: /\bGST\b/i },
]

/** `GSTIN:27AAPFU0939F1ZV`, `HST 12345 6782 RT 0001`, `CNPJ 11.222.333/0001-81`, with or without a label: their check characters make them certain. */
function checkedNumbers(text: DocumentText): FoundId[] {
  return text.lines.flatMap((line) =>
    line.words.flatMap((first, at): FoundId[] => {
      for (let count = 1; count <= mostWordsOfChecked; count++) {
        const words = line.words.slice(at, at + count)
        const value = textOf(words).replace(/^.*[:#]|[,;.)]+$|\s/g, '')
        const isCertain = withCheckCharacters.some((isNumber) => isNumber(value))
        const isLabelled = withLabels.some(
          ({ isNumber, label }) => isNumber(value) && label.test(line.text)
        )
        if (!isCertain && !isLabelled) continue
        const isBuyers = isBuyersId(text, undefined, line, first)
        return [{ value, words, confidence: 0.9, isBuyers }]
      }
      return []
    })
  )
}

/** As in `12345 6782 RT 0001`. */
const mostWordsOfChecked = 4

/** The words that may begin with the number of a label; those of a label at the end of a line continue in the next line. */
function placesOf(text: DocumentText, label: FoundLabel) {
  const { line, to } = label
  const places = zonesOf(text, label).map((zone) => ({
    line: zone.line,
    words: zone.line.words.slice(zone.from, zone.to + 1),
  }))
  if (to < line.words.length - 1) return places
  return [
    ...places,
    ...linesBelow(text, line, 1, 1).map((next) => ({ line: next, words: next.words })),
  ]
}

/** `ein` in German, `tin` in English: only capitals are the labels EIN and TIN. */
function isOrdinaryWord({ line, from, to }: FoundLabel): boolean {
  const { text } = line.words[from]
  return from === to && /^(ein|tin)\P{L}*$/iu.test(text) && !/^(EIN|TIN)/.test(text)
}

/** The tax number at the start of the words, after at most one filler: `Unsere Steuernummer lautet 133/8150/8159`. */
function numberAtStart(all: Word[]): Pick<FoundId, 'value' | 'words'> | null {
  const own = all.slice(fillers.test(all[0]?.text ?? '') ? 1 : 0)
  for (let count = Math.min(mostWords, own.length); count > 0; count--) {
    const words = own.slice(0, count)
    const value = taxNumberOf(words)
    if (taxNumberForms.some((form) => form.test(value))) return { value, words }
  }
  return null
}

/** Not `Mobil` before a phone number. */
const fillers = /^([:#/|–-]|n[ro°º][.:]*|id[.:]*|lautet|ist|is)$/i

function taxNumberOf(words: Word[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[#(]|[),;.]+$/g, '')
    .replace(/ ?\/ ?/g, '/')
}
