import { printed, type DocumentText } from '#app/invoice_reading/document_text'
import type { LineItem } from '#app/invoice_reading/invoice_reading'
import type { FoundLabel } from '#app/invoice_reading/find_labels'
import type { ColumnName } from '#app/invoice_reading/labels'
import type { Line } from '#app/invoice_reading/page_layout'
import type { Word } from '#app/invoice_reading/page_words'
import { plainLetters } from '#app/invoice_reading/printed_text'
import { currencyOf, type PrintedAmount } from '#app/invoice_reading/printed_amounts'

export interface FoundItems {
  items: LineItem[]
  /** Lines of headings, whose words are no labels of totals. */
  headings: Set<number>
  /** Lines that belong to items: their amounts are no totals. */
  rows: Set<number>
}

interface Column {
  name: ColumnName
  left: number
  right: number
}

interface Heading {
  columns: Column[]
  first: number
  last: number
}

interface Row {
  line: Line
  /** All lines whose amounts are its. */
  lines: number[]
  values: Map<ColumnName, PrintedAmount>
  unit: Word[]
  description: Word[]
}

const numeric: ColumnName[] = [
  'position',
  'quantity',
  'unitPrice',
  'discount',
  'taxRate',
  'taxAmount',
  'grossAmount',
  'amount',
]
const sums = new Set(['subtotal', 'tax', 'total', 'amountDue', 'prepaid'])

/**
 * The lines of an invoice: rows under headings; without headings, lines in which a quantity times a price
 * is an amount.
 */
export function findItems(text: DocumentText): FoundItems {
  const headings = headingsOf(text)
  const found = headings.flatMap((heading, at) =>
    rowsUnder(text, heading, endOf(text, heading, headings[at + 1]))
  )
  const rows = rowsToSum(text, found.length ? found : rowsByArithmetic(text), headings)
  const lines = new Set(rows.flatMap((row) => row.lines))
  return {
    items: rows.map((row) => itemOf(text, row)),
    headings: new Set(headings.flatMap(({ first, last }) => range(first, last))),
    rows: lines,
  }
}

/** Where the next heading begins, or the page that repeats it: what stands above it there is no row. */
function endOf(text: DocumentText, heading: Heading, next: Heading | undefined): number {
  if (!next) return text.lines.length
  const { page } = text.lines[next.first]
  if (page === text.lines[heading.last].page) return next.first
  return text.lines.findIndex((line) => line.page === page)
}

function headingsOf(text: DocumentText): Heading[] {
  const found: Heading[] = []
  for (const line of text.lines) {
    if (found.length && line.index <= found.at(-1)!.last) continue
    if (!isHeading(text, line)) continue
    const first = isHeadingPart(text, text.lines[line.index - 1], line)
      ? line.index - 1
      : line.index
    let last = line.index
    while (last - line.index < 2 && isHeadingPart(text, text.lines[last + 1], text.lines[last])) {
      last += 1
    }
    const known = withPrices(text, columnsOf(text, range(first, last)), last)
    const columns = withProducts(text, known, last)
    const names = new Set(columns.map(({ name }) => name))
    if (!names.has('amount') && !names.has('grossAmount') && !names.has('unitPrice')) continue
    found.push({ columns, first, last })
  }
  return found
}

/** Three different columns at least, one of them with money, one that says what or how much. */
function isHeading(text: DocumentText, line: Line): boolean {
  if (text.amounts[line.index].some(({ decimals }) => decimals === 2)) return false
  /** `Invoice number | Due date | Amount` heads what is said of the whole document. */
  const isOfDocument = text.labels[line.index].some(
    ({ name, isCertain, isLeading, tokens }) =>
      isCertain && isLeading && (name === 'dueDate' || (name === 'invoiceNumber' && tokens > 1))
  )
  if (isOfDocument) return false
  const names = new Set(text.columns[line.index].map(({ name }) => name))
  const covered = new Set(text.columns[line.index].flatMap(({ from, to }) => range(from, to)))
  const hasMoney = names.has('amount') || names.has('unitPrice') || names.has('grossAmount')
  const hasWhat = names.has('description') || names.has('quantity') || names.has('itemNumber')
  const cells = new Set(text.columns[line.index].map(({ from }) => cellAt(line, from)))
  return (
    hasMoney &&
    hasWhat &&
    cells.size >= 3 &&
    names.size >= 3 &&
    covered.size >= 0.4 * line.words.length
  )
}

