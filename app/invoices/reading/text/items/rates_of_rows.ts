import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { wholeNumber, type Row } from '#app/invoices/reading/text/items/item_row'
import {
  headingAbove,
  overlaps,
  range,
  type Heading,
} from '#app/invoices/reading/text/items/table_columns'
import { plainLetters } from '#app/invoices/reading/printed_text'
import { cellWith, textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { highestRate, isNear } from '#app/invoices/reading/text/amounts_fit'
import { taxRows, zeroRates, type TaxRow } from '#app/invoices/reading/text/tax_rows'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/**
 * `5,39 A` or `5,39 2`, where `A 19%`, `2  10 %` or `A  5,50  69,58  3,83` is printed elsewhere: codes of tax rates. Also `H - HST 13%`.
 */
export function withCodes(text: DocumentText, rows: Row[]): Row[] {
  const ofRows = new Set(rows.flatMap(({ lines }) => lines))
  const codes = new Map<string, PrintedAmount>()
  for (const { words, cells, index } of text.lines.filter(({ index: own }) => !ofRows.has(own))) {
    for (const rate of text.amounts[index].filter(({ isPercent }) => isPercent)) {
      const before = textOf(words.slice(Math.max(0, rate.from - 4), rate.from))
      const code = codeBefore.exec(before)?.[1]
      /** `STD  20 %  …`, `Z  Zero  0.0 %  …` */
      const first = cells[0].words.length === 1 ? cells[0].text : ''
      const isListed = rate.from < 4 && listedCode.test(first) && text.amounts[index].length > 2
      if (code || isListed) codes.set(code ?? first, rate)
    }
  }
  const taxed = taxRows(text, ofRows)
  const rates = new Set(taxed.map(({ rate }) => Number(rate.value)))
  for (const { line, rate, base } of taxed) {
    const { cells } = text.lines[line]
    const code = cells[cells.findIndex(({ words }) => words[0] === rate.words[0]) - 1]?.text ?? ''
    if (base && listedCode.test(code) && !rates.has(Number(code))) codes.set(code, rate)
  }
  for (const [code, rate] of zeroCodes(text, taxed)) codes.set(code, rate)
  if (!codes.size) return rows
  return rows.map((row) => {
    const word = codeIn(row, codes)
    if (!word || row.values.get('taxRate')?.isPercent) return row
    const rate = { ...codes.get(word.text)!, words: [word] }
    const description = row.description.filter((own) => own !== word)
    return { ...row, description, values: new Map([...row.values, ['taxRate', rate]]) }
  })
}

/** `Z   0.00   1,663.71   0.00` near the row of another rate: the code of a rate of zero. */
function zeroCodes(text: DocumentText, taxed: TaxRow[]): [string, PrintedAmount][] {
  const near = new Set(taxed.flatMap(({ line }) => range(line - 2, line + 2)))
  const lines = text.lines.filter(({ index }) => near.has(index))
  return lines.flatMap(({ index, cells: [first] }): [string, PrintedAmount][] => {
    const [rate, base, tax] = text.amounts[index]
    const isCode = first.words.length === 1 && listedCode.test(first.text)
    const isZero = Number(rate?.value) === 0 && base?.decimals === 2 && Number(tax?.value) === 0
    return isCode && isZero ? [[first.text, rate]] : []
  })
}

/** `A`, `2:`, `A =`, `H - HST`, `Z = zero-rated` at the end of the words before a rate. */
const codeBefore =
  /(?:^|\s)([A-Z](?=$| ?[:=](?: (?:(?:[Zz]ero|[Ss]tandard|[Rr]educed)(?:[- ]?rated?)?|exempt|[A-Z]{3}))?$| [-–] [A-Z]{2,4}$)|\d(?= ?[:=]$))/

/** A code beside its rate in a table: `STD`, `S1`, `2` */
const listedCode = /^([A-Z]{1,4}\d?|\d)$/

/** The code of a row: in the column of rates, directly after the amount, or letters that are not another value. */
function codeIn(
  { line, values, description, unit }: Row,
  codes: Map<string, unknown>
): Word | undefined {
  const [amount, rate] = [values.get('amount'), values.get('taxRate')]
  const used = new Set([
    ...description,
    ...unit,
    ...[...values.values()].flatMap(({ words }) => words),
  ])
  const letters = line.words.findLast(
    ({ text }, at) => /^[A-Z]/.test(text) && codes.has(text) && !used.has(line.words[at])
  )
  const found = rate?.words[0] ?? (amount && line.words[amount.to + 1])
  return found && codes.has(found.text) ? found : letters
}

/** `No VAT`, `exempt` or a dash in the column of rates. */
export function withZeroRates(headings: Heading[], rows: Row[]): Row[] {
  return rows.map((row) => {
    const { line, values } = row
    const heading = headingAbove(headings, line)
    const column = heading?.columns.find(({ name }) => name === 'taxRate')
    if (!column || values.has('taxRate')) return row
    /** The words of its cell, or those of a wider cell that are below the heading. */
    const cell = line.cells.find((own) => overlaps(own, column))?.words ?? []
    const below = line.words.filter((word) => overlaps(word, column))
    const isZero = (own: string) => zeroRates.test(plainLetters(own)) || /^[-–—]$/.test(own)
    const words = [cell, below].find((own) => isZero(textOf(own)))
    if (!words) return row
    const rate = wholeNumber('0', line, words)
    const description = row.description.filter((word) => !words.includes(word))
    return { ...row, description, values: new Map([...values, ['taxRate', rate]]) }
  })
}

/** Taxes below `VAT (23 %)`: the rate is that of the heading if they are this share of the price or the amount. */
export function withRateOfHeading(text: DocumentText, headings: Heading[], rows: Row[]): Row[] {
  return rows.map((row) => {
    const { line, values } = row
    const tax = values.get('taxRate')
    const heading = headingAbove(headings, line)
    if (!tax || !heading || tax.isPercent) return row
    const isShare = (rate: PrintedAmount) =>
      (['unitPrice', 'amount'] as const).some((name) => {
        const base = Number(values.get(name)?.value)
        return isNear((base * Number(rate.value)) / 100, Number(tax.value))
      })
    const rate = range(heading.first, heading.last)
      .flatMap((index) => text.amounts[index])
      .find((one) => one.isPercent && isShare(one))
    return rate ? { ...row, values: new Map([...values, ['taxRate', rate]]) } : row
  })
}

/** A percentage between text and amount, or at the end of the line, in a separate cell. */
export function rateBeside(
  text: DocumentText,
  line: Line,
  amount: PrintedAmount
): PrintedAmount | null {
  const rate = text.amounts[line.index].findLast(
    ({ isPercent, to }) => isPercent && (to < amount.from || to >= line.words.length - 2)
  )
  const cell = rate && cellWith(line, rate.words[0])
  return rate && cell?.words.every((word) => rate.words.includes(word) || word.text === '%')
    ? rate
    : null
}

/** `Pedicure  19 %  45.00`: the percentages of all rows, if the taxes have the same ones. */
export function withRatesBeside(text: DocumentText, rows: Row[]): Row[] {
  if (rows.some(({ values }) => values.has('taxRate'))) return rows
  const lines = new Set(rows.flatMap((row) => row.lines))
  const taxed = new Set(taxRows(text, lines).map(({ rate }) => Number(rate.value)))
  const isTaxed = ({ value }: PrintedAmount) => taxed.has(Number(value)) || Number(value) === 0
  const found = rows.map((row): Row | null => {
    const rate = rateBeside(text, row.line, row.values.get('amount')!)
    if (!rate || !isTaxed(rate)) return null
    const description = row.description.filter((word) => word.right <= rate.left)
    return { ...row, description, values: new Map([...row.values, ['taxRate', rate]]) }
  })
  return found.every((row) => row !== null) ? found : rows
}

/** `Outlay (VAT at 0 %)` above rows without a rate: the title of a section has that of its rows. */
export function withRatesOfSections(text: DocumentText, rows: Row[]): Row[] {
  if (rows.some(({ values }) => values.has('taxRate'))) return rows
  const rateOf = (index: number) => {
    const [rate, second] = text.amounts[index]
    const line = text.lines[index]
    const isTitle = line.cells.length === 1 && text.labels[index].some(({ name }) => name === 'tax')
    if (!isTitle) return null
    if (exemptTitle.test(plainLetters(line.text))) return wholeNumber('0', line, line.words)
    if (!rate || second) return null
    return rate.isPercent && Number(rate.value) <= highestRate ? rate : null
  }
  const found = rows.map((row): Row | null => {
    const above = Math.max(0, row.line.index - mostInSection, rows[0].line.index - 2)
    const title = range(above, row.line.index).findLast((index) => rateOf(index))
    if (title === undefined) return null
    const rate = { ...rateOf(title)!, isPercent: false }
    return { ...row, values: new Map([...row.values, ['taxRate', rate]]) }
  })
  return found.every((row) => row !== null) ? found : rows
}

/** `Medical services (exempt from VAT)` */
const exemptTitle =
  /\((vrijgesteld|exempt|zero[- ]rated|steuerfrei|umsatzsteuerfrei|exoner|esent|exent|isent|zwolnion)/

/** Lines of a section, at most. */
const mostInSection = 30
