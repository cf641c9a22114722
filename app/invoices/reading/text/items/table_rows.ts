import type { ColumnName } from '#app/invoices/reading/phrases'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import {
  overlaps,
  type Heading,
  type TableColumn,
} from '#app/invoices/reading/text/items/table_columns'
import { isSameSum, sumOfRows, type Row } from '#app/invoices/reading/text/items/item_row'
import {
  hasCounted,
  hasProducts,
  hasSection,
  isPriced,
  isProductRow,
  isRateRow,
  isSumLine,
  isSumOf,
  isSumOfGroup,
  isSumOfLast,
  isTaxRow,
  isTotalsHeading,
} from '#app/invoices/reading/text/items/row_sums'
import { hasLetters } from '#app/invoices/reading/text/items/row_texts'
import { describing, isMarked, rowOf } from '#app/invoices/reading/text/items/row_words'
import {
  hasOwnMoney,
  isAcross,
  isCode,
  isDetail,
  isInCapitals,
  isPeriodLine,
  isSection,
  startsBlock,
} from '#app/invoices/reading/text/items/text_lines'
import type { Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'

/** The rows of items below a heading; `before` are those of previous headings, whose sum may be carried over. */
export function rowsUnder(
  text: DocumentText,
  heading: Heading,
  end: number,
  before: Row[] = []
): Row[] {
  const { columns } = heading
  const amountName = ['amount', 'grossAmount', 'unitPrice'].find((name) =>
    columns.some((column) => column.name === name)
  ) as ColumnName
  const rows: Row[] = []
  /** The rows since the last sum. */
  let group: Row[] = []
  let waiting: Line[] = []
  let isOver = false
  let last = text.lines[heading.last]
  let previous = last
  let ofNext = new Set<Line>()
  /** A line of text between the heading and the first row. */
  let title: Line | null = null
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
    const amount = row.values.get(amountName)
    const isBeside = amount !== undefined && isBesideText(row, columns)
    if (isBeside && isSameSum(sumOfRows(rows, amountName), Number(amount.value))) break
    const isCarried =
      amount !== undefined &&
      ([group, rows, [...before, ...rows]].some((own) => isSumOf(text, own, row, amountName)) ||
        isSumOfLast(text, [...before, ...rows], row, amountName))
    const isRepeated =
      amount !== undefined && rows.length === 1 && isSumOf(text, rows, row, amountName, 1)
    const isSum =
      isCarried ||
      (isRepeated && hasProducts(text, index + 1, end, columns)) ||
      (isSumLine(text, line, columns) && !isProductRow(row)) ||
      isRateRow(text, row)
    if (isSum && (rows.length || before.length || amount)) {
      /** A sum of a group, or one that is carried over, if rows with quantity and price, or another group, follow. */
      if (
        hasProducts(text, index + 1, end, columns) ||
        (isCarried && hasCounted(text, index + 1, end, columns)) ||
        (isSumOfGroup(text, group, row, amountName) && hasSection(text, index + 1, end, columns))
      ) {
        waiting = []
        group = []
        ofNext = new Set()
        last = line
        continue
      }
      isOver = true
      if (!rows.length) return rows
      break
    }
    const open = group.at(-1)
    /** Some tables print the amount of a row slightly lower than the rest. */
    if (open && amount && !open.values.has(amountName) && !row.values.has('quantity')) {
      open.values.set(amountName, amount)
      last = line
      open.lines.push(line.index)
      const more = describing(text, line, columns)
      if (more.length) open.description.push(...more)
      continue
    }
    const arePriced = rows.length > 0 && rows.every(isPriced)
    const isLess = arePriced && isUnpricedLess(row, amountName)
    const isFollowed = () => !arePriced && hasSection(text, index + 1, end, columns)
    if (
      !isLess &&
      isItem(text, row, amountName, { hasTextAbove: waiting.length > 0, isFollowed })
    ) {
      const above = textAbove(text, row, waiting, ofNext, columns)
      const texts = above.flatMap((other) => describing(text, other, columns))
      /** A code is not a description if there is a text above. */
      const isCodeOnly =
        texts.length > 0 && (isCode(row.description) || !hasLetters(row.description))
      const own = isCodeOnly ? [] : row.description
      row.description = [...texts, ...own]
      rows.push(row)
      group.push(row)
      waiting = []
      last = line
      ofNext = linesOfNext(text, row, { end, columns, amountName })
    } else if (line.page === last.page) {
      const more = describing(text, line, columns)
      const own = group.at(-1)
      const reach = own?.description.length ? 0.9 : 1.8
      const isNear = line.top - last.bottom < reach * (line.bottom - line.top)
      const isOpen = own !== undefined && isNear && own.description.length < mostDescriptionWords
      const isOfNext = ofNext.has(line) || beginsNext(text, line)
      /** `2  MATERIALS`: the number and the title of a section. */
      if (!rows.length) title ??= line
      const isTitle =
        row.values.has('position') ||
        (own && (isAcross(line, own) || isInCapitals(line, own))) ||
        (rows.length > 0 && title !== null && isSection(text, line) && startsAlike(line, title))
      const isOther =
        isTitle ||
        startsBlock(text, line, columns) ||
        isPeriodLine(text, line, more) ||
        hasOwnMoney(text, line, more)
      if (isOpen && !isOfNext && !amount && more.length && !isOther) {
        own.isDescribed ||= own.description.length > 0 && isDetail(more)
        /** A text below a code is the description. */
        if (isCode(own.description) && !own.isDescribed) own.description = more
        else if (!own.isDescribed) own.description.push(...more)
        last = line
      } else if (!startsBlock(text, line, columns)) waiting.push(line)
    }
  }
  const found = rows.filter(({ values }) => values.has(amountName))
  /** `Page 1 of 2`: a whole number below amounts with decimals. */
  const isWhole = ({ values }: Row) => !values.get(amountName)!.decimals
  return found.filter(isWhole).length < 0.3 * found.length
    ? found.filter((row) => !isWhole(row) || row.values.get(amountName)!.currency)
    : found
}

