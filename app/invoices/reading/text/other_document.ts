import type { Cell } from '#app/invoices/reading/pages/page_layout'
import { inAllLanguages } from '#app/invoices/reading/phrases'
import { tokensOf } from '#app/invoices/reading/printed_text'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { titleOf } from '#app/invoices/reading/text/document_type'

const otherTitles = inAllLanguages((own) => own.otherTitles).map((phrase) => phrase.split(' '))

/** The part of the first page, from the top, in which titles are. */
const head = 0.5
/** The size of the title, relative to the words below it that name a kind of invoice: these are in a sentence or table. */
const leastLarger = 1.1

/** Whether the document is a quotation, an order, a delivery note, a reminder or a statement, by its title. */
export function isOtherDocument(text: DocumentText): boolean {
  const { height } = text.layout.pages[0]
  const [ofInvoice] = titleOf(text)?.words ?? []
  const isTitle = ({ page, top, size }: Cell) =>
    page === 1 &&
    top < head * height &&
    (!ofInvoice || (top < ofInvoice.top && size > leastLarger * ofInvoice.size))
  return text.lines
    .flatMap(({ cells }) => cells)
    .some((cell) => isTitle(cell) && isOtherTitle(cell))
}

/** `2. Mahnung`, `Quotation`, `Angebot Nr. 4711`: only a number is beside the title. */
function isOtherTitle({ text }: Cell): boolean {
  const [first, ...others] = tokensOf(text)
  const tokens = /^\d$/.test(first) ? others : [first, ...others]
  return otherTitles.some((title) => {
    const [next, ...rest] = tokens.slice(title.length)
    const isStart = title.every((token, at) => tokens[at] === token)
    return isStart && (!next || startsNumber.test(next) || /^\d/.test(rest[0] ?? ''))
  })
}

const startsNumber = /^(n[ro]?|num|numero|nummer|number|ref)$|\d/
