import type { Cell, Line } from '#app/invoices/reading/pages/page_layout'
import { plainLetters } from '#app/invoices/reading/printed_text'
import type { LabelName } from '#app/invoices/reading/phrases'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'

/** What titles of accounts and lists of other invoices, which are printed for information, say about this invoice. */
const outside = [
  /before this invoice|\b(excluding|not included in) this invoice/,
  /nicht in dieser rechnung (enthalten|berucksichtigt)/,
  /niet in deze factuur (begrepen|opgenomen)/,
  /non compris(es?)? dans (cette|la presente) facture|avant (cette|la presente) facture/,
  /non compres[aeio] (in questa|nella presente) fattura|prima della presente fattura/,
  /no incluid[oa]s? en (esta|la presente) factura|antes de esta factura|del mes anterior/,
  /nao incluid[oa]s? nesta fatura|antes desta fatura/,
  /nie (?:(?:jest|sa) )?(?:(?:ujet|wliczon)\w* (?:w|do) (?:tej|niniejszej)|objet\w* (?:ta|niniejsza)) faktur/,
]

/** What these titles list: `Postage is not included in this invoice` is none of them. */
const account =
  /\b(account|balance|open|outstanding|konto|offene\w*|saldo|openstaand\w*|compte|solde|factures|partite|movimientos|cuenta|conta corrente|em aberto|otwarte|nieuregulowan\w*)\b/

function isTitle({ text }: Cell): boolean {
  const plain = plainLetters(text)
  return account.test(plain) && !/\.$/.test(text) && outside.some((words) => words.test(plain))
}

const names = new Set<LabelName>(['invoiceNumber', 'amountDue', 'prepaid', 'total'])
const ofSums = new Set<LabelName>(['subtotal', 'tax'])

/** Lines below a title that belong to it, at most. */
const reach = 4

/** A title with the lines below it, in its column; the sums of this invoice end them. */
function linesOf(title: Cell, lines: Line[], labels: FoundLabel[][]) {
  const { line } = title
  const next = line.cells[line.cells.indexOf(title) + 1]
  const [left, right] = [title.left - 12, next?.left ?? Infinity]
  const isInside = ({ line: own, from }: FoundLabel) =>
    own.words[from].left > left && own.words[from].left < right
  const below = lines.slice(line.index + 1, line.index + 1 + reach)
  const end = below.findIndex(
    ({ index, page }) =>
      page !== line.page ||
      labels[index].some((label) => ofSums.has(label.name) && label.isCertain && isInside(label))
  )
  const own = new Set([line, ...(end === -1 ? below : below.slice(0, end))])
  return (label: FoundLabel) => own.has(label.line) && isInside(label)
}

/** `Saldo anterior` at the end of a line, above `pendiente: 0,00` */
const earlier = /\b(anterior|precedente?|previous|vorig\w*|vorherig\w*|poprzedni\w*)$/

function isContinued(lines: Line[], { line, from, name }: FoundLabel): boolean {
  const above = lines[line.index - 1]
  return (
    name === 'amountDue' &&
    from === 0 &&
    /^\p{Ll}/u.test(line.text) &&
    above?.page === line.page &&
    earlier.test(plainLetters(above.text))
  )
}

/** Labels of lines without those of other invoices: `Open according to our records (not included in this invoice)`. */
export function withoutOtherInvoices(lines: Line[], labels: FoundLabel[][]): FoundLabel[][] {
  const others = lines
    .flatMap((line) => line.cells)
    .filter(isTitle)
    .map((title) => linesOf(title, lines, labels))
  const isOther = (label: FoundLabel) =>
    (names.has(label.name) && others.some((isOf) => isOf(label))) || isContinued(lines, label)
  return labels.map((own) => own.filter((label) => !isOther(label)))
}
