import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { cellWith, textOf } from '#app/invoices/reading/pages/page_layout'
import { labelledMoney } from '#app/invoices/reading/text/totals/labelled_money'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import type { FoundItems } from '#app/invoices/reading/text/items/find_items'
import type { Adjustment, InvoiceFields } from '#app/invoices/reading/invoice_reading'
import type { Plain } from '#app/invoices/reading/plain_values'
import { type LabelName, sumLabels } from '#app/invoices/reading/phrases'
import { currencyOf } from '#app/invoices/reading/text/printed_amounts'
import { plainLetters } from '#app/invoices/reading/printed_text'

interface Printed {
  value: number
  label: LabelName | null
  isAllowance: boolean
  /** `Less 10 % retainage  (227.07)`: an amount with a minus and its rate. */
  isShare: boolean
}

const discounts =
  /discount|rabatt|nachlass|abzug|skonto|remise|rabais|escompte|descuento|dto|sconto|abbuono|korting|rabat|opust|descont|voucher|gutschein|(treue|mengen|umsatz|jahres)bonus/
/** A document with more than these is left alone, since some sum always fits. */
const mostParts = 3

/**
 * The discounts and charges between lines and totals, and between tax and total, and what is withheld or rounded between
 * total and amount due.
 * Only those are used that close the gap to the cent.
 */
export function findAdjustments(
  text: DocumentText,
  { rows, headings }: FoundItems,
  values: Plain<InvoiceFields>
): Adjustment[] {
  /** Amounts in pesos or yen have no decimals. */
  const decimals = values.total?.includes('.') === false ? 0 : 2
  const printed = [
    ...printedBeside(text, rows, headings, decimals),
    ...printedBelow(text, rows, headings),
  ]
  return [
    ...ofLines(text, printed, values),
    ...ofTotal(printed, values),
    ...ofRest(printed, values),
  ]
}

/** The last amounts of lines that are neither items nor sums, with the text before them. */
function printedBeside(
  text: DocumentText,
  rows: Set<number>,
  headings: Set<number>,
  places: number
): Printed[] {
  return text.lines.flatMap(({ index, cells, words }) => {
    if (rows.has(index) || headings.has(index)) return []
    const money = text.amounts[index].filter(
      ({ isPercent, decimals }) => !isPercent && decimals === places
    )
    /** A text beside the sums can have amounts, too. */
    const alone = money.filter((one) =>
      cellWith(text.lines[index], one.words[0])?.words.every(
        (word) => one.words.includes(word) || currencyOf(word.text) || /^[-−–+]$/.test(word.text)
      )
    )
    const amount = alone.at(-1) ?? money.at(-1)
    const value = Number(amount?.value ?? 0)
    if (!amount || !value) return []
    const leading = text.labels[index].filter(({ isLeading }) => isLeading)
    /** A charge can be beside a table of taxes. */
    const charge = leading.at(-1)?.name === 'otherAmount' ? leading.at(-1)! : null
    const end = cells.findIndex((cell) => cell.words.includes(amount.words[0]))
    const title = cells
      .slice(0, end + 1)
      .findLast((cell) => cell.words.some((one) => isWord(one.text)))
    if (!charge && !title) return []
    const labels = leading.filter(({ from }) => title?.words.includes(words[from]))
    if (!charge && labels.some(({ name, isCertain }) => isCertain && sumLabels.has(name))) return []
    const isDiscount = discounts.test(plainLetters(charge ? labelText(charge) : title!.text))
    const isAllowance = value < 0 || isDiscount
    const isShare = value < 0 && text.amounts[index].some(({ isPercent }) => isPercent)
    const label = (charge ?? labels[0])?.name ?? (isDiscount ? 'otherAmount' : null)
    return [{ value: Math.abs(value), label, isAllowance, isShare }]
  })
}

/** Amounts below labels in a row of headings, such as `Discount | Carriage | Net amount`. */
function printedBelow(text: DocumentText, rows: Set<number>, headings: Set<number>): Printed[] {
  return labelledMoney(text, 'otherAmount', headings, rows).flatMap(({ value, line, amount }) => {
    /** An amount beside the label is its value. */
    if (text.amounts[line - 1]?.some(({ isPercent }) => !isPercent)) return []
    const above = text.labels[line - 1]?.filter(({ name }) => name === 'otherAmount') ?? []
    const label = above.find(({ from, to, line: own }) => {
      const [left, right] = [own.words[from].left, own.words[to].right]
      const next = own.cells.find((cell) => cell.left > right)?.left ?? Infinity
      return amount.left < next && amount.right > left - 9
    })
    if (!label || !value) return []
    const isAllowance = value < 0 || discounts.test(plainLetters(labelText(label)))
    return [{ value: Math.abs(value), label: 'otherAmount' as const, isAllowance, isShare: false }]
  })
}

function isWord(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !currencyOf(text)
}

