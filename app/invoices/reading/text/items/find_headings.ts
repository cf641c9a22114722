import { type ColumnName, sumLabels } from '#app/invoices/reading/phrases'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import { textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import {
  productColumns,
  type ProductColumns,
} from '#app/invoices/reading/text/items/product_columns'
import { plainLetters } from '#app/invoices/reading/printed_text'
import { currencyOf } from '#app/invoices/reading/text/printed_amounts'
import { isAboveTaxes } from '#app/invoices/reading/text/items/row_sums'
import {
  credits,
  joinedMeaning,
  meaningOf,
  oneAmount,
  oneGross,
  onePrice,
  withAmount,
  withOrWithout,
} from '#app/invoices/reading/text/items/column_meanings'
import { withRateFirst, withRates } from '#app/invoices/reading/text/items/rate_columns'
import { likeBefore, widened } from '#app/invoices/reading/text/items/column_widths'
import { joinedAmounts, oneDescription } from '#app/invoices/reading/text/items/joined_columns'
import {
  cellAt,
  overlaps,
  range,
  type Heading,
  type TableColumn,
} from '#app/invoices/reading/text/items/table_columns'

/** The headings of item tables, from the top. */
export function headingsOf(text: DocumentText): Heading[] {
  const found: Heading[] = []
  for (const line of text.lines) {
    if (found.length && line.index <= found.at(-1)!.last) continue
    const stack = stackOf(text, line)
    const group = [1, 2, 3]
      .map((count) => stack.slice(0, count))
      .find((lines) => isHeading(text, lines))
    if (!group || isInMargin(text, group)) continue
    const first = isHeadingPart(text, text.lines[line.index - 1], group)
      ? line.index - 1
      : line.index
    let last = group.at(-1)!.index
    const end = group.length > 1 ? last + 1 : last + 2
    while (last < end && isHeadingPart(text, text.lines[last + 1], group)) {
      last += 1
      group.push(text.lines[last])
    }
    const known = oneDescription(text, columnsOf(text, range(first, last)), last)
    const columns = withRates(text, withProducts(text, known, last), last)
    const names = new Set(columns.map(({ name }) => name))
    if (!names.has('amount') && !names.has('grossAmount') && !names.has('unitPrice')) continue
    const own = { columns: widened(text, withRateFirst(text, columns, last), last), first, last }
    found.push(likeBefore(text, own, found))
  }
  return found
}

/** Whether the first line is in the margin beside the others, which are a heading without it. */
function isInMargin(text: DocumentText, [first, ...others]: Line[]): boolean {
  return (
    others.length > 0 &&
    others.every((line) => isLeftOrRight(first, line)) &&
    isHeading(text, others)
  )
}

/** Whether a line ends left of another, or begins right of it. */
function isLeftOrRight(one: Line, other: Line): boolean {
  return (
    one.cells[0].left > other.cells.at(-1)!.right || one.cells.at(-1)!.right < other.cells[0].left
  )
}

/** At least three different columns, one with an amount and one with a description or quantity. */
function isHeading(text: DocumentText, lines: Line[]): boolean {
  if (!lines.length) return false
  const hasAmount = ({ index }: Line) => text.amounts[index].some(({ decimals }) => decimals === 2)
  if (lines.some(hasAmount)) return false
  /** `Invoice number | Due date | Amount` is a heading of document values. */
  const isOfDocument = lines.some(({ index }) =>
    text.labels[index].some(
      ({ name, isCertain, isLeading, tokens }) =>
        isCertain && isLeading && (name === 'dueDate' || (name === 'invoiceNumber' && tokens > 1))
    )
  )
  if (isOfDocument || lines.some((line) => isOfSums(text, line))) return false
  if (isAboveTaxes(text, lines.at(-1)!.index)) return false
  const columns = lines.flatMap(({ index }) => text.columns[index])
  const names = new Set(columns.map(({ name }) => name))
  const covered = new Set(columns.flatMap((own) => own.line.words.slice(own.from, own.to + 1)))
  /** A margin beside the table can have a date. */
  const words = lines.reduce(
    (sum, line) =>
      sum +
      line.words.filter((word) => !sizePattern.test(word.text)).length -
      text.dates[line.index].flatMap((date) => date.words).length,
    0
  )
  const hasMoney = names.has('amount') || names.has('unitPrice') || names.has('grossAmount')
  const hasWhat =
    names.has('description') ||
    names.has('quantity') ||
    (names.has('itemNumber') && !names.has('taxRate'))
  const cells = new Set(columns.map((own) => own.line.cells[cellAt(own.line, own.from)]))
  /** `Item | Disbursements | Fees` */
  const sums = new Set(columns.filter(({ name }) => name === 'amount').map(({ from }) => from))
  const areSums = names.size === 2 && sums.size === 2 && covered.size === words
  return (
    hasMoney &&
    hasWhat &&
    (names.size >= 3 || areSums) &&
    /** Narrow columns may be printed as close as words. */
    (cells.size >= 3
      ? covered.size >= 0.4 * words
      : names.size >= 4 && (words < 14 || names.size > 5) && covered.size >= 0.6 * words)
  )
}

/** `36 | 37 | 38`: the sizes of shoes or clothes in a heading; also the days of a week, and signs. */
const sizePattern =
  /^(\d{1,2}([.,]5|½)?|[%€£$]|(mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|gio|sab|dom|mié|jue|vie|sáb|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|pn|wt|śr|czw|pt|sb|nd)\.?)$/i

/** `Total goods | Carriage | Net amount | VAT`: headings of sums, from the first one on, or all but a first one of taxes: `VAT code | …`. */
function isOfSums({ labels, columns }: DocumentText, line: Line): boolean {
  const leading = labels[line.index].filter(
    ({ name, isLeading }) => isLeading && (sumLabels.has(name) || name === 'otherAmount')
  )
  const cells = new Set(leading.map(({ from }) => cellAt(line, from)))
  const isOfRates = labels[line.index].some(
    ({ name, from }) => name === 'tax' && cellAt(line, from) === 0
  )
  const names = new Set(leading.map(({ name }) => name))
  const isOfLines = columns[line.index].some(
    ({ name, from }) =>
      name === 'description' ||
      name === 'unitPrice' ||
      (name === 'quantity' && cellAt(line, from) > 0)
  )
  /** `Copies | Net | VAT base | Rate | VAT | Total` */
  const areAll =
    !isOfLines && (['subtotal', 'tax', 'total'] as const).every((name) => names.has(name))
  return (
    cells.size > 2 &&
    (cells.has(0) || areAll || (isOfRates && cells.size === line.cells.length - 1))
  )
}

/** A line and those that overlap it, as headings of different heights in one row do, or are close below it; at most three. */
function stackOf(text: DocumentText, line: Line): Line[] {
  const stack = [line]
  for (const next of text.lines.slice(line.index + 1, line.index + 3)) {
    const last = stack.at(-1)!
    const gap = next.page === last.page ? next.top - last.bottom : Infinity
    const areRows = [last, next].every(
      ({ index, cells }) => text.columns[index].length > 1 && cells.length > 2
    )
    const isOver = gap < 0 || (areRows && gap < 0.4 * (last.bottom - last.top))
    if (!isOver || !text.columns[next.index].length) break
    stack.push(next)
  }
  return stack
}

/** A line directly above or below a heading that continues it. */
function isHeadingPart(text: DocumentText, line: Line | undefined, heading: Line[]): boolean {
  const next = line && line.index < heading[0].index ? heading[0] : heading.at(-1)!
  if (!line || line.page !== next.page) return false
  const gap = Math.max(line.top, next.top) - Math.min(line.bottom, next.bottom)
  const height = next.bottom - next.top
  if (gap > 0.8 * height) return false
  if (text.amounts[line.index].length || text.dates[line.index].length) return false
  const found = text.columns[line.index]
  /** `Details of goods / services` above the headings: the title of the table. */
  const isTitle =
    line.index < heading[0].index &&
    line.cells.length === 1 &&
    found.length > 1 &&
    found.every(({ name, from }) => name === 'description' && from > 0)
  if (isTitle) return false
  /** Text in the margin beside the table is not part of it. */
  const isOutside =
    heading.every((own) => isLeftOrRight(line, own)) && !isAboveAmounts(text, line, heading)
  return !isOutside && found.length > 0 && line.words.length <= 12 && !/:/.test(line.text)
}

/** Whether a row below has amounts below this line and below the heading. */
function isAboveAmounts({ lines, amounts }: DocumentText, line: Line, heading: Line[]): boolean {
  const end = heading.at(-1)!.index
  return lines.slice(end + 1, end + 4).some(({ index, page }) => {
    const isBelow = (other: Line) =>
      amounts[index].some(
        ({ decimals, left, right }) =>
          decimals === 2 && other.cells.some((cell) => cell.left < right && cell.right > left)
      )
    return page === line.page && isBelow(line) && heading.some(isBelow)
  })
}

function columnsOf(text: DocumentText, lines: number[]): TableColumn[] {
  const columns: (TableColumn & { tokens: number; text: string })[] = []
  for (const index of lines) {
    const line = text.lines[index]
    const own = text.columns[index].filter(
      (label) =>
        !isInBrackets(line, label.from) && !mentionsTax(line, label) && !isOfDate(line, label)
    )
    const labels = Map.groupBy(own, ({ from }) => from)
    for (const [from, meanings] of labels) {
      const after = line.words[meanings[0].to + 1]?.text ?? ''
      const isNet =
        meanings[0].name === 'taxAmount' && /^(excl|exkl|escl)/.test(plainLetters(after))
      const isMoney = currencyOf(after) !== null
      /** `Unit £` */
      const isPrice = meanings[0].name === 'unit' && isMoney
      /** `Goods £` */
      const isAmount = isNet || (meanings[0].name === 'description' && isMoney)
      const name = meaningOf(
        isAmount ? ['amount'] : isPrice ? ['unitPrice'] : meanings.map((meaning) => meaning.name),
        columns.map((column) => column.name)
      )
      const cell = line.cells[cellAt(line, from)]
      const isFirst = !own.some(
        (label) => label.from < from && cellAt(line, label.from) === cellAt(line, from)
      )
      const first = line.words[from]
      const next = own.find(
        (label) => label.from > from && cellAt(line, label.from) === cellAt(line, from)
      )
      /** `Your reference` */
      const isWhole = name === 'itemNumber' && isFirst && !next
      const start = isWhole ? cell.left : first.left
      const left = name === 'description' && isFirst ? textLeft(text, cell, first) : start
      /** `Item total`, `Line amount`: a second description is a part of the next heading. */
      const isPart = next?.from === meanings[0].to + 1 && name === 'description'
      /** `Service / article` is one column. */
      const isSame =
        line.words[from - 1]?.text === '/' &&
        /^(description|itemNumber)$/.test(columns.at(-1)?.name ?? '')
      /** `Net amount in euros` */
      const isOfBefore =
        !isFirst && currencyOf(line.words[from].text) !== null && columns.length > 0
      const isOneWord = meanings[0].to === from
      /** `P.U. TTC` and `Preis Ct/Einh.` are one column, too. */
      const isOfPrice =
        /^(ttc|ht|brutto|netto|exc?|inc|(ct|cent|eur|€|£|\$)\/.+)$/.test(
          plainLetters(line.words[from].text)
        ) && own.some((label) => label.name === 'unitPrice' && label.to === from - 1)
      /** `Subtotal item` is one column, too. */
      const isOfAmount =
        !isFirst &&
        columns.some((column) => column.name === 'description') &&
        meanings.some((label) => label.name === 'description') &&
        own.some((label) => label.name === 'amount' && label.to === from - 1)
      const isText = !isFirst && /^(itemNumber|description|position)$/.test(name)
      if (((isOfBefore || isOfPrice || isOfAmount) && isOneWord) || (isSame && isText)) {
        const beside = columns.find((column) => overlaps(line.words[from - 1], column))
        const before = beside ?? columns.at(-1)!
        before.right = Math.max(before.right, line.words[meanings[0].to].right)
        if (name === 'description' && !isOfAmount) before.name = name
        continue
      }
      if (isPart && columns.some((column) => column.name === 'description')) continue
      /** `Amount (inc GST)` is as wide as its cell, or up to the next heading in it. */
      const isLong = after.startsWith('(') || withOrWithout.test(after)
      const end = next && (isLong ? next.from - 1 : meanings[0].to)
      const right = end === undefined ? cell.right : line.words[end].right
      const words = line.words.slice(from, meanings[0].to + 1)
      /** `Credits GBP`: the currency is the known word. */
      const label = credits.test(cell.text) ? cell.text : textOf(words)
      const above = columns.find((other) => other.left < right && other.right > left)
      if (above && lines.length > 1 && index !== lines[0]) {
        above.left = Math.min(above.left, left)
        above.right = Math.max(above.right, right)
        const isKnown = meanings.some((meaning) => meaning.name === above.name)
        if (!isKnown)
          above.name =
            joinedMeaning(above, { name, text: label }, wordsAt(text, lines, above)) ?? above.name
        above.text += ` ${label}`
      } else columns.push({ name, left, right, tokens: meanings[0].tokens, text: label })
    }
  }
  const named = withAmount(oneAmount(joinedAmounts(text, onePrice(oneGross(columns)), lines)))
  return withOthers(text, withDescription(text, named, lines), lines).sort(
    (a, b) => a.left - b.left
  )
}

/** `Scope of work`: text below is aligned with a word before the known one. */
function textLeft(text: DocumentText, heading: Cell, known: Word): number {
  const below = text.lines.slice(heading.line.index + 1, heading.line.index + 12)
  const lefts = below
    .filter(({ page }) => page === heading.page)
    .flatMap(({ cells }) => cells)
    .filter(
      (cell) =>
        /\p{L}{3}/u.test(cell.text) &&
        cell.left > heading.left - 3 &&
        cell.left < known.left &&
        cell.right > known.left
    )
    .map((cell) => cell.left)
  const starts = heading.words.map((word) => word.left)
  const isAtWord = lefts.filter((left) => starts.some((start) => Math.abs(start - left) < 3))
  return isAtWord.length ? Math.min(...isAtWord) : known.left
}

/** `Importo IVA escl.`, `Prezzo senza IVA` are headings of amounts. */
function mentionsTax(line: Line, { name, from, to }: FoundLabel<ColumnName>): boolean {
  const { words } = line.cells[cellAt(line, from)]
  const near = line.words
    .slice(Math.max(0, from - 2), to + 3)
    .filter((word) => words.includes(word))
  return (
    name === 'taxRate' &&
    words[0] !== line.words[from] &&
    near.some((word) => withOrWithout.test(word.text))
  )
}

/** `Date of service`: a column of dates. */
function isOfDate(line: Line, { name, from }: FoundLabel<ColumnName>): boolean {
  const { text, words } = line.cells[cellAt(line, from)]
  return (
    name === 'description' &&
    words[0] !== line.words[from] &&
    /^(date (of|de|du)|data (di|da|do|del)|fecha de|datum (der|des|van)|dag van) /i.test(text)
  )
}

/** Descriptions may have an unknown heading: the widest unknown column is used, of two the right one; else one that can also be that of numbers. */
function withDescription<C extends TableColumn>(text: DocumentText, columns: C[], lines: number[]) {
  if (columns.some(({ name }) => name === 'description')) return columns
  /** `Article` means both. */
  const isText = (column: TableColumn) =>
    column.name === 'itemNumber' &&
    lines.some((index) =>
      text.columns[index].some(
        ({ name, line, from }) => name === 'description' && overlaps(line.words[from], column)
      )
    )
  /** `Material` above words, not numbers. */
  const hasWords = (column: TableColumn) => {
    const { index, page } = text.lines[lines.at(-1)!]
    const below = text.lines
      .slice(index + 1, index + 5)
      .filter((line) => line.page === page)
      .flatMap(({ cells: own }) => own.filter((cell) => overlaps(cell, column)))
    const named = below.filter((cell) => /\p{L}{5}|\p{L}{3}\P{L}+\p{L}{3}/u.test(cell.text))
    return named.length > 0.5 * below.length
  }
  const known = columns.find((column) => isText(column) && hasWords(column))
  if (known)
    return columns.map((column) =>
      column === known ? { ...column, name: 'description' as const } : column
    )
  const all = lines.flatMap((index) => text.lines[index].cells)
  const cells = all.filter(
    (cell) =>
      /\p{L}{4}/u.test(cell.text) &&
      !/\d{4}/.test(cell.text) &&
      !columns.some(({ left, right }) => left < cell.right && right > cell.left)
  )
  const starts = [...columns, ...cells].map(({ left }) => left)
  const width = ({ left }: Cell) => Math.min(...starts.filter((own) => own > left)) - left
  const widest = cells
    .filter((cell) => Number.isFinite(width(cell)))
    .sort((a, b) => width(b) - width(a) || b.left - a.left)[0]
  if (widest)
    return [...columns, { name: 'description' as const, left: widest.left, right: widest.right }]
  return columns.map((column) =>
    isText(column) ? { ...column, name: 'description' as const } : column
  )
}

/** Words that say which price or amount a column has. */
const qualifiers = /^(br(utto)?|net(to|t)?|ht(va)?|ttc|exc?l?|incl?|inkl)\.?$/i

/** Short unknown headings are columns, too: their texts are not part of the others. */
function withOthers<C extends TableColumn>(text: DocumentText, columns: C[], lines: number[]) {
  const description = columns.find(({ name }) => name === 'description')
  const known = new Set(
    lines.flatMap((index) => text.columns[index].map(({ line, from }) => line.words[from]))
  )
  const cells = lines
    .flatMap((index) => text.lines[index].cells)
    .filter(
      (cell) =>
        description !== undefined &&
        (/\p{L}/u.test(cell.text) || sizePattern.test(cell.text)) &&
        (cell.words.length < 3 || cell.text.length < 10 || isColumn(text, cell)) &&
        !cell.words.some((word) => known.has(word)) &&
        !columns.some((column) => overlaps(cell, column))
    )
  const others: TableColumn[] = []
  for (const { left, right, size, text: word } of cells) {
    /** `Price ‖ net` in a picture with wide spaces: one column. */
    const before = qualifiers.test(word)
      ? columns.find((column) => left > column.right && left - column.right < 1.2 * size)
      : undefined
    if (before) before.right = right
    else others.push({ name: 'otherColumn', left, right })
  }
  return [...columns, ...others]
}

/** `Width × drop (mm)`: a longer heading with cells below it that start at its left edge. */
function isColumn({ lines }: DocumentText, { line, left, page, words }: Cell): boolean {
  const below = lines
    .slice(line.index + 1, line.index + 4)
    .filter((own) => own.page === page)
    .flatMap(({ cells }) => cells)
  const own = below.filter((cell) => Math.abs(cell.left - left) < 1.5)
  return words.length < 6 && own.length > 1 && own.some((cell) => /\d/.test(cell.text))
}

/**
 * Quantity, price and amount are the columns whose products are printed, whatever their headings are; other columns at
 * their places are dropped.
 */
function withProducts(text: DocumentText, columns: TableColumn[], heading: number): TableColumn[] {
  const found = productColumns(text, heading + 1)
  if (!found) return columns
  const names = ['quantity', 'unitPrice', 'amount'] as const
  const own = names.map((name) => ({ name, ...found[name] }))
  const isKnown = own.every((column) => {
    const [known, second] = columns.filter(({ name }) => name === column.name)
    return known !== undefined && !second && overlaps(known, column)
  })
  /** Numbers with decimals fit in both orders; the headings tell which is the price. */
  const isSwapped = columns.some(
    (column) =>
      (column.name === 'quantity' && overlaps(found.unitPrice, column)) ||
      (column.name === 'unitPrice' && overlaps(found.quantity, column))
  )
  /** `QTY | RATE | CCY | EX. RATE | AMOUNT`: a price in another currency times the rate. */
  const isRate =
    columns.some(({ name }) => name === 'quantity') &&
    columns.some(({ name, right }) => name === 'unitPrice' && right < found.quantity.left) &&
    columns.some((column) => column.name === 'otherColumn' && overlaps(found.quantity, column))
  if (isKnown || isSwapped || isRate || isGross(text, columns, found)) return columns
  const isNamed = ({ name }: TableColumn) => names.some((other) => other === name)
  /** `Retail price` beside them, or `Price (without VAT)` between them. */
  const others = columns
    .filter(
      (column) =>
        (column.name === 'description' || !own.some((other) => overlaps(other, column))) &&
        (!isNamed(column) ||
          column.left > found.amount.right ||
          (column.name === 'unitPrice' &&
            column.left > found.quantity.right &&
            column.right < found.unitPrice.left - 20))
    )
    .map((column) => (isNamed(column) ? { ...column, name: 'otherColumn' as const } : column))
  const isTextCovered = others.some(
    (column) => column.name === 'description' && own.some((other) => overlaps(other, column))
  )
  if (isTextCovered) return columns
  return [...others, ...own].sort((a, b) => a.left - b.left)
}

/** `Amount (inc GST)` is a heading of amounts; `Price (inc GST) Total` is two. */
function isInBrackets(line: Line, word: number): boolean {
  const cell = line.cells[cellAt(line, word)]
  const before = cell.words.slice(0, cell.words.indexOf(line.words[word]) + 1)
  const opened = before.findLastIndex(({ text: own }) => own.startsWith('('))
  return opened > 0 && !before.slice(opened, -1).some(({ text: own }) => own.endsWith(')'))
}

/** Products of gross prices, beside amounts that are lower by a tax. */
function isGross(text: DocumentText, columns: TableColumn[], found: ProductColumns): boolean {
  const net = columns.find(({ name }) => name === 'amount')
  if (!net || overlaps(net, { name: 'amount', ...found.amount })) return false
  return found.lines.every(({ index }) => {
    const [less, whole] = [net, found.amount].map((place) =>
      Number(text.amounts[index].find((own) => overlaps(own, { name: 'amount', ...place }))?.value)
    )
    return whole > less && whole < 1.3 * less
  })
}

/** All words above a column. */
function wordsAt({ lines }: DocumentText, heading: number[], column: TableColumn): string {
  const words = heading.flatMap((index) => lines[index].words)
  return textOf(words.filter((word) => overlaps(word, column)))
}
