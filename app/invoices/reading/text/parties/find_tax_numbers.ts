import type { Word } from '#app/invoices/reading/pages/page_words'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { labelsNamed, zonesOf } from '#app/invoices/reading/text/labels/label_zones'
import { findVatIds } from '#app/invoices/reading/text/parties/find_vat_ids'
import { isBuyersId, withCells, type FoundId } from '#app/invoices/reading/text/parties/found_id'

/** The printed forms of numbers of tax offices; those of registers, such as SIRET, are no tax numbers. */
const taxNumberForms = [
  /** Germany: of a tax office (`133/8150/8159`, `93 815 08152`), or of the whole country. */
  /^\d{2,3}\s?\/\s?\d{3,4}\s?\/\s?\d{4,5}$/,
  /^\d{2,3} \d{3} \d{5}$|^\d{3} \d{4} \d{4}$/,
  /^\d{10,11}$|^\d{13}$/,
  /** Italy: the codice fiscale of a person. */
  /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/,
  /** United States: EIN. */
  /^\d{2}-\d{7}$/,
  /** Australia: ABN. */
  /^\d{2} \d{3} \d{3} \d{3}$/,
]

/** The most words of a number: `133 / 8150 / 8159` */
const mostWords = 5

/** Tax numbers beside or below a label, other than VAT numbers. In the order of the document. */
export function findTaxNumbers(text: DocumentText): FoundId[] {
  const vatWords = new Set(findVatIds(text).flatMap(({ words }) => words))
  const found = labelsNamed(text, 'taxNumber').flatMap((label): FoundId[] => {
    if (!label.isCertain) return []
    for (const { line, from, to } of zonesOf(text, label)) {
      /** `USt-IdNr. / Steuernummer: DE811569869 / 133/8150/8159` */
      const own = line.words.slice(from, to + 1).filter((word) => !vatWords.has(word))
      const words = numberAtStart(own)
      if (!words) continue
      const isBuyers = isBuyersId(text, label, line, words[0])
      return [{ value: taxNumberOf(words), words, confidence: 0.9, isBuyers }]
    }
    return []
  })
  return withCells(text, found)
}

/** The first words that are a tax number, at most after a sign or a verb: `Unsere Steuernummer lautet 133/8150/8159`. */
function numberAtStart(words: Word[]): Word[] | null {
  const own = words.slice(/\d/.test(words[0]?.text ?? '') ? 0 : 1)
  for (let count = Math.min(mostWords, own.length); count > 0; count--) {
    const part = own.slice(0, count)
    if (taxNumberForms.some((form) => form.test(taxNumberOf(part)))) return part
  }
  return null
}

function taxNumberOf(words: Word[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/[,;.]$/, '')
}