/** A line right above or below a heading that goes on with it. */
function isHeadingPart(text: DocumentText, line: Line | undefined, next: Line): boolean {
  if (!line || line.page !== next.page) return false
  const gap = Math.max(line.top, next.top) - Math.min(line.bottom, next.bottom)
  const height = next.bottom - next.top
  if (gap > 0.8 * height) return false
  if (text.amounts[line.index].length || text.dates[line.index].length) return false
  const found = text.columns[line.index]
  return found.length > 0 && line.words.length <= 12 && !/:/.test(line.text)
}

function columnsOf(text: DocumentText, lines: number[]): Column[] {
  const columns: (Column & { tokens: number; text: string })[] = []
  for (const index of lines) {
    const line = text.lines[index]
    const own = text.columns[index].filter(
      (label) => !isInBrackets(line, label.from) && !saysTaxed(line, label)
    )
    const labels = Map.groupBy(own, ({ from }) => from)
    for (const [from, meanings] of labels) {
      const next = plainLetters(line.words[meanings[0].to + 1]?.text ?? '')
      const isNet = meanings[0].name === 'taxAmount' && /^(excl|exkl|escl)/.test(next)
      const name = meaningOf(
        isNet ? ['amount'] : meanings.map((meaning) => meaning.name),
        columns.map((column) => column.name)
      )
      const left = line.words[from].left
      const cell = line.cells[cellAt(line, from)]
      const isLast = !own.some(
        (label) => label.from > from && cellAt(line, label.from) === cellAt(line, from)
      )
      /** `Amount (inc GST)` is as wide as its cell. */
      const right = isLast ? cell.right : line.words[meanings[0].to].right
      const words = line.words.slice(from, meanings[0].to + 1)
      const label = words.map((word) => word.text).join(' ')
      const above = columns.find((other) => other.left < right && other.right > left)
      if (above && lines.length > 1 && index !== lines[0]) {
        above.left = Math.min(above.left, left)
        above.right = Math.max(above.right, right)
        const isSame = meanings.some((meaning) => meaning.name === above.name)
        if (!isSame) above.name = joinedMeaning(`${above.text} ${label}`) ?? above.name
        above.text += ` ${label}`
      } else columns.push({ name, left, right, tokens: meanings[0].tokens, text: label })
    }
  }
  const named = withAmount(oneAmount(oneGross(columns)))
  return withDescription(text, named, lines).sort((a, b) => a.left - b.left)
}

/** `Importo IVA escl.` is a heading of amounts. */
function saysTaxed(line: Line, { name, from }: FoundLabel<ColumnName>): boolean {
  const { words, text } = line.cells[cellAt(line, from)]
  return name === 'taxRate' && words[0] !== line.words[from] && withOrWithout.test(text)
}

const withOrWithout =
  /(^|[\s(.])(excl|exkl|escl|exc|ex|incl|inkl|inc|hors|sans|ohne|mit|zzgl|zonder|sin|con|senza|bez|z)\w*[.)]?(?=$|\s)/i

/** What is sold may stand under a word that we don't know: of such headings the one with most room. */
function withDescription<C extends Column>(text: DocumentText, columns: C[], lines: number[]) {
  if (columns.some(({ name }) => name === 'description')) return columns
  const cells = text.lines[lines[0]].cells.filter(
    (cell) =>
      /\p{L}{4}/u.test(cell.text) &&
      !columns.some(({ left, right }) => left < cell.right && right > cell.left)
  )
  const room = ({ left }: { left: number }) =>
    Math.min(...columns.filter((own) => own.left > left).map((own) => own.left)) - left
  const widest = cells
    .filter((cell) => Number.isFinite(room(cell)))
    .sort((a, b) => room(b) - room(a))[0]
  if (!widest) return columns
  return [...columns, { name: 'description' as const, left: widest.left, right: widest.right }]
}

