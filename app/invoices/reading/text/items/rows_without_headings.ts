import {
  type ColumnName,
  type LabelName,
  sumLabels,
  wholeSumLabels,
} from '#app/invoices/reading/phrases'
import { isPicture, moneyIn, type DocumentText } from '#app/invoices/reading/text/document_text'
import { beginsSum } from '#app/invoices/reading/text/labels/label_zones'
import { isTillRoll } from '#app/invoices/reading/text/till_roll'
import { withCentredTexts } from '#app/invoices/reading/text/items/centred_texts'
import {
  isProduct,
  type Heading,
  type TableColumn,
} from '#app/invoices/reading/text/items/table_columns'
import {
  connectors,
  isSameSum,
  isWithinText,
  startsWithSum,
  sumOfRows,
  type Row,
} from '#app/invoices/reading/text/items/item_row'
import { isPriced } from '#app/invoices/reading/text/items/row_sums'
import { rateBeside } from '#app/invoices/reading/text/items/rates_of_rows'
import { cellWith, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import {
  inTextColumn,
  withTextAbove,
  withCounts,
  withTextBelow,
  withWrapped,
} from '#app/invoices/reading/text/items/row_texts'
import { isTaxOfRow } from '#app/invoices/reading/text/items/text_lines'
import { currencyOf, type PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** Lines with quantity × price = amount, for tables without known headings. */
export function rowsByArithmetic(text: DocumentText): Row[] {
  return text.lines.flatMap((line) => {
    const amounts = text.amounts[line.index].filter(({ isPercent }) => !isPercent)
    /** `2   7.0€   14€` */
    const isMoney = ({ decimals, currency }: PrintedAmount) => decimals === 2 || currency !== null
    const amount = amounts.findLast(isMoney)
    if (!amount || amounts.length < 3 || Number(amount.value) === 0) return []
    if (startsWithSum(text, line) || isTaxOfRow(text, line)) return []
    const before = amounts.filter(({ to }) => to < amount.from)
    for (const [at, quantity] of before.entries()) {
      for (const price of before.slice(at + 1)) {
        if (!isProduct(quantity, price, amount)) continue
        if (price.decimals < 2 && !(price.currency && amount.currency)) continue
        const values = new Map<ColumnName, PrintedAmount>([
          ['quantity', quantity],
          ['unitPrice', price],
          ['amount', amount],
        ])
        const rate = text.amounts[line.index].find(({ isPercent }) => isPercent)
        if (rate) values.set('taxRate', rate)
        const used = new Set([...values.values()].flatMap(({ words }) => words))
        const rest = line.words.filter(
          (word) => !used.has(word) && !currencyOf(word.text) && !/^[%€x×*|]+$/.test(word.text)
        )
        const hasText = (words: Word[]) => words.some((word) => /\p{L}/u.test(word.text))
        const ahead = rest.filter((word) => word.right <= quantity.left)
        /** `Editing   4 hours at £ 30`: the words after the quantity are its unit. */
        const middle = rest.filter(
          (word) => word.left >= quantity.right && word.right <= price.left
        )
        const around = hasText(ahead) ? [] : wordsAround(text, line)
        const between = line.words.slice(quantity.to + 1, price.from)
        const isCounted = between.length < 3 && connectors.test(between.at(-1)?.text ?? '')
        if (isCounted && isTillRoll(text) && !hasText(ahead) && !around.length)
          around.push(...textAbove(text, line))
        const isUnit = (hasText(ahead) || around.length > 0) && middle.length < 4
        const unit = isUnit ? middle.filter((word) => !connectors.test(word.text)) : []
        const own = isUnit ? rest.filter((word) => !middle.includes(word)) : rest
        const description = [...around, ...own]
        const lines = [line.index]
        return hasText(description) ? [{ line, lines, values, unit, description }] : []
      }
    }
    return []
  })
}

/** The text of a cell of two lines, beside whose middle the numbers of a line are printed. */
function wordsAround({ lines, amounts }: DocumentText, line: Line): Word[] {
  return [lines[line.index - 1], lines[line.index + 1]].flatMap((other) => {
    const isBeside =
      other?.page === line.page &&
      Math.min(other.bottom, line.bottom) - Math.max(other.top, line.top) > 1 &&
      !amounts[other.index].some(({ decimals }) => decimals === 2)
    return isBeside ? other.words.filter(({ right }) => right < line.words[0].left) : []
  })
}

/**
 * The lines above the first sum whose last amounts add up to it, for tables without headings, quantities or
 * prices. Rows that were already found are kept.
 */
export function rowsToSum(text: DocumentText, known: Row[], headings: Heading[]): Row[] {
  const amountsOf = (line: Line) => text.amounts[line.index].map(({ value }) => Number(value))
  const isOneOf = (sum: number, amounts: number[]) =>
    amounts.some((amount) => isSameSum(amount, sum))
  const below = Math.max(-1, ...known.flatMap(({ lines }) => lines)) + 1
  const sumOfKnown = known.reduce(
    (sum, row) => sum + Number(row.values.get('amount')?.value ?? Number.NaN),
    0
  )
  if (known.length && isOneOf(sumOfKnown, text.lines.slice(below).flatMap(amountsOf))) return known
  const beginnings = text.lines.filter(
    (line) => lastMoney(text, line) && beginsSum(text, line, sumLabels)
  )
  const groups = known.length ? [] : rowsInGroups(text)
  if (groups.length) return groups
  for (const { index: first } of beginnings.slice(0, 4)) {
    const printedSums = text.lines
      .slice(first, first + 6)
      .filter((line) => beginsSum(text, line, wholeSumLabels))
      .flatMap(amountsOf)
    const fits = (sum: number) => isOneOf(sum, printedSums)
    const searches = [{ isStrict: true }, {}, ...(isPicture(text) ? [{ hasUnread: true }] : [])]
    for (const search of searches) {
      const rows = rowsAbove(text, { first, headings, known, fits, ...search })
      if (rows.length && rows.length >= known.length) return withWholeDescriptions(text, rows)
    }
  }
  const listed = rowsOfList(text)
  if (listed.length > known.length) return listed
  return known.length ? known : rowsOfSum(text)
}

/** All amounts between the headings `Description | Amount` and a net amount that is their sum, whatever their labels. */
function rowsOfList(text: DocumentText): Row[] {
  for (const heading of text.lines) {
    if (!isDescriptionAndAmount(text, heading)) continue
    const rows: Row[] = []
    for (const line of text.lines.slice(heading.index + 1, heading.index + mostRows)) {
      if (line.page !== heading.page) break
      const sum = sumOfRows(rows)
      const isNet = text.labels[line.index].some(
        ({ name, isCertain }) => name === 'subtotal' && isCertain
      )
      const isSumAt = (index: number) =>
        text.amounts[index]?.some(({ value }) => isSameSum(Number(value), sum))
      if (isNet && rows.length > 0 && isSumAt(line.index)) return rows
      /** `Base ‖ VAT ‖ Total` above their amounts */
      const isHeading = isNet && rows.length > 0 && !text.amounts[line.index].length
      if (isHeading && isSumAt(line.index + 1)) return rows
      const amount = lastMoney(text, line)
      if (!amount) continue
      const description = textBefore(line, amount)
      if (!isInColumn(amount, rows) || !description.length) break
      const values = new Map<ColumnName, PrintedAmount>([['amount', amount]])
      rows.push({ line, lines: [line.index], values, unit: [], description })
    }
  }
  return []
}

/** `Description | Amount` */
function isDescriptionAndAmount(
  { columns, amounts }: DocumentText,
  { index, cells }: Line
): boolean {
  const names = new Set(columns[index].map(({ name }) => name))
  const isTwo = cells.length === 2 && names.has('description') && names.has('amount')
  return isTwo && !amounts[index].length
}

/** The most lines between the headings and the first amount below them. */
const mostAbove = 5

/** Rows below `Description | Amount`, with all lines of their texts. */
function withWholeDescriptions(text: DocumentText, rows: Row[]): Row[] {
  const first = rows[0].line.index
  const heading = text.lines
    .slice(Math.max(0, first - mostAbove), first)
    .findLast((line) => isDescriptionAndAmount(text, line))
  if (!heading) return rows
  const { index } = heading
  const [ofText, ofAmount] = heading.cells
  const words = rows.flatMap(({ description }) => description)
  const amounts = rows.map(({ values }) => values.get('amount')!)
  const left = Math.min(...[ofAmount, ...amounts].map((place) => place.left))
  const columns: TableColumn[] = [
    {
      name: 'description',
      left: Math.min(...[ofText, ...words].map((place) => place.left)),
      right: left - 1,
    },
    {
      name: 'amount',
      left,
      right: Math.max(...[ofAmount, ...amounts].map((place) => place.right)),
    },
  ]
  const centred = withCentredTexts(text, { columns, first: index, last: index }, rows)
  return centred === rows && first === index + 1 ? withAllBelow(text, rows) : centred
}

/** Adds the lines of text between two rows to the first one, where the first row is directly below the headings. */
function withAllBelow(text: DocumentText, rows: Row[]): Row[] {
  return rows.map((row, at) => {
    const [first] = row.description
    const next = rows[at + 1]?.line.index ?? row.line.index
    const between = text.lines.slice(row.line.index + 1, next)
    const end = between.findIndex(
      (line) =>
        line.page !== row.line.page ||
        line.cells.length > 1 ||
        !first ||
        Math.abs(line.words[0].left - first.left) > 3 ||
        lastMoney(text, line) !== null
    )
    const own = (end === -1 ? between : between.slice(0, end)).flatMap(({ words }) => words)
    const more = own.filter((word) => !row.description.includes(word))
    return { ...row, description: [...row.description, ...more] }
  })
}

/** The amounts of lines that begin with the label of a sum, or of the lines above them. */
function labelledSums(text: DocumentText): number[] {
  const labelled = text.lines.filter(
    ({ index, page }) =>
      beginsSum(text, text.lines[index], wholeSumLabels) ||
      (text.lines[index + 1]?.page === page &&
        beginsSum(text, text.lines[index + 1], wholeSumLabels))
  )
  return labelled.flatMap(({ index }) => text.amounts[index].map(({ value }) => Number(value)))
}

/** Lines of text and an amount in groups with sums, if all groups add up to an amount elsewhere. */
function rowsInGroups(text: DocumentText): Row[] {
  const placesOf = Map.groupBy(
    text.amounts.flatMap((amounts, line) =>
      amounts.map(({ value }) => ({ value: centsOf(value), line }))
    ),
    ({ value }) => value
  )
  const isElsewhere = (cents: number, first: number, last: number) =>
    placesOf.get(cents)?.some(({ line }) => line < first || line > last) ?? false
  let best: Row[] = []
  for (const { index: first } of text.lines) {
    const own = lastMoney(text, text.lines[first])
    const before = first > 0 ? lastMoney(text, text.lines[first - 1]) : null
    /** Groups begin below a line without an amount, or with one in another column. */
    if (!own || (before && isAligned(before, own))) continue
    const rows = groupsFrom(text, first, isElsewhere)
    if (rows.length > best.length) best = rows
  }
  return inTextColumn(withCounts(text, best))
}

function groupsFrom(
  text: DocumentText,
  first: number,
  isElsewhere: (cents: number, first: number, last: number) => boolean
): Row[] {
  const rows: Row[] = []
  let found: Row[] = []
  let [all, group, groups, inGroup] = [0, 0, 0, 0]
  /** Below `Taxes, fees & surcharges` */
  let isOfTaxes = false
  const ofTaxes = new Set<Row>()
  for (const line of text.lines.slice(first, first + mostLines)) {
    const amount = lastMoney(text, line)
    if (!amount) continue
    const cents = centsOf(amount.value)
    if (inGroup > 0 && cents === group && (inGroup > 1 || beginsSum(text, line, sumLabels))) {
      groups += 1
      ;[group, inGroup] = [0, 0]
      if (groups > 1 && isElsewhere(all, first, line.index))
        found = rows.filter((row) => !ofTaxes.has(row))
      continue
    }
    const description = textBefore(line, amount)
    const isText = description.some((word) => /\p{L}{3}/u.test(word.text))
    if (!isText || beginsSum(text, line, sumLabels) || !isInColumn(amount, rows.slice(0, 1))) break
    if (!inGroup) {
      const title = text.lines[line.index - 1]
      isOfTaxes = title !== undefined && beginsSum(text, title, taxes)
    }
    all += cents
    group += cents
    inGroup += 1
    const values = new Map<ColumnName, PrintedAmount>([['amount', amount]])
    const row = { line, lines: [line.index], values, unit: [], description }
    rows.push(row)
    if (isOfTaxes) ofTaxes.add(row)
  }
  return found
}

function centsOf(value: string): number {
  return Math.round(100 * Number(value))
}

function isAligned(one: PrintedAmount, other: PrintedAmount): boolean {
  return Math.abs(one.right - other.right) < 14
}

/** Lines of text and an amount, one below another, whose sum is printed with the label of a sum anywhere else. */
function rowsOfSum(text: DocumentText): Row[] {
  const wanted = labelledSums(text)
  let best: Row[] = []
  for (const { index: first } of text.lines) {
    const rows: Row[] = []
    let sum = 0
    let previous = text.lines[first]
    for (const line of text.lines.slice(first, first + mostRows)) {
      const amount = lastMoney(text, line)
      const gap = line.top - previous.bottom
      const isNear = line.page === previous.page && gap < 3 * (line.bottom - line.top)
      const isSum = amount !== null && isSameSum(Number(amount.value), sum)
      /** The sum itself follows its lines, with an unknown label. */
      const isSumBelow =
        rows.length > 2 ||
        text.labels[line.index].some(
          ({ name }) => wholeSumLabels.has(name) || name === 'otherAmount'
        )
      if (isSum && isSumBelow && rows.length > 1 && rows.length > best.length) best = [...rows]
      if (!isNear || isSum || beginsSum(text, line, wholeSumLabels)) break
      previous = line
      if (!amount && rows.length && gap < 2 * (line.bottom - line.top)) continue
      const description = amount ? textBefore(line, amount) : []
      const isText = description.some((word) => /\p{L}{3}/u.test(word.text))
      const above = rows.at(-1)?.values.get('amount')
      if (!amount || !isText || (above && Math.abs(above.right - amount.right) > 14)) break
      /** `Balance forward  0.00` */
      if (!rows.length && Number(amount.value) === 0) break
      sum += Number(amount.value)
      const values = new Map<ColumnName, PrintedAmount>([['amount', amount]])
      rows.push({ line, lines: [line.index], values, unit: [], description })
      const isWanted = wanted.some((one) => isSameSum(one, sum))
      if (isWanted && rows.length > 1 && rows.length > best.length) best = [...rows]
    }
  }
  return inTextColumn(withCounts(text, withWrapped(text, best)))
}

interface Search {
  /** The first sum line. */
  first: number
  headings: Heading[]
  known: Row[]
  /** Ignores amounts within text, as in `38 sheets at € 22,00`, which may be part of a description. */
  isStrict?: boolean
  /** Whether the text of some rows was not recognized. */
  hasUnread?: boolean
  fits: (sum: number) => boolean
}

/** The longest run of lines above whose last amounts add up to the sum. */
function rowsAbove(text: DocumentText, search: Search): Row[] {
  const { first, headings, hasUnread, fits } = search
  const rows: Row[] = []
  let fitting: Row[] = []
  let sum = 0
  for (let index = first - 1; index >= 0 && rows.length < mostRows; index--) {
    const line = text.lines[index]
    if (headings.some((heading) => index >= heading.first && index <= heading.last)) break
    const amount = lastMoney(text, line)
    /** Sums of groups are in a column of their own. */
    if (amount && !isInColumn(amount, rows)) continue
    if (beginsSum(text, line, sumLabels)) {
      if (rows.length) break
      continue
    }
    const read = amount && rowAt(text, line, amount, search)
    const row = read ?? (hasUnread && amount ? unreadRow(line, amount, rows) : null)
    if (!row || !amount) continue
    sum += Number(amount.value)
    rows.unshift(row)
    if (fits(sum) && areMostlyRead(rows)) fitting = [...rows]
  }
  return inTextColumn(withCounts(text, withTextBelow(text, withTextAbove(text, fitting))))
}

/** The row of a line with an amount, or null if it has no text. */
function rowAt(
  text: DocumentText,
  line: Line,
  amount: PrintedAmount,
  { known, isStrict }: Pick<Search, 'known' | 'isStrict'>
): Row | null {
  const rate = rateBeside(text, line, amount)
  const description = textBefore(line, amount).filter(
    (word) => !rate || (word.right <= rate.left && !currencyOf(word.text))
  )
  if (!description.some((word) => /\p{L}{3}/u.test(word.text)))
    return productBelow(text, line, amount) ?? rowBetween(text, line, amount)
  if (isStrict && isWithinText(line, amount)) return null
  const isAsideLine = text.labels[line.index].some(
    ({ name, isLeading, from }) => name === 'otherAmount' && isLeading && from === 0
  )
  const own = known.find((row) => row.line === line)
  /** `Promotion  -10.07` below rows with prices */
  const isLess = Number(amount.value) < 0 && known.every(isPriced)
  if (known.length && (isAsideLine || isLess) && !own) return null
  const values = new Map<ColumnName, PrintedAmount>([['amount', amount]])
  if (rate) values.set('taxRate', rate)
  return own
    ? { ...own, values: new Map([...own.values, ...values]) }
    : { line, lines: [line.index], values, unit: [], description }
}

/** `6 @ 11.49   68.94` below the text of the line, as tills print it. */
function productBelow(text: DocumentText, line: Line, amount: PrintedAmount): Row | null {
  const description = textAbove(text, line)
  const [quantity, price, ...others] = text.amounts[line.index].filter(({ to }) => to < amount.from)
  if (
    !description.length ||
    !quantity ||
    !price ||
    others.length ||
    !isProduct(quantity, price, amount)
  )
    return null
  const values = new Map<ColumnName, PrintedAmount>([
    ['quantity', quantity],
    ['unitPrice', price],
    ['amount', amount],
  ])
  return { line, lines: [line.index - 1, line.index], values, unit: [], description }
}

/**
 * An amount alone in its line, whose text was not recognized. The lowest one is a sum, and an amount that is printed again
 * belongs to the row below.
 */
function unreadRow(line: Line, amount: PrintedAmount, below: Row[]): Row | null {
  const isAlone = line.words.length === amount.words.length
  const isAgain = below[0]?.values.get('amount')?.value === amount.value
  const values = new Map<ColumnName, PrintedAmount>([['amount', amount]])
  return isAlone && below.length && !isAgain
    ? { line, lines: [line.index], values, unit: [], description: [] }
    : null
}

/** The least part of the rows whose text was recognized. */
const leastRead = 2 / 3

function areMostlyRead(rows: Row[]): boolean {
  return rows.filter(({ description }) => description.length).length >= leastRead * rows.length
}

/** `2,730.00` beside the middle of a text of two lines, such as `Advice in October` and `3.5 days × 780.00`. */
function rowBetween(text: DocumentText, line: Line, amount: PrintedAmount): Row | null {
  const description = wordsAround(text, line)
  if (!description.some((word) => /\p{L}{3}/u.test(word.text))) return null
  const values = new Map<ColumnName, PrintedAmount>([['amount', amount]])
  const below = line.index + 1
  const lines = [line.index - 1, line.index, below].filter(
    (index) => text.lines[index]?.page === line.page
  )
  const row: Row = { line, lines, values, unit: [], description }
  const [quantity, price] = text.amounts[below] ?? []
  if (!quantity || !price || !isProduct(quantity, price, amount)) return row
  values.set('quantity', quantity).set('unitPrice', price)
  const between = text.lines[below].words.slice(quantity.to + 1, price.from)
  return { ...row, unit: between.filter((word) => !connectors.test(word.text)) }
}

/** The words of the line above, if it is a text without an amount. */
function textAbove(text: DocumentText, line: Line): Word[] {
  const above = text.lines[line.index - 1]
  const isText =
    above?.page === line.page && !lastMoney(text, above) && /\p{L}{3}/u.test(above.text)
  return isText ? [...above.words] : []
}

function isInColumn(amount: PrintedAmount, rows: Row[]): boolean {
  return rows.every(({ values }) => isAligned(values.get('amount')!, amount))
}

/** The words before an amount, without its currency and cells of numbers between them, such as a progress of `85 %`. */
function textBefore({ cells, words }: Line, amount: PrintedAmount): Word[] {
  const first = cells.find(({ text }) => /\p{L}{3}/u.test(text))
  const between = cells.filter(
    ({ text, left }) =>
      first && left > first.left && (/^([4-9]\d|100) ?%$/.test(text) || !/\p{L}{2}|%/u.test(text))
  )
  const ofNumbers = new Set(between.flatMap((cell) => cell.words))
  const sign = words[amount.from - 1]
  /** `30 days x 2.50 € | 75.00 €` */
  const isOfText = /\d$/.test(words[amount.from - 2]?.text ?? '')
  const isCurrency = sign !== undefined && currencyOf(sign.text) !== null && !isOfText
  return words.filter(
    (word) => word.right <= amount.left && !ofNumbers.has(word) && !(isCurrency && word === sign)
  )
}

const mostRows = 80
const mostLines = 400
const taxes = new Set<LabelName>(['tax'])

function lastMoney(text: DocumentText, line: Line): PrintedAmount | null {
  /** `$4,200` */
  const money = moneyIn(text, line.index).filter(
    ({ decimals, isPercent, currency }) => (decimals === 2 || currency !== null) && !isPercent
  )
  const last = money.at(-1)
  const cell = last && cellWith(line, line.words[last.to])
  /** A margin beside the table may have text. */
  const rest = last
    ? line.words.slice(last.to + 1).filter((word) => cell?.words.includes(word))
    : []
  return last && rest.every(({ text: word }) => !/\p{L}{4}/u.test(word)) ? last : null
}