function labelText({ line, from, to }: FoundLabel): string {
  return textOf(line.words.slice(from, to + 1))
}

function ofLines(
  text: DocumentText,
  printed: Printed[],
  values: Plain<InvoiceFields>
): Adjustment[] {
  const amounts = values.lineItems.map(({ amount }) => amount)
  if (!amounts.length || amounts.includes(null)) return []
  const whole = amounts.reduce((sum, amount) => sum + Number(amount), 0)
  const wanted = [values.subtotal, values.total].filter((one) => one !== null).map(Number)
  if (wanted.some((one) => isNear(one, whole, 0.02))) return []
  const candidates = printed.filter(({ label }) => label !== 'withheld' && label !== 'rounding')
  for (const target of wanted) {
    const parts = partsOf(candidates, target - whole, mostParts)
    if (parts) {
      return parts.map(({ value, isAllowance }) => ofNet(isAllowance ? -value : value))
    }
    const between = betweenSums(text, whole, target)
    if (between.length) return between.map(ofNet)
  }
  return []
}

function ofNet(value: number): Adjustment {
  const kind = value < 0 ? 'allowance' : 'charge'
  return { kind, amount: Math.abs(value).toFixed(2) }
}

/** `Goods | Freight | Surcharge | Net amount` above a row of amounts: those between the two sums, if they close the gap. */
function betweenSums({ amounts }: DocumentText, whole: number, target: number): number[] {
  for (const line of amounts) {
    const values = line.map(({ value }) => Number(value))
    const from = values.findIndex((value) => isNear(value, whole, 0.006))
    const to = values.findIndex((value, at) => at > from && isNear(value, target, 0.006))
    const between = from === -1 ? [] : values.slice(from + 1, Math.max(to, 0)).filter(Boolean)
    const gap = between.reduce((sum, value) => sum + value, 0)
    if (between.length && isNear(gap, target - whole, 0.011)) return between
  }
  return []
}

/**
 * Net amount and tax are less than the total by postage or a disbursement without tax, or more by a discount, or by tax
 * that is withheld, if the only total is the rest.
 */
function ofTotal(printed: Printed[], values: Plain<InvoiceFields>): Adjustment[] {
  const { subtotal, tax, total } = values
  if (subtotal === null || tax === null || total === null) return []
  const gap = Number(total) - Number(subtotal) - Number(tax)
  if (isNear(gap, 0, 0.015)) return []
  const labelled = printed
    .filter(({ label }) => /^(otherAmount|rounding|withheld)$/.test(label ?? ''))
    .map((one) => ({ ...one, isAllowance: one.isAllowance || one.label === 'withheld' }))
  /** `Court fee (no VAT)`: an unknown label. */
  const unknown = printed.filter(({ label, isShare }) => !label && !isShare)
  const parts = partsOf(labelled, gap, 2) ?? partsOf(unknown, gap, 1) ?? []
  return parts.map(({ value, label, isAllowance }) =>
    label === 'withheld'
      ? { kind: 'withheld', amount: value.toFixed(2) }
      : { kind: 'untaxed', amount: (isAllowance ? -value : value).toFixed(2) }
  )
}

/** The fewest amounts that make up a gap. */
function partsOf(candidates: Printed[], gap: number, most: number): Printed[] | null {
  for (let count = 1; count <= most; count++) {
    const found = ofCount(candidates.slice(0, 12), gap, count)
    if (found) return found
  }
  return null
}

function ofCount(candidates: Printed[], gap: number, count: number): Printed[] | null {
  if (!count) return isNear(gap, 0, 0.011) ? [] : null
  for (const [at, one] of candidates.entries()) {
    const rest = gap + (one.isAllowance ? one.value : -one.value)
    const others = ofCount(candidates.slice(at + 1), rest, count - 1)
    if (others) return [one, ...others]
  }
  return null
}

function ofRest(printed: Printed[], values: Plain<InvoiceFields>): Adjustment[] {
  const { total, prepaid, amountDue } = values
  if (total === null || amountDue === null) return []
  let gap = Number(total) - Number(prepaid ?? 0) - Number(amountDue)
  const found: Adjustment[] = []
  for (const { label, value, isShare } of printed) {
    const isKept = label === 'withheld' || (isShare && isNear(gap, value, 0.006))
    if (!isKept || isNear(gap, 0, 0.006)) continue
    if (gap < value - 1) continue
    found.push({ kind: 'withheld', amount: value.toFixed(2) })
    gap -= value
  }
  const isRounded = printed.some(
    (one) => one.label === 'rounding' && isNear(one.value, Math.abs(gap), 0.006)
  )
  if (isRounded) {
    found.push({ kind: 'rounding', amount: (-gap).toFixed(2) })
    gap = 0
  }
  return isNear(gap, 0, 0.011) ? found : []
}

function isNear(a: number, b: number, most: number): boolean {
  return Math.abs(a - b) <= most
}
