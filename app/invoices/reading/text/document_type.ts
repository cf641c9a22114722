import type { DocumentType, Read } from '#app/invoices/reading/invoice_reading'
import { textOf, type Cell } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { inAllLanguages } from '#app/invoices/reading/phrases'
import { plainLetters, printedNameKey, tokensOf } from '#app/invoices/reading/printed_text'
import {
  oncePerDocument,
  printed,
  type DocumentText,
} from '#app/invoices/reading/text/document_text'
import { isPhotoOfRoll, isTillReceipt } from '#app/invoices/reading/text/till_roll'
import { isAbout, labelsNamed } from '#app/invoices/reading/text/labels/label_zones'
import { postPlace } from '#app/invoices/reading/text/parties/places'
import { plainTitle } from '#app/invoices/reading/text/labels/label_grammar'

/** `Recibo domiciliado` is a way of payment, and `Bon de livraison` a delivery note; German uses `Bon` for a receipt. */
const notReceipt =
  /^recibo (domiciliado|bancario|a \d+)|^bon (de (livraison|commande|travail|reception|retour|transport|preparation)|d )/

/** `PAYABLE ON RECEIPT`, `GOODS RECEIPT`, `NOT A RECEIPT`, `FORMA DE PAGO RECIBO` */
const beforeReceipt = /\b(on|upon|against|pago|goods|no|not) /

/** Narrower kinds first, since their titles contain those of invoices. */
const titles: [DocumentType, string[]][] = (
  ['selfBilled', 'corrected', 'proforma', 'creditNote', 'receipt', 'invoice'] as const
).map((type) => [type, inAllLanguages((own) => own.titles?.[type])])

const ofInvoices = titles.find(([type]) => type === 'invoice')![1]

/** `Recibo-factura`: an invoice that was paid; a `Factura simplificada` is a receipt. */
function isOfInvoice(keys: string[], receipt: string): boolean {
  return keys
    .map((key) => ` ${key} `.replace(` ${receipt} `, '  '))
    .some((rest) => ofInvoices.some((phrase) => rest.includes(` ${phrase} `)))
}

/** A few words in capitals at the head of the first page. */
function isInCapitals({ text, words, line, page }: Cell): boolean {
  return page === 1 && line.index < 5 && words.length < 6 && !/\p{Ll}|\d/u.test(text)
}

/** `Recibo` below `Forma de pago`: how it is paid. */
function isOfPayment({ lines }: DocumentText, { line, left, page }: Cell): boolean {
  const above = lines[line.index - 1]?.cells.find((cell) => Math.abs(cell.left - left) < 3)
  return above?.page === page && paymentMethod.test(plainLetters(above.text))
}

const paymentMethod =
  /^(forma|modo|medio|metodo|condicion\w*|mode|moyen|modalita|sposob|zahlungsart|betaalwijze|payment (method|terms|type))\b/

/** By the title: the largest words of the first page that name a document type, else the first. */
export const typeOf = oncePerDocument(typeIn)

interface Title {
  type: DocumentType
  words: Word[]
  score: number
}

/** The title of the document, which can also be in a sentence or label. */
export const titleOf = oncePerDocument(titleIn)

function titleIn(text: DocumentText): Title | null {
  let winner: Title | null = null
  for (const line of text.lines) {
    /** `Date | Ticket | Product | Quantity` */
    const isHeading = Math.max(text.columns[line.index].length, line.cells.length) > 3
    for (const cell of line.cells) {
      const key = printedNameKey(cell.text)
      /**
       * Checked as printed first, since a `Stornorechnung` is also a `Rechnung`, and a `Creditfactuurnr`
       * contains its title.
       */
      const tokens = tokensOf(cell.text).map((token) =>
        token.replace(/(?<=.{6})s?(nummer|nr)$/, '')
      )
      const keys = [key, tokens.join(' '), tokens.map(plainTitle).join(' ')]
      for (const [type, phrases] of titles) {
        const phrase = phrases
          .filter((own) => keys.some((one) => ` ${one} `.includes(` ${own} `)))
          .sort((a, b) => b.length - a.length)[0]
        if (!phrase) continue
        const isFirst = keys.some((one) => one.startsWith(phrase))
        if (type === 'receipt') {
          if (notReceipt.test(key) || isOfPayment(text, cell)) continue
          /** `Payment due on receipt` is a sentence, `TOWING RECEIPT` a title. */
          const isEnd = key.endsWith(` ${phrase}`) && !beforeReceipt.test(key)
          const isTitle = isFirst || (isInCapitals(cell) && isEnd)
          if (!isTitle || isHeading || isOfInvoice(keys, phrase)) continue
        }
        const early = 1 - line.index / (text.lines.length + 1)
        const short = cell.words.length <= 4 ? 1 : cell.words.length <= 8 ? 0.4 : 0
        const score =
          cell.size / 10 +
          (isFirst ? 0.6 : 0) +
          0.5 * early +
          short -
          (line.page > 1 || (type === 'invoice' && isAbout(cell.text)) ? 1 : 0) -
          /** `Till receipt: 4711`, on an invoice for it. */
          (type === 'receipt' && cell.text.includes(':') ? 0.5 : 0)
        if (!winner || score > winner.score) winner = { type, words: cell.words, score }
        break
      }
    }
  }
  return winner
}

