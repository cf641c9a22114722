import type { Cell } from '#app/invoices/reading/pages/page_layout'
import { documentTitles, inAllLanguages } from '#app/invoices/reading/phrases'
import { plainLetters, tokensOf } from '#app/invoices/reading/printed_text'
import { oncePerDocument, type DocumentText } from '#app/invoices/reading/text/document_text'
import { titleOf } from '#app/invoices/reading/text/document_type'

const inTokens = (phrases: string[]) => phrases.map((phrase) => phrase.split(' '))
const otherTitles = inTokens(inAllLanguages((own) => own.otherTitles))
const reminderTitles = inTokens(inAllLanguages((own) => own.reminderTitles))
const invoiceTitles = inTokens(documentTitles)

/** The part of the first page, from the top, in which titles are. */
const head = 0.5

/**
 * Whether the title of the document is that of a quotation, an order, a delivery note, a reminder or a statement, and no
 * other one is that of an invoice. Reminders and statements have labels of invoice numbers, too.
 */
export const isOtherDocument = oncePerDocument((text) => {
  const { height } = text.layout.pages[0]
  const cells = text.lines
    .filter(({ page, top }) => page === 1 && top < head * height)
    .flatMap((line) => line.cells)
  const titles = cells.filter(({ line }) => line.cells.length < 3)
  if (titles.some((cell) => isTitleOf(cell, invoiceTitles))) return false
  const isNumbered = hasInvoiceNumber(text)
  const [named] = titleOf(text)?.words ?? []
  /** Words for an invoice below are in a sentence or a table. */
  const isFirst = ({ words, top, size }: Cell) =>
    !named || named.page > 1 || words.includes(named) || (top < named.top && size >= named.size)
  return titles.some(
    (cell) =>
      isFirst(cell) &&
      (isTitleOf(cell, reminderTitles) || (!isNumbered && isTitleOf(cell, otherTitles)))
  )
})

/** `2. Mahnung`, `Quotation`, `Angebot Nr. 4711`: only a number is beside the title. */
function isTitleOf({ text }: Cell, titles: string[][]): boolean {
  const [first, ...others] = tokensOf(text)
  const tokens = /^\d$/.test(first) ? others : [first, ...others]
  return titles.some((title) => {
    const [next, ...rest] = tokens.slice(title.length)
    const isStart = title.every((token, at) => tokens[at] === token)
    return isStart && (!next || startsNumber.test(next) || /^\d/.test(rest[0] ?? ''))
  })
}

const startsNumber = /^(n[ro]?|num|numero|nummer|number|ref)$|\d/

/** A certain label of an invoice number, with a word for an invoice. */
function hasInvoiceNumber({ labels }: DocumentText): boolean {
  return labels
    .flat()
    .some(
      ({ name, isCertain, isLeading, line, from, to }) =>
        name === 'invoiceNumber' &&
        isCertain &&
        isLeading &&
        line.words.slice(from, to + 1).some((word) => invoiceWord.test(plainLetters(word.text)))
    )
}

const invoiceWord = /invoice|bill|rechnung|beleg|factu|fattura|faktur|fatura|nota/
