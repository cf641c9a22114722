import type { ColumnName } from '#app/invoices/reading/phrases'
import type { TableColumn } from '#app/invoices/reading/text/items/table_columns'

/** Words beside `VAT` that say whether it is included. */
export const withOrWithout =
  /(^|[\s(.])(excl|exkl|escl|exc|ex|incl|inkl|inc|hors|sans|ohne|mit|zzgl|zonder|sin|sem|con|com|senza|bez|z|[cs]\/)\w*[.)]?(?=$|\s)/i

/** The first meaning of a heading that no other column has. */
export function meaningOf(meanings: ColumnName[], used: ColumnName[]): ColumnName {
  const free = meanings.find((name) => !used.includes(name))
  if (free) return free
  return meanings[0] === 'taxRate' && !used.includes('taxAmount') ? 'taxAmount' : meanings[0]
}

type Part = Pick<TableColumn, 'name'> & { text: string }

/** `Prix` above `unitaire` is a unit price, `Hourly` above `rate` too; `Value` above `VAT` is an amount of tax. */
export function joinedMeaning(above: Part, below: Part, all: string): ColumnName | null {
  const plain = `${above.text} ${below.text}`.toLowerCase()
  const names = `${above.name} ${below.name}`
  if (/^(quantity|unit) unitPrice$/.test(names)) return 'unitPrice'
  /** `Qtd. Un.` above `Qty Unit` */
  if (names === 'quantity unit') return null
  const isOfTax = /^(amount|taxRate|taxAmount) (amount|taxRate|taxAmount)$/.test(names)
  if (isOfTax && !withOrWithout.test(all)) return 'taxAmount'
  if (/unit|einzel|stuk|jedn|eenh|stück/.test(plain)) return 'unitPrice'
  const isPrice = /preis|price|prix|prezzo|precio|prijs|cena/.test(plain)
  if (isPrice && !/total|gesamt|tot|wart|razem/.test(plain)) return 'unitPrice'
  if (/brut|ttc|incl|gross|lordo/.test(plain)) return 'grossAmount'
  if (/total|gesamt|betrag|montant|importo|importe|bedrag|wart|netto/.test(plain)) return 'amount'
  return null
}

/** Two columns with VAT and no price: the first is the price. */
export function oneGross<C extends TableColumn>(columns: C[]): C[] {
  const gross = columns.filter(({ name }) => name === 'grossAmount')
  const hasPrice = columns.some(({ name }) => name === 'unitPrice')
  if (gross.length > 1 && !hasPrice) gross[0].name = 'unitPrice'
  return columns
}

/** `Net price | Gross price | Net amount | Gross amount`: the first is the price. */
export function onePrice<C extends TableColumn & { text: string }>(columns: C[]): C[] {
  const prices = columns.filter(({ name }) => name === 'unitPrice')
  const gross = prices.find(({ text }) => /brut|ttc|incl|inkl|gross|lordo/i.test(text))
  const hasAmount = columns.some(({ name }) => name === 'amount')
  if (gross && prices.length > 1 && hasAmount) gross.name = 'otherColumn'
  /** `Unit cost | Qty/Hr rate` */
  const count = prices.find(({ text }) => /^(qty|quantity)\b/i.test(text))
  const hasQuantity = columns.some(({ name }) => name === 'quantity')
  if (count && prices.length > 1 && !hasQuantity) count.name = 'quantity'
  return columns
}

/** Invoices to consumers may only have gross amounts, which are then the line amounts. */
export function withAmount<C extends TableColumn>(columns: C[]): C[] {
  const gross = columns.find(({ name }) => name === 'grossAmount')
  if (gross && !columns.some(({ name }) => name === 'amount')) gross.name = 'amount'
  return columns
}

export const credits =
  /^(credits?|cr[eé]dits?|payments?|haben|avere|abonos?|haber|pagos|cr[eé]ditos?)\b/i

/** Of two columns of amounts, the net one is used, else the last; `Charges | Credits` has payments in the second. */
export function oneAmount<C extends TableColumn & { text: string }>(columns: C[]): C[] {
  const all = columns.filter(({ name }) => name === 'amount')
  const amounts = all.filter(({ text }) => !credits.test(text))
  for (const column of amounts.length ? all : []) {
    if (!amounts.includes(column)) column.name = 'otherColumn'
  }
  if (amounts.length < 2) return columns
  const net = amounts.findLast(({ text }) =>
    /net|excl|ht\b|imponibile|base|taxable|bez pod|sin iva|hors t|senza iva|zonder btw|ohne (ust|mwst)/i.test(
      text
    )
  )
  const own = net ?? amounts.at(-1)!
  for (const column of amounts) {
    if (column === own) continue
    const isPrice =
      !columns.some(({ name }) => name === 'unitPrice') &&
      column.left < own.left &&
      /cost|kost|co[uû]t|pr[ei]|cena/i.test(column.text)
    column.name = isPrice
      ? 'unitPrice'
      : net && column.left > own.left
        ? 'grossAmount'
        : 'otherColumn'
  }
  return columns
}