function typeIn(text: DocumentText): Read<DocumentType> | null {
  const winner = titleOf(text)
  const isReceipt = winner ? winner.type === 'invoice' && isPhotoOfRoll(text) : isTillReceipt(text)
  if (isReceipt && !(winner && isInvoiceOfTill(text, winner.words))) {
    return printed(text, 'receipt', winner?.words ?? [], 0.85)
  }
  if (!winner) {
    const labels = text.labels
      .flat()
      .filter(({ name, isCertain }) => name === 'invoiceNumber' && isCertain)
    return labels.length ? printed(text, 'invoice', [], 0.75) : null
  }
  const isCredit = winner.type === 'corrected' && isCredited(text, winner.words)
  const own = isCredit ? 'creditNote' : winner.type
  const type = own === 'creditNote' && isSelfBilled(text) ? 'selfBilled' : own
  return printed(text, type, winner.words, winner.score > 2 ? 0.93 : 0.8)
}

/** `FAKTURA` alone in a line of a till roll with the address of the buyer: an invoice instead of a receipt. */
function isInvoiceOfTill(text: DocumentText, [first, ...others]: Word[]): boolean {
  const line = text.lines.find(({ words }) => words.includes(first))
  const isTitle = line?.words.length === others.length + 1 && others.length < 2
  const hasAddress = labelsNamed(text, 'buyer').some(
    ({ line: { index }, isCertain, isLeading }) =>
      isCertain &&
      isLeading &&
      text.lines.slice(index + 1, index + 5).some((below) => postPlace.test(below.text))
  )
  return isTitle && hasAddress
}

const credited = /gutschrift|\babono\b|\bavoir\b|credit\b|credito\b|\baccredito\b/

/** `Factura rectificativa de abono`, or a correction whose total is credited: `Gutschriftbetrag`. */
function isCredited({ labels }: DocumentText, title: Word[]): boolean {
  const ofTotals = labels
    .flat()
    .filter(({ name, isLeading }) => isLeading && (name === 'total' || name === 'amountDue'))
    .map(({ line, from, to }) => line.words.slice(from, to + 1))
  return [title, ...ofTotals].some((words) => credited.test(plainLetters(textOf(words))))
}

/** `Avoir sur facture 4711`, `Gutschrift zu Rechnung 4711`: a cell of the first page that starts with the title of a credit note. */
export function creditsInvoice(text: DocumentText): boolean {
  return cellKeys(text).some((key) => {
    const title = ofCredit.find((phrase) => key.startsWith(`${phrase} `))
    const [, , word = ''] = title ? key.slice(title.length).split(' ') : []
    return ofInvoices.includes(word)
  })
}

const ofKind = (type: DocumentType) => titles.find(([own]) => own === type)![1]
const [ofCredit, ofSelfBilled] = [ofKind('creditNote'), ofKind('selfBilled')]

/** `Gutschrift im Sinne des § 14 Abs. 2 UStG` below the title `Gutschrift Nr. 4711` */
function isSelfBilled(text: DocumentText): boolean {
  return cellKeys(text).some((key) =>
    ofSelfBilled.some((phrase) => `${key} `.startsWith(`${phrase} `))
  )
}

/** The texts of the cells of the first page, normalized. */
function cellKeys({ lines }: DocumentText): string[] {
  return lines
    .filter(({ page }) => page === 1)
    .flatMap(({ cells }) => cells.map(({ text }) => printedNameKey(text)))
}

/** Whether a label has the title of a kind, as in `Credit note number`. */
export function namesType(label: string, type: DocumentType): boolean {
  const key = ` ${printedNameKey(label)} `
  return titles.some(
    ([own, phrases]) => own === type && phrases.some((one) => key.includes(` ${one} `))
  )
}