/** The maximum number of words of a description. */
const mostDescriptionWords = 100

/** `Site: Mill Lane` above the first rows, and `Site: Oak Road` above others. */
function startsAlike({ words: [one], cells }: Line, { words: [other], ...title }: Line): boolean {
  return (
    cells.length === 1 &&
    title.cells.length === 1 &&
    one.text === other.text &&
    /\p{L}{3}/u.test(one.text) &&
    Math.abs(one.left - other.left) < 3
  )
}

/** Small print beside a sum: its first line is also in the column of quantities. */
function isBesideText({ line, values }: Row, columns: TableColumn[]): boolean {
  const [quantity, description] = (['quantity', 'description'] as const).map((name) =>
    columns.find((column) => column.name === name)
  )
  const [first] = line.cells
  return (
    quantity !== undefined &&
    description !== undefined &&
    !values.has('quantity') &&
    first.left < description.left + first.size &&
    description.left < quantity.left &&
    overlaps(first, quantity)
  )
}

/** `Promotion  -10.07` without a quantity, a price and a rate. */
function isUnpricedLess({ values }: Row, amountName: ColumnName): boolean {
  const others = ['quantity', 'unitPrice', 'taxRate'] as const
  return Number(values.get(amountName)?.value) < 0 && !others.some((name) => values.has(name))
}

/** A discount with a rate, such as `Bundle discount  22 %  -7.95`, is an item if rows with a rate follow. */
function isItem(
  text: DocumentText,
  row: Row,
  amountName: ColumnName,
  { hasTextAbove, isFollowed }: { hasTextAbove: boolean; isFollowed: () => boolean }
) {
  const { values, description, line } = row
  return (
    (values.has(amountName) || (values.has('quantity') && values.has('unitPrice'))) &&
    (description.length > 0 || values.size > 1 || hasTextAbove) &&
    !isTaxRow(row) &&
    (isPriced(row) ||
      hasPriceAlone(text, row) ||
      (values.get('taxRate')?.isPercent &&
        (Number(values.get(amountName)?.value) > 0 || isFollowed())) ||
      !text.labels[line.index].some(
        ({ name, isLeading, from }) => name === 'otherAmount' && isLeading && from === 0
      ))
  )
}

/** `Shipping  2.06  2.49  2.49`: a charge with a net price, a gross one and an amount. */
function hasPriceAlone({ amounts }: DocumentText, { line, values }: Row): boolean {
  const all = amounts[line.index]
  const money = all.filter(({ decimals, value }) => decimals === 2 && Number(value) > 0)
  return values.has('unitPrice') && money.length > 2 && !all.some(({ isPercent }) => isPercent)
}

