import type { Cell, Line } from '#app/invoices/reading/pages/page_layout'
import { plainLetters } from '#app/invoices/reading/printed_text'
import type { LabelName } from '#app/invoices/reading/phrases'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'

/** Titles of an account or a list of other invoices, which are printed for information. */
const titles = [
  /before this invoice|\b(excluding|not included in) this invoice|other open invoices/,
  /nicht in dieser rechnung (enthalten|beruecksichtigt|berucksichtigt)|weitere offene rechnungen/,
  /niet in deze factuur (begrepen|opgenomen)/,
  /non compris(es)? dans (cette|la presente) facture|avant (cette|la presente) facture/,
  /non compres[eio] nell[ao] presente fattura|prima della presente fattura/,
  /no incluid[oa]s? en (esta|la presente) factura|antes de esta factura|movimientos del mes anterior/,
  /nao incluid[oa]s? nesta fatura|antes desta fatura/,
  /nie (jest|sa )?(ujet|objet|wliczon)\w* (w|do) (tej|niniejszej) faktur/,
]

const names = new Set<LabelName>(['invoiceNumber', 'amountDue', 'prepaid', 'total'])

/** Lines below a title that belong to it, at most. */
const reach = 4

/** `Saldo anterior` at the end of a line, above `pendiente: 0,00` */
const earlier = /\b(anterior|precedente?|previous|vorig\w*|poprzedni\w*)$/

function isContinued(lines: Line[], { line, from }: FoundLabel): boolean {
  const above = lines[line.index - 1]
  return from === 0 && above?.page === line.page && earlier.test(plainLetters(above.text))
}

/** Labels of lines without those of other invoices: `Open according to our records (not included in this invoice)`. */
export function withoutOtherInvoices(lines: Line[], labels: FoundLabel[][]): FoundLabel[][] {
  const cells = lines
    .flatMap((line) => line.cells)
    .filter(({ text }) => titles.some((title) => title.test(plainLetters(text))))
  const isBelow = ({ line, from, name }: FoundLabel, cell: Cell) =>
    names.has(name) &&
    line.page === cell.page &&
    line.index >= cell.line.index &&
    line.index <= cell.line.index + reach &&
    line.words[from].left > cell.left - 12
  return labels.map((own) =>
    own.filter(
      (label) =>
        !cells.some((cell) => isBelow(label, cell)) &&
        !(label.name === 'amountDue' && isContinued(lines, label))
    )
  )
}
