import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { isProduct } from '#app/invoices/reading/text/items/table_columns'
import { connectors, wholeNumber, type Row } from '#app/invoices/reading/text/items/item_row'
import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { currencyOf, type PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** `3 | Coffee | 7.50`: whole numbers before the texts are quantities, unless they count the rows. */
export function withCounts(text: DocumentText, rows: Row[]): Row[] {
  const counts = rows.map(({ line, description, values }) => {
    const [first] = text.amounts[line.index]
    const isFree = first?.from === 0 && first.words[0] === description[0] && !values.has('quantity')
    const isCount = isFree && !first.decimals && !first.currency && !first.isPercent
    return isCount && line.cells[0].words.length === 1 && line.cells.length > 2 ? first : null
  })
  const isSequence = counts.every((count, at) => Number(count?.value) === at + 1)
  if (counts.length < 2 || counts.includes(null) || isSequence) return rows
  return rows.map((row, at) => ({
    ...row,
    values: new Map([...row.values, ['quantity', counts[at]!]]),
    description: row.description.slice(1),
  }))
}

/** `3 pcs x 0.55` below or above a text and its amount, as tills print it, or in the text. */
export function withCountLines({ lines, amounts }: DocumentText, rows: Row[]): Row[] {
  const own = new Set(rows.flatMap((row) => row.lines))
  /** `£42.50 each` below a row with a quantity. */
  const withPriceBelow = (row: Row, amount: PrintedAmount): Row => {
    const below = lines[row.line.index + 1]
    if (below?.page !== row.line.page || own.has(below.index)) return row
    const [price, ...others] = amounts[below.index]
    const isPrice = price && !others.length && isProduct(row.values.get('quantity')!, price, amount)
    if (!isPrice) return row
    return {
      ...row,
      lines: [...row.lines, below.index],
      values: new Map([...row.values, ['unitPrice', price]]),
      description: row.description.filter((word) => !below.words.includes(word)),
    }
  }
  const used = new Set<number>()
  const counted = rows.map((row): Row => {
    const amount = row.values.get('amount')
    const price = row.values.get('unitPrice')
    /** The only column of amounts may be called `Price`: then the amount is that word, too. */
    if (!amount || (price && price.words[0] !== amount.words[0])) return row
    if (row.values.has('quantity')) return price ? row : withPriceBelow(row, amount)
    const { index, page } = row.line
    const near = [index + 1, index - 1].filter((at) => lines[at]?.page === page && !own.has(at))
    for (const at of [index, ...near]) {
      const [quantity, each, ...others] = amounts[at].filter(
        (one) => !one.isPercent && !(at === index && one.to >= amount.from)
      )
      if (!each || others.length || each.decimals < 2 || !isProduct(quantity, each, amount))
        continue
      /** `Variation 01` */
      if (/^0\d/.test(quantity.words[0].text)) continue
      const { words } = lines[at]
      const unit = words
        .slice(quantity.to + 1, each.from)
        .filter(({ text }) => /^\p{L}/u.test(text) && !connectors.test(text) && !currencyOf(text))
      if (at !== index) used.add(at)
      return {
        ...row,
        lines: [...new Set([...row.lines, at])],
        values: new Map([...row.values, ['quantity', quantity], ['unitPrice', each]]),
        unit: unit.slice(0, 1),
      }
    }
    return row
  })
  const ofCounts = new Set([...used].flatMap((at) => lines[at].words))
  return counted.map((row) => ({
    ...row,
    description: row.description.filter((word) => !ofCounts.has(word)),
  }))
}

/** `2 x Coffee` or `2x Coffee`: the quantity of a row without one. */
export function withCountFirst(rows: Row[]): Row[] {
  return rows.map((row) => {
    const { line, values, description } = row
    const count = [1, 2].find((length) =>
      /^\d{1,3} ?[x×]$/i.test(textOf(description.slice(0, length)))
    )
    if (!count || values.has('quantity') || description.length === count) return row
    const [word] = description
    const quantity = wholeNumber(String(Number.parseInt(word.text, 10)), line, [word])
    return {
      ...row,
      values: new Map([...values, ['quantity', quantity]]),
      description: description.slice(count),
    }
  })
}

/** The lines of text between two rows belong to the nearer one, or to the next if its text continues them. */
export function withWrapped(text: DocumentText, rows: Row[]): Row[] {
  return rows.map((row, at) => {
    const next = rows[at + 1]
    const before = rows[at - 1]
    const above = before
      ? linesBetween(text, before, row).filter((own) => isOfNext(own, before, row))
      : startAbove(text, row)
    const below = next
      ? linesBetween(text, row, next).filter((own) => !isOfNext(own, row, next))
      : []
    const [over, under] = [above, below].map((lines) => lines.flatMap(({ words }) => words))
    return { ...row, description: [...over, ...row.description, ...under] }
  })
}

/** Adds the lines above each amount, if any description continues in lower case. */
export function withTextAbove({ lines, amounts, columns }: DocumentText, rows: Row[]): Row[] {
  const aboveOf = ({ line, description }: Row) => {
    const [first] = description
    const found: Line[] = []
    let below = line
    /** A row without a text has no continuation. */
    for (let at = line.index - 1; first && at >= 0; at--) {
      const above = lines[at]
      const isText =
        above.page === line.page &&
        above.cells.length === 1 &&
        !description.includes(above.words[0]) &&
        Math.abs(above.words[0].left - first.left) < 3 &&
        !amounts[above.index].some(({ decimals }) => decimals === 2) &&
        below.top - above.bottom < 0.6 * (line.bottom - line.top)
      if (!isText || /[:.]$/.test(above.text)) break
      found.unshift(above)
      below = above
    }
    return found
  }
  /** A line of several words directly below the headings is not a title. */
  const isBelowHeading = (row: Row) => {
    const [first] = aboveOf(row)
    const names = new Set(columns[(first?.index ?? 0) - 1]?.map(({ name }) => name))
    return first?.words.length > 4 && names.has('description') && names.has('amount')
  }
  const isWrapped = rows.some(
    (row) =>
      (/^\p{Ll}/u.test(row.description[0]?.text ?? '') && aboveOf(row).length > 0) ||
      (rows.length === 1 && isBelowHeading(row))
  )
  if (!isWrapped) return rows
  return rows.map((row) => ({
    ...row,
    description: [...aboveOf(row).flatMap(({ words }) => words), ...row.description],
  }))
}

/** The lines directly below the texts of rows that are clearly farther from the next line. */
export function withTextBelow({ lines, amounts }: DocumentText, rows: Row[]): Row[] {
  const own = new Set(rows.map(({ line }) => line))
  return rows.map((row) => {
    const [first] = row.description
    const [below, next] = [lines[row.line.index + 1], lines[row.line.index + 2]]
    const height = row.line.bottom - row.line.top
    const gap = below ? below.top - row.line.bottom : Infinity
    const isNext =
      first &&
      below?.page === row.line.page &&
      !own.has(below) &&
      below.cells.length === 1 &&
      !row.description.includes(below.words[0]) &&
      Math.abs(below.words[0].left - first.left) < 3 &&
      !amounts[below.index].length &&
      gap < 0.5 * height &&
      (next?.page !== below.page || next.top - below.bottom > gap + 0.2 * height)
    return isNext ? { ...row, description: [...row.description, ...below.words] } : row
  })
}

/** The line above the first row, if its text continues in the row. */
function startAbove({ lines, amounts }: DocumentText, { line, description }: Row): Line[] {
  const above = lines[line.index - 1]
  const isStart =
    above?.page === line.page &&
    /^\p{Ll}/u.test(description[0]?.text ?? '') &&
    Math.abs(above.words[0].left - description[0].left) < 3 &&
    line.top - above.bottom < line.bottom - line.top &&
    !amounts[above.index].length
  return isStart ? [above] : []
}

function linesBetween({ lines }: DocumentText, row: Row, next: Row): Line[] {
  return lines
    .slice(row.line.index + 1, next.line.index)
    .filter(({ cells }) => !(cells.length > 1 && currencyOf(cells.at(-1)!.text)))
}

function isOfNext(line: Line, row: Row, next: Row): boolean {
  const [over, under] = [line.top - row.line.bottom, next.line.top - line.bottom]
  if (Math.abs(over - under) > 1.5) return under < over
  return /^\p{Ll}/u.test(next.description[0]?.text ?? '')
}

/** Keeps only the words of the column with the most letters; a column starts at the same place in all rows. */
export function inTextColumn(rows: Row[]): Row[] {
  if (rows.length < 2) return rows
  const cellAt = ({ line }: Row, left: number) =>
    line.cells.find((cell) => Math.abs(cell.left - left) < 4)
  const starts = rows[0].line.cells
    .map(({ left }) => left)
    .filter((left) => rows.every((row) => cellAt(row, left)))
  const lettersAt = (left: number) =>
    rows.reduce((sum, row) => sum + cellAt(row, left)!.text.replace(/[^\p{L}]/gu, '').length, 0)
  const start = starts.toSorted((a, b) => lettersAt(b) - lettersAt(a))[0]
  if (start === undefined || !lettersAt(start)) return rows
  const end = starts.find((left) => left > start) ?? Infinity
  return rows.map((row) => {
    const own = row.description.filter(({ left }) => left > start - 4 && left < end - 4)
    return own.length ? { ...row, description: own } : row
  })
}

/** Numbers of articles above or before the texts, if most rows have one: `SKF-5219` above `Roller chain`. */
export function withoutLeadCodes(rows: Row[]): Row[] {
  const restOf = ({ description: [first, ...others] }: Row, code: RegExp) => {
    const isAbove = others.length > 0 && others.every(({ top }) => top > first.bottom - 1)
    return isAbove && code.test(first.text) && hasLetters(others) ? others : null
  }
  const isMost =
    rows.filter((row) => restOf(row, /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,}$/)).length >= 0.6 * rows.length
  if (!isMost) return withoutNumbers(rows)
  return rows.map((row) => ({
    ...row,
    description: restOf(row, /^(?=.*[\d-])[A-Z\d][A-Z\d./-]{3,}$/) ?? row.description,
  }))
}

/** `1 Pallet`, `2 Freight` or `95064 Flour`, `95073 Sugar`: the numbers of the rows or of the articles. */
function withoutNumbers(rows: Row[]): Row[] {
  const isNumbered = (form: (word: string, at: number) => boolean) =>
    rows.every(
      ({ description: [first, ...others] }, at) =>
        first && form(first.text, at) && hasLetters(others) && others[0].top < first.bottom
    )
  const isList = rows.length > 1 && isNumbered((word, at) => word.replace('.', '') === `${at + 1}`)
  const isCoded = rows.length > 2 && isNumbered((word) => /^\d{4,}$/.test(word))
  return isList || isCoded
    ? rows.map((row) => ({ ...row, description: row.description.slice(1) }))
    : rows
}

export function hasLetters(words: Word[]): boolean {
  return words.some(({ text }) => /\p{L}{2}/u.test(text))
}