/** The lines of text above a row that belong to it. */
function textAbove(
  text: DocumentText,
  { line, description }: Row,
  waiting: Line[],
  ofNext: Set<Line>,
  columns: TableColumn[]
): Line[] {
  const own = waiting.filter((other) => ofNext.has(other))
  if (own.length) return own
  const numbered = numberedAbove(line, waiting, columns)
  if (numbered.length) return numbered
  const near: Line[] = []
  let below = line
  for (const other of waiting.toReversed()) {
    const isWrapped = below === line || isContinued(other, below)
    if (!isWrapped || below.top - other.bottom >= 1.2 * (line.bottom - line.top)) break
    if (near.length && isDetail(describing(text, other, columns))) break
    near.unshift(other)
    below = other
  }
  const marked = near.findLastIndex((other) => isMarked(other, columns))
  if (marked !== -1 && !isMarked(line, columns)) return near.slice(marked)
  if (!hasLetters(description)) return near
  return startsLow(description) ? near.slice(-1) : []
}

/** The lines from one with a number, if all are as close as those of a paragraph and the row has no number. */
function numberedAbove(line: Line, waiting: Line[], columns: TableColumn[]): Line[] {
  const at = waiting.findLastIndex((other) => isMarked(other, columns))
  if (at === -1 || isMarked(line, columns)) return []
  const lines = waiting.slice(at)
  const gaps = lines.map((other, index) => (lines[index + 1] ?? line).top - other.bottom)
  const isEven = Math.max(...gaps) - Math.min(...gaps) < 1
  return isEven && gaps[0] < 0.8 * (line.bottom - line.top) ? lines : []
}

interface Table {
  end: number
  columns: TableColumn[]
  amountName: ColumnName
}

/**
 * The lines of text below a row that belong to the next row: from the first line with its own number, or, if the next
 * row has no text or continues one, below the widest gap.
 */
function linesOfNext(text: DocumentText, row: Row, { end, columns, amountName }: Table): Set<Line> {
  const between: Line[] = []
  let next: Row | null = null
  for (const line of text.lines.slice(row.line.index + 1, end)) {
    if (line.page !== row.line.page || isSumLine(text, line, columns)) break
    const own = rowOf(text, line, columns)
    if (own.values.has(amountName)) {
      next = own
      break
    }
    between.push(line)
  }
  if (!next || !between.length) return new Set()
  const marked = between.findIndex((line) => isMarked(line, columns))
  const lines = [row.line, ...between, next.line]
  const isWhole = lines
    .slice(marked + 1, -1)
    .every((line, at) => isContinued(line, lines[marked + at + 2]))
  if (marked !== -1 && isWhole && !isMarked(next.line, columns))
    return new Set(between.slice(marked))
  const gaps = lines.slice(1).map((line, at) => line.top - lines[at].bottom)
  const widest = Math.max(...gaps)
  const at = gaps.indexOf(widest)
  const others = gaps.filter((_, own) => own !== at)
  const isClear = widest > 1.5 + Math.max(...others) && widest > 1.3 * Math.max(...others)
  const hasText = hasLetters(next.description)
  if (hasText && !startsLow(next.description)) return new Set()
  if (isClear) return new Set(between.slice(at))
  return hasText || !hasLetters(row.description) ? new Set() : new Set(between)
}

/** Whether two lines are as close as those of a paragraph. */
function isContinued(line: Line, next: Line): boolean {
  return next.top - line.bottom < 0.6 * (line.bottom - line.top)
}

/** A number beside the middle of two lines of text belongs to both: the first is that of the next row. */
function beginsNext(text: DocumentText, line: Line): boolean {
  const next = text.lines[line.index + 1]
  return (
    next?.page === line.page &&
    next.top < line.bottom - 1 &&
    text.amounts[next.index].some(({ decimals }) => decimals === 2)
  )
}

/** Headers and footers of following pages are not part of rows. */
function isAside(text: DocumentText, line: Line): boolean {
  const page = text.layout.pages.find(({ number }) => number === line.page)
  return page !== undefined && (line.top < 0.05 * page.height || line.top > 0.93 * page.height)
}

function startsLow(words: Word[]): boolean {
  return /^[a-zà-ÿ(]/.test(words[0].text)
}
