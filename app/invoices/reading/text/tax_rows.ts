import { cellWith } from '#app/invoices/reading/pages/page_layout'
import { sumLabels } from '#app/invoices/reading/phrases'
import { plainLetters } from '#app/invoices/reading/printed_text'
import { moneyIn, type DocumentText } from '#app/invoices/reading/text/document_text'
import { wholeNumber } from '#app/invoices/reading/text/items/item_row'
import { highestRate, isNear, isTaxAt } from '#app/invoices/reading/text/amounts_fit'
import { unsigned, type PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** Words for a rate of zero, in the plain letters of a cell. */
export const zeroRates =
  /^(no vat|(gst|vat|tax) free|zero( rated)?|exempt|out of scope|vrij(gesteld)?|steuerfrei|frei|exonere|f\.? ?c\.?|esente|es\.?|exento|isento|zw\.?|np\.?|n[1-7](\.\d)?)$/

export interface TaxRow {
  line: number
  rate: PrintedAmount
  base: PrintedAmount | null
  tax: PrintedAmount
}

/** `CGST 9 %`, `SGST9 (9%)`: the halves of the Indian tax for the country and for the state, in plain letters. */
const halfOfTax = /\b(cgst|sgst|utgst)\d{0,2}\b/

/** Whether a line has one half of a tax, which is not the whole. */
export function isHalfOfTax(text: DocumentText, line: number): boolean {
  return halfAt(text, line) !== undefined
}

function halfAt({ lines }: DocumentText, line: number): string | undefined {
  return halfOfTax.exec(plainLetters(lines[line].text))?.[1]
}

/** Rows with a rate, a base and the resulting tax; each rate once, except that the halves of an Indian tax share one. */
export function taxRows(text: DocumentText, rows: Set<number>): TaxRow[] {
  const found: TaxRow[] = []
  const [first, last] = [Math.min(...rows), Math.max(...rows)]
  const areHalves = (line: number, other: number) => {
    const [one, second] = [halfAt(text, line), halfAt(text, other)]
    return one !== undefined && second !== undefined && one !== second
  }
  for (const { index } of text.lines) {
    if (rows.has(index) || text.labels[index].some(({ name }) => name === 'withheld')) continue
    const amounts = moneyIn(text, index)
    const below = rowsBelowRates(text, index, amounts, rows)
    if (below.length && !found.length) return below
    /** `Includes 19 % insurance tax = 9.50` below a line */
    const isIncluded =
      index > first &&
      index < last &&
      /^(includ|incl|enth|davon|dont|di cui|incluy|inclui|waarvan|w tym)/.test(
        plainLetters(text.lines[index].text)
      )
    const rate =
      percentageOf(text, index, amounts) ??
      exemptRate(text, index, amounts) ??
      provenRate(amounts) ??
      amounts.find(({ value }) => isTaxLine(text, index) && isLikelyRate(Number(value)))
    if (
      !rate ||
      Number(rate.value) > highestRate ||
      found.some((row) => row.rate.value === rate.value && !areHalves(row.line, index))
    )
      continue
    const money = amounts.filter(
      (amount) => amount.from !== rate.from && !amount.isPercent && amount.decimals === 2
    )
    const pair = pairOf(money, Number(rate.value)) ?? taxOfBase(text, index, rate, money, rows)
    if (pair) found.push({ line: index, rate, ...pair }, ...surcharges(index, pair, amounts))
    else if (
      !isIncluded &&
      money.length === 1 &&
      rate.isPercent &&
      isTaxLine(text, index) &&
      !hasLabelBetween(text, index, rate, money[0])
    ) {
      found.push({ line: index, rate, base: null, tax: money[0] })
    }
  }
  return found
}

/** `Base 9 % | VAT 9 % | Base 21 % | VAT 21 %` above their amounts: the taxes beside their bases, if there are at least two rates. */
function rowsBelowRates(
  text: DocumentText,
  index: number,
  amounts: PrintedAmount[],
  rows: Set<number>
): TaxRow[] {
  const line = index + 1
  const isHeading = amounts.length > 2 && amounts.every(({ isPercent }) => isPercent)
  if (!isHeading || !isTaxLine(text, index) || line >= text.lines.length || rows.has(line))
    return []
  const money = moneyIn(text, line).filter(({ decimals }) => decimals === 2)
  const rates = new Map(amounts.map((rate) => [Number(rate.value), rate]))
  return [...rates.values()].flatMap((rate) => {
    const at = money.findIndex(
      (tax, own) =>
        own > 0 && Number(tax.value) !== 0 && isTaxAt(Number(rate.value), money[own - 1], tax)
    )
    return at > 0 ? [{ line, rate, base: money[at - 1], tax: money[at] }] : []
  })
}

/** The first percentage, or that of a text beside the tax: `… a 15 % fee. ‖ VAT 13 % on 100.00 ‖ 13.00` */
function percentageOf({ labels, lines }: DocumentText, index: number, amounts: PrintedAmount[]) {
  const all = amounts.filter(({ isPercent }) => isPercent)
  const isOfTax = ({ words }: PrintedAmount) => {
    const cell = cellWith(lines[index], words[0])
    return labels[index].some(
      ({ name, from, line }) => name === 'tax' && cell?.words[0] === line.words[from]
    )
  }
  return all.length > 1 ? (all.find(isOfTax) ?? all[0]) : all[0]
}

/** `… the tax (8 %) is not charged ‖ Goods ‖ 451.00`: the amount is that of another label. */
function hasLabelBetween(
  { labels }: DocumentText,
  index: number,
  rate: PrintedAmount,
  money: PrintedAmount
) {
  return labels[index].some(
    ({ name, isCertain, from }) =>
      name !== 'tax' && sumLabels.has(name) && isCertain && from > rate.to && from < money.from
  )
}

/** `100.00  21 %  21.00  5.20 %  5.20`: a second tax on the same base, such as the Spanish surcharge. */
function surcharges(
  line: number,
  first: { base: PrintedAmount; tax: PrintedAmount },
  amounts: PrintedAmount[]
): TaxRow[] {
  const [rate, tax, ...others] = amounts.filter(({ from }) => from > first.tax.to)
  if (!rate || !tax || others.length || Number(rate.value) > 27) return []
  const isFitting = isTaxAt(Number(rate.value), first.base, tax)
  return isFitting ? [{ line, rate, base: first.base, tax }] : []
}

function isTaxLine(text: DocumentText, index: number): boolean {
  return text.labels[index].some(({ name }) => name === 'tax') || isHalfOfTax(text, index)
}

/** `exempt   7,974.18   0.00   7,974.18`: a rate of zero, in words. */
function exemptRate(
  { lines }: DocumentText,
  index: number,
  amounts: PrintedAmount[]
): PrintedAmount | null {
  const [cell] = lines[index].cells
  const isExempt = amounts.length > 1 && zeroRates.test(plainLetters(cell.text))
  return isExempt ? wholeNumber('0', lines[index], cell.words) : null
}

/** `VAT (23.00)`: the rate, not a negative amount. */
function withoutBrackets(amount: PrintedAmount): PrintedAmount {
  return amount.words[0].text.startsWith('(') ? unsigned(amount) : amount
}

/**
 * A rate that base and tax of its line fit, which are too large to fit by chance; of several, such as that of a discount before
 * the tax, one whose base and tax add up to another amount of the line.
 */
function provenRate(amounts: PrintedAmount[]): PrintedAmount | undefined {
  if (amounts.length > mostInRow) return undefined
  const isWhole = ({ base, tax }: { base: PrintedAmount; tax: PrintedAmount }) =>
    amounts.some(({ value }) => isNear(Number(base.value) + Number(tax.value), Number(value)))
  const proven = amounts.map(withoutBrackets).flatMap((rate) => {
    const money = amounts.filter(({ from, decimals }) => from !== rate.from && decimals === 2)
    const pair = isLikelyRate(Number(rate.value)) ? pairOf(money, Number(rate.value)) : null
    const least = pair && isWhole(pair) ? leastInRow : 1
    return pair && Number(pair.tax.value) >= least ? [{ rate, pair }] : []
  })
  return (proven.find(({ pair }) => isWhole(pair)) ?? proven[0])?.rate
}

/** Smaller taxes fit by chance, also where base and tax add up to another amount. */
const leastInRow = 0.05
/** More amounts can fit by chance. */
const mostInRow = 8

/** `VAT 1 = 20 % on goods of 1,915.06`, and the tax beside another label: the base. */
function taxOfBase(
  text: DocumentText,
  index: number,
  rate: PrintedAmount,
  [base, ...others]: PrintedAmount[],
  rows: Set<number>
) {
  if (!base || others.length || !isTaxLine(text, index)) return null
  const tax = text.lines
    .filter((line) => line.index !== index && !rows.has(line.index) && isTaxLine(text, line.index))
    .flatMap((line) => moneyIn(text, line.index))
    .find((one) => one.decimals === 2 && isTaxAt(Number(rate.value), base, one))
  return tax && Number(tax.value) >= 1 ? { base, tax } : null
}

function isLikelyRate(value: number): boolean {
  return value >= 1 && value <= 27
}

function pairOf(money: PrintedAmount[], rate: number) {
  for (const base of money) {
    for (const tax of money) {
      if (base === tax || Number(base.value) === 0) continue
      if (isTaxAt(rate, base, tax)) return { base, tax }
    }
  }
  return null
}