/** What stands between quantity and amount, and makes the one the other, is the price, whatever its heading says. */
function withPrices(text: DocumentText, columns: Column[], heading: number): Column[] {
  const column = (name: ColumnName) => columns.find((own) => own.name === name)
  const [quantity, amount] = [column('quantity'), column('amount')]
  if (!quantity || !amount || column('unitPrice')) return columns
  const prices = text.lines.slice(heading + 1, heading + 40).flatMap(({ index, page }) => {
    if (page !== text.lines[heading].page) return []
    const amounts = text.amounts[index].filter(({ isPercent }) => !isPercent)
    const count = amounts.find((own) => overlaps(own, quantity))
    const whole = amounts.find((own) => own !== count && overlaps(own, amount))
    const each = amounts.find(
      (own) =>
        count &&
        whole &&
        own.decimals >= 2 &&
        own.right < whole.left &&
        own.left > count.right &&
        Math.abs(Number(count.value) * Number(own.value) - Number(whole.value)) < 0.006
    )
    return each ? [each] : []
  })
  if (!prices.length) return columns
  const left = Math.min(...prices.map((own) => own.left))
  const right = Math.max(...prices.map((own) => own.right))
  const others = columns.filter(
    (own) => own.right <= left || own.left >= right || !numeric.includes(own.name)
  )
  const price = { name: 'unitPrice' as const, left, right }
  return others.includes(quantity) && others.includes(amount)
    ? [...others, price].sort((a, b) => a.left - b.left)
    : columns
}

/**
 * A table whose column of amounts has a heading that we don't know: it stands where quantity times price is
 * printed in most lines below.
 */
function withProducts(text: DocumentText, columns: Column[], heading: number): Column[] {
  const column = (name: ColumnName) => columns.find((own) => own.name === name)
  const [quantity, price] = [column('quantity'), column('unitPrice')]
  if (!quantity || !price || column('amount') || column('grossAmount')) return columns
  const products: PrintedAmount[] = []
  let counted = 0
  for (const line of text.lines.slice(heading + 1)) {
    if (line.page !== text.lines[heading].page) break
    const amounts = text.amounts[line.index]
    const count = amounts.find((own) => overlaps(own, quantity))
    const each = amounts.find((own) => own !== count && overlaps(own, price))
    if (!count || !each) continue
    counted += 1
    const product = amounts.find(
      (own) =>
        own !== count &&
        own !== each &&
        own.decimals === 2 &&
        !columns.some((other) => numeric.includes(other.name) && overlaps(own, other)) &&
        Math.abs(Number(count.value) * Number(each.value) - Number(own.value)) < 0.006
    )
    if (product) products.push(product)
  }
  if (!products.length || products.length < 0.6 * counted) return columns
  const left = Math.min(...products.map((own) => own.left))
  const right = Math.max(...products.map((own) => own.right))
  const others = columns.filter((own) => own.right <= left || own.left >= right)
  return [...others, { name: 'amount' as const, left, right }].sort((a, b) => a.left - b.left)
}

/** `Amount (inc GST)` is a heading of amounts. */
function isInBrackets(line: Line, word: number): boolean {
  const cell = line.cells[cellAt(line, word)]
  const before = cell.words.slice(0, cell.words.indexOf(line.words[word]) + 1)
  return before.length > 1 && before.findLastIndex(({ text: own }) => own.startsWith('(')) > 0
}

/** Of what a heading may mean, what no other column means yet. */
function meaningOf(meanings: ColumnName[], taken: ColumnName[]): ColumnName {
  const free = meanings.find((name) => !taken.includes(name))
  if (free) return free
  return meanings[0] === 'taxRate' && !taken.includes('taxAmount') ? 'taxAmount' : meanings[0]
}

/** `Prix` above `unitaire` is a unit price. */
function joinedMeaning(label: string): ColumnName | null {
  const plain = label.toLowerCase()
  if (/unit|einzel|stuk|jedn|eenh|stück/.test(plain)) return 'unitPrice'
  const isPrice = /preis|price|prix|prezzo|precio|prijs|cena/.test(plain)
  if (isPrice && !/total|gesamt|tot|wart|razem/.test(plain)) return 'unitPrice'
  if (/brut|ttc|incl|gross|lordo/.test(plain)) return 'grossAmount'
  if (/total|gesamt|betrag|montant|importo|importe|bedrag|wart|netto/.test(plain)) return 'amount'
  return null
}

/** Two columns with VAT and no price: the first is the price. */
function oneGross<C extends Column>(columns: C[]): C[] {
  const gross = columns.filter(({ name }) => name === 'grossAmount')
  const hasPrice = columns.some(({ name }) => name === 'unitPrice')
  if (gross.length > 1 && !hasPrice) gross[0].name = 'unitPrice'
  return columns
}

/** Who sells to consumers prints amounts with VAT alone: then those are the lines' amounts. */
function withAmount<C extends Column>(columns: C[]): C[] {
  const gross = columns.find(({ name }) => name === 'grossAmount')
  if (gross && !columns.some(({ name }) => name === 'amount')) gross.name = 'amount'
  return columns
}

/** Two columns of amounts: the one that says net is meant, else the last. */
function oneAmount<C extends Column & { text: string }>(columns: C[]): C[] {
  const amounts = columns.filter(({ name }) => name === 'amount')
  if (amounts.length < 2) return columns
  const net = amounts.find(({ text }) => /net|excl|ht\b|imponibile|base|taxable/i.test(text))
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

function rowsUnder(text: DocumentText, heading: Heading, end: number): Row[] {
  const { columns } = heading
  const amountName = ['amount', 'grossAmount', 'unitPrice'].find((name) =>
    columns.some((column) => column.name === name)
  ) as ColumnName
  const rows: Row[] = []
  let waiting: Line[] = []
  let isOver = false
  let last = text.lines[heading.last]
  let previous = last
  for (let index = heading.last + 1; index < end; index++) {
    const line = text.lines[index]
    if (line.page !== last.page) {
      waiting = []
      if (isOver || isAside(text, line)) {
        if (isOver) break
        continue
      }
    }
    const gap = line.page === previous.page ? line.top - previous.bottom : 0
    if (rows.length && gap > 8 * (line.bottom - line.top)) break
    previous = line
    if (rows.length && isTotalsHeading(text, line)) break
    const row = rowOf(text, line, columns)
    const isSum = isSumLine(text, line, columns)
    if (isSum && (rows.length || row.values.has(amountName))) {
      isOver = true
      if (!rows.length) return rows
      break
    }
    const open = rows.at(-1)
    const amount = row.values.get(amountName)
    if (amount && isSumOf(rows, row, amountName)) break
    /** Some tables set the amount of a row a little lower than the rest of it. */
    if (open && amount && !open.values.has(amountName) && !row.values.has('quantity')) {
      open.values.set(amountName, amount)
      last = line
      open.lines.push(line.index)
      const more = describing(text, line, columns)
      if (more.length) open.description.push(...more)
      continue
    }
    const isRow =
      (row.values.has(amountName) || (row.values.has('quantity') && row.values.has('unitPrice'))) &&
      (row.description.length > 0 || row.values.size > 1) &&
      (isPriced(row) ||
        !text.labels[index].some(
          ({ name, isLeading, from }) => name === 'otherAmount' && isLeading && from === 0
        ))
    if (isRow) {
      if (!row.description.length || startsLow(row.description)) {
        const above = waiting.filter(
          (other) => line.top - other.bottom < 1.2 * (line.bottom - line.top)
        )
        row.description.unshift(...above.flatMap((other) => describing(text, other, columns)))
      }
      rows.push(row)
      waiting = []
      last = line
    } else if (line.page === last.page) {
      const more = describing(text, line, columns)
      const own = rows.at(-1)
      const isNear = line.top - last.bottom < 0.9 * (line.bottom - line.top)
      if (own && isNear && more.length && own.description.length < 40 && !startsBlock(text, line)) {
        own.description.push(...more)
        last = line
      } else waiting.push(line)
    }
  }
  return rows.filter(({ values }) => values.has(amountName))
}

/** `Report and presentation` is no sum that is carried over, where it has a quantity and a price. */
function isPriced({ values }: Row): boolean {
  return values.has('quantity') && values.has('unitPrice')
}

/** A sum whose label we don't know: neither counted nor priced, as the rows above are, which add up to it. */
function isSumOf(rows: Row[], { values }: Row, name: ColumnName): boolean {
  if (rows.length < 2 || values.has('quantity') || values.has('unitPrice')) return false
  if (!rows.every((row) => row.values.has('quantity') || row.values.has('unitPrice'))) return false
  const sum = rows.reduce((whole, row) => whole + Number(row.values.get(name)?.value ?? 0), 0)
  return Math.abs(sum - Number(values.get(name)!.value)) < 0.006
}

/** `Rate | Net | VAT | Gross` above the sums of a document. */
function isTotalsHeading(text: DocumentText, line: Line): boolean {
  if (text.amounts[line.index].some(({ decimals }) => decimals === 2)) return false
  const labels = text.labels[line.index].filter(
    ({ name, isLeading }) => isLeading && sums.has(name)
  )
  return new Set(labels.map(({ from }) => cellAt(line, from))).size >= 2 && line.cells.length > 2
}

/** At the head and foot of a following page stands what belongs to no row. */
function isAside(text: DocumentText, line: Line): boolean {
  const page = text.layout.pages.find(({ number }) => number === line.page)
  return page !== undefined && (line.top < 0.05 * page.height || line.top > 0.93 * page.height)
}

function startsLow(words: Word[]): boolean {
  return /^[a-zà-ÿ(]/.test(words[0].text)
}

function startsBlock(text: DocumentText, line: Line): boolean {
  return text.labels[line.index].some(
    ({ name, from, isCertain }) => from === 0 && isCertain && (sums.has(name) || /Date$/.test(name))
  )
}

/** A line that sums up: its label stands first, or nothing but its label and amounts stands there. */
function isSumLine(text: DocumentText, line: Line, columns: Column[]): boolean {
  const label = text.labels[line.index].find(({ name }) => sums.has(name))
  if (!label) return false
  const hasAmount = text.amounts[line.index].some(
    ({ from, decimals, isPercent }) => from > label.to && decimals > 0 && !isPercent
  )
  const percents = text.amounts[line.index].filter(({ isPercent }) => isPercent)
  if (percents.length && !hasAmount) return false
  if (label.from === 0) {
    /** `Total Quartz 5W40` with a quantity is a row. */
    const rest = line.words.slice(label.to + 1).filter(({ text: word }) => /\p{L}{2}/u.test(word))
    const isNamed = rest.some(({ text: word }) => !currencyOf(word.replace(/[\d.,]/g, '')))
    const quantity = columns.find(({ name }) => name === 'quantity')
    const isCounted = quantity && text.amounts[line.index].some((own) => overlaps(own, quantity))
    return !(isNamed && isCounted && !label.isCertain)
  }
  return (
    hasAmount &&
    label.isLeading &&
    /^\D*$/.test(
      line.words
        .slice(0, label.from)
        .map((w) => w.text)
        .join('')
    )
  )
}

function rowOf(text: DocumentText, line: Line, columns: Column[]): Row {
  const row: Row = { line, lines: [line.index], values: new Map(), unit: [], description: [] }
  const taken = new Set<number>()
  const dates = text.dates[line.index]
  for (const amount of text.amounts[line.index]) {
    if (dates.some(({ from, to }) => from <= amount.from && to >= amount.from)) continue
    const column = columnFor(amount, columns)
    if (!column || !numeric.includes(column.name)) continue
    if (isWithinText(line, amount) && !overlaps(amount, column)) continue
    if (column.name === 'amount' && amount.isPercent) continue
    const known = row.values.get(column.name)
    const isNearer = known && overlaps(amount, column) && !overlaps(known, column)
    /** Where two numbers stand under one heading, as `5 x 12,00`, money is the one with decimals. */
    if (known && !isNearer && !(known.decimals < amount.decimals)) continue
    row.values.set(column.name, amount)
    for (const at of range(amount.from, amount.to)) taken.add(at)
  }
  line.words.forEach((word, at) => {
    if (taken.has(at) || currencyOf(word.text) || /^[%€|]+$/.test(word.text)) return
    const column = textColumnFor(word, columns)
    const quantity = row.values.get('quantity')
    const isUnit =
      column?.name === 'quantity' && /^\p{L}/u.test(word.text) && (quantity?.right ?? 0) < word.left
    if (column?.name === 'unit' || (isUnit && quantity)) {
      row.unit.push(word)
    } else if (
      !column ||
      column.name === 'description' ||
      isText(column, columns) ||
      isLoose(word, quantity, columns)
    ) {
      row.description.push(word)
    }
  })
  return row
}

/** Left of the quantity under a heading that we don't know. */
function isLoose(word: Word, quantity: PrintedAmount | undefined, columns: Column[]): boolean {
  const hasOwn = columns.some(({ name }) => name === 'description')
  return !hasOwn && quantity !== undefined && word.right < quantity.left
}

/** Words that describe stand under their heading, or under none; without that heading, anywhere left. */
function isText(column: Column, columns: Column[]): boolean {
  const hasOwn = columns.some(({ name }) => name === 'description')
  return !hasOwn && ['itemNumber', 'position', 'otherColumn'].includes(column.name)
}

function describing(text: DocumentText, line: Line, columns: Column[]): Word[] {
  const words = rowOf(text, line, columns).description
  const description = columns.find(({ name }) => name === 'description')
  if (!description || !words.length) return words
  const index = columns.indexOf(description)
  const limit = columns[index + 1]?.left ?? Infinity
  const start = columns[index - 1]?.right ?? -Infinity
  return words[0].left < limit && words[0].right > start ? words : []
}

/** Text begins where its column begins, and may go on to the next: what overlaps none belongs to the last. */
function textColumnFor(word: Word, columns: Column[]): Column | null {
  const own = columns.find((column) => overlaps(word, column))
  const last = columns.findLast(({ left }) => left <= word.left + 2)
  return own ?? (last && !numeric.includes(last.name) ? last : columnFor(word, columns))
}

/** The column that something stands under: where they overlap most, else the nearest. */
function columnFor(place: { left: number; right: number }, columns: Column[]): Column | null {
  const overlapping = columns
    .map((column) => ({
      column,
      shared: Math.min(place.right, column.right) - Math.max(place.left, column.left),
    }))
    .sort((a, b) => b.shared - a.shared)
  return overlapping[0]?.column ?? null
}

function overlaps(place: { left: number; right: number }, column: Column): boolean {
  return Math.min(place.right, column.right) > Math.max(place.left, column.left) - 2
}

/** A number among letters, as in `Rolls of 24 pieces`. */
function isWithinText(line: Line, amount: PrintedAmount): boolean {
  const cell = line.cells.find(({ words }) => words.includes(amount.words[0]))
  if (!cell) return false
  const others = cell.words.filter((word) => !amount.words.includes(word) && !currencyOf(word.text))
  return others.some(({ text }) => /\p{L}{3,}/u.test(text))
}

/** Lines with quantity × price = amount: what a table is without headings that we know. */
function rowsByArithmetic(text: DocumentText): Row[] {
  return text.lines.flatMap((line) => {
    const amounts = text.amounts[line.index].filter(({ isPercent }) => !isPercent)
    const amount = amounts.findLast(({ decimals }) => decimals === 2)
    if (!amount || amounts.length < 3 || Number(amount.value) === 0) return []
    if (text.labels[line.index].some(({ name, from }) => sums.has(name) && from === 0)) return []
    const before = amounts.filter(({ to }) => to < amount.from)
    for (const [at, quantity] of before.entries()) {
      for (const price of before.slice(at + 1)) {
        const isProduct =
          Math.abs(Number(quantity.value) * Number(price.value) - Number(amount.value)) < 0.006
        if (!isProduct || price.decimals < 2) continue
        const values = new Map<ColumnName, PrintedAmount>([
          ['quantity', quantity],
          ['unitPrice', price],
          ['amount', amount],
        ])
        const rate = text.amounts[line.index].find(({ isPercent }) => isPercent)
        if (rate) values.set('taxRate', rate)
        const used = new Set([...values.values()].flatMap(({ words }) => words))
        const description = line.words.filter(
          (word) => !used.has(word) && !currencyOf(word.text) && !/^[%€x×*|]+$/.test(word.text)
        )
        const lines = [line.index]
        return description.some((word) => /\p{L}/u.test(word.text))
          ? [{ line, lines, values, unit: [], description }]
          : []
      }
    }
    return []
  })
}

/**
 * The lines above the first sum, where their last amounts add up to one that is printed below them: what
 * a table is without headings, quantities or prices. Rows that were found already stay as they are.
 */
function rowsToSum(text: DocumentText, known: Row[], headings: Heading[]): Row[] {
  const amountsOf = (line: Line) => text.amounts[line.index].map(({ value }) => Number(value))
  const isOneOf = (sum: number, amounts: number[]) =>
    amounts.some((amount) => Math.abs(amount - sum) < 0.006)
  const below = Math.max(-1, ...known.flatMap(({ lines }) => lines)) + 1
  const sumOfKnown = known.reduce(
    (sum, row) => sum + Number(row.values.get('amount')?.value ?? Number.NaN),
    0
  )
  if (known.length && isOneOf(sumOfKnown, text.lines.slice(below).flatMap(amountsOf))) return known
  const beginnings = text.lines.filter(
    (line) => lastMoney(text, line) && beginsSum(text, line, sums)
  )
  for (const { index: first } of beginnings.slice(0, 4)) {
    const printedSums = text.lines
      .slice(first, first + 6)
      .filter((line) => beginsSum(text, line, wholes))
      .flatMap(amountsOf)
    for (const isStrict of [true, false]) {
      const fits = (sum: number) => isOneOf(sum, printedSums)
      const rows = rowsAbove(text, { first, headings, known, isStrict, fits })
      if (rows.length && rows.length >= known.length) return rows
    }
  }
  return known
}

interface Search {
  /** The first line that sums up. */
  first: number
  headings: Heading[]
  known: Row[]
  /** Without amounts among words, as in `38 sheets at € 22,00`, which may go on with a description. */
  isStrict: boolean
  fits: (sum: number) => boolean
}

/** The most lines above one whose last amounts make a sum that fits. */
function rowsAbove(text: DocumentText, { first, headings, known, isStrict, fits }: Search): Row[] {
  const rows: Row[] = []
  let fitting: Row[] = []
  let sum = 0
  for (let index = first - 1; index >= 0 && rows.length < mostRows; index--) {
    const line = text.lines[index]
    if (headings.some((heading) => index >= heading.first && index <= heading.last)) break
    if (beginsSum(text, line, sums)) break
    const amount = lastMoney(text, line)
    const description = line.words.filter((word) => amount && word.right <= amount.left)
    if (!amount || !description.some((word) => /\p{L}{3}/u.test(word.text))) continue
    if (isStrict && isWithinText(line, amount)) continue
    sum += Number(amount.value)
    const own = known.find((row) => row.line === line)
    const values = new Map<ColumnName, PrintedAmount>([['amount', amount]])
    rows.unshift(
      own
        ? { ...own, values: new Map([...own.values, ...values]) }
        : { line, lines: [index], values, unit: [], description }
    )
    if (fits(sum)) fitting = [...rows]
  }
  return fitting
}

const mostRows = 80
const wholes = new Set(['subtotal', 'total', 'amountDue'])

function beginsSum(text: DocumentText, line: Line, names: Set<string>): boolean {
  return text.labels[line.index].some(({ name, isLeading }) => isLeading && names.has(name))
}

function lastMoney(text: DocumentText, line: Line): PrintedAmount | null {
  const dates = text.dates[line.index]
  const money = text.amounts[line.index].filter(
    (amount) =>
      amount.decimals === 2 &&
      !amount.isPercent &&
      !dates.some(({ from, to }) => from <= amount.to && to >= amount.from)
  )
  const last = money.at(-1)
  const rest = last ? line.words.slice(last.to + 1) : []
  return last && rest.every(({ text: word }) => !/\p{L}{4}/u.test(word)) ? last : null
}

function itemOf(text: DocumentText, row: Row): LineItem {
  const quantity = row.values.get('quantity')
  const price = row.values.get('unitPrice')
  const amount = row.values.get('amount')
  const isProduct =
    quantity &&
    price &&
    amount &&
    Math.abs(Number(quantity.value) * Number(price.value) - Number(amount.value)) <
      0.011 + 0.005 * Math.abs(Number(quantity.value))
  const sure = isProduct ? 0.95 : 0.72
  const read = (value: PrintedAmount | undefined, confidence = sure) =>
    value ? printed(text, value.value, value.words, confidence) : null
  const description = row.description
    .map((word) => word.text)
    .join(' ')
    .trim()
  const rate = row.values.get('taxRate')
  return {
    description: description ? printed(text, description, row.description, 0.75) : null,
    quantity: read(quantity),
    unit: row.unit.length
      ? printed(text, row.unit.map((word) => word.text).join(' '), row.unit, 0.7)
      : null,
    unitPrice: read(price),
    taxRate: rate && Number(rate.value) <= 30 ? read(rate, rate.isPercent ? 0.92 : 0.75) : null,
    amount: read(amount),
  }
}

function cellAt(line: Line, word: number): number {
  let end = 0
  return line.cells.findIndex(({ words }) => (end += words.length) > word)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
