import { cellWith, textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import { linesBelow, moneyIn, type DocumentText } from '#app/invoices/reading/text/document_text'
import {
  certaintyOf,
  labelsNamed,
  zonesOf,
  type Zone,
} from '#app/invoices/reading/text/labels/label_zones'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import type { LabelName } from '#app/invoices/reading/phrases'
import { isNear } from '#app/invoices/reading/text/amounts_fit'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** An amount that can be a sum of the document; the score is that of its label. */
export interface Money {
  amount: PrintedAmount
  value: number
  line: number
  score: number
}

/** Amounts beside, below or above the labels of a field; in a row of several the last one is the most likely. */
export function labelledMoney(
  text: DocumentText,
  name: LabelName,
  headings: Set<number>,
  rows: Set<number>
): Money[] {
  const found: Money[] = []
  /** Then bare whole numbers below a label are parts of other numbers. */
  const hasDecimals = text.amounts.flat().some(({ decimals }) => decimals === 2)
  for (const label of labelsNamed(text, name)) {
    if (headings.has(label.line.index)) continue
    const before = found.length
    const zones = zonesOf(text, label)
    if (isBlank(label, zones) || isSentence(label)) continue
    for (const zone of zones) {
      const isBeside = zone.line === label.line
      const isInRow = rows.has(zone.line.index) && !isInMargin(label, zone)
      if (!isBeside && isInRow) continue
      /** Below a label, the `4` of `4 915,92` may be left of it. */
      const near = moneyIn(text, zone.line.index).filter(
        (amount) =>
          !amount.isPercent &&
          (isBeside ? amount.from : amount.to) >= zone.from &&
          amount.to <= zone.to &&
          (isBeside || !hasDecimals || moneyLike(amount) >= 0.9)
      )
      const isMoney = near.some((amount) => moneyLike(amount) >= 0.9)
      const inside = isMoney || !isBeside ? near : (sumAfter(text, label) ?? near)
      /** `Payment due: 1 May 2026`: the value is a date. */
      if (isBeside && !inside.length && holdsDate(text, zone)) break
      if (!inside.length || (isBeside && isOfOtherText(text, label, inside[0]))) continue
      if (!isBeside && aheadOf(text, label)) continue
      inside.forEach((amount, at) => {
        const place = isBeside ? at === inside.length - 1 : at === 0
        const own = isInRow ? 0.3 : 1
        const aside = isInBrackets(zone.line, amount) && !label.isLeading ? 0.5 : 1
        const part = zone.score * (place ? 1 : 0.55) * aside
        const score = certaintyOf(label) * part * moneyLike(amount) * own
        found.push({ amount, value: Number(amount.value), line: zone.line.index, score })
      })
      break
    }
    const ahead =
      found.length === before &&
      (aheadOf(text, label) ?? aboveOf(text, label) ?? askewOf(text, label))
    if (ahead && !rows.has(ahead.line) && moneyLike(ahead.amount) >= 0.9) {
      const score = 0.85 * certaintyOf(label) * moneyLike(ahead.amount)
      found.push({ ...ahead, value: Number(ahead.amount.value), score })
    }
  }
  return mergedMoney(found)
}

/** `Already paid: 4 instalments of € 94.00 ‖ - € 376.00`: the amount alone in the last cell, after a text with other labels. */
function sumAfter(text: DocumentText, { name, line, from, isLeading }: FoundLabel) {
  const [first, last, ...others] = line.cells
  const isPaid = name === 'prepaid' && isLeading
  const isText = isPaid && last && !others.length && first.words[0] === line.words[from]
  const own = isText
    ? moneyIn(text, line.index).filter(({ words }) => last.words.includes(words[0]))
    : []
  const isAlone = own.length === 1 && own[0].decimals === 2 && !/\p{L}{4}/u.test(last.text)
  return isAlone ? own : null
}

/** `Amount received with thanks. Period: …`: the label ends a sentence. */
function isSentence({ line: { words }, to }: FoundLabel): boolean {
  return /\p{Ll}{5}\.$/u.test(words[to].text) && /^\p{Lu}\p{Ll}/u.test(words[to + 1]?.text ?? '')
}

/** `Amount paid ‖ £ ____`: a value to fill in. */
export function isBlank({ line }: FoundLabel, [zone]: Zone[]): boolean {
  if (zone?.line !== line) return false
  return /^[\p{Sc}_. ]+$/u.test(textOf(line.words.slice(zone.from, zone.to + 1)))
}

/** `Amount due` above `$1,175.12`: both alone at the left or right of the rows of a table. */
function isInMargin({ line, from, to }: FoundLabel, zone: Zone): boolean {
  return [0, -1].some((side) => {
    const [label, value] = [line.cells.at(side)!, zone.line.cells.at(side)!]
    return (
      zone.line.cells.length > 2 &&
      label.words[0] === line.words[from] &&
      label.words.at(-1) === line.words[to] &&
      value.words[0] === zone.line.words[zone.from] &&
      /^\p{Sc}\S+$/u.test(value.text) &&
      Math.abs(value.left - label.left) < 1.5
    )
  })
}

/** `Total due ‖ Monthly charges ‖ 69.55` above `124.78`: another text is beside the label, and an amount alone below it. */
function isOfOtherText(text: DocumentText, { line, from, to }: FoundLabel, amount: PrintedAmount) {
  const at = line.cells.findIndex(({ words }) => words.at(-1) === line.words[to])
  const label = line.cells[at]
  const beside = line.cells[at + 1]
  const isText = beside && /\p{L}{3} .*\p{L}{3}/u.test(beside.text) && amount.left > beside.right
  const [below] = label?.words[0] === line.words[from] && isText ? linesBelow(text, line, 1) : []
  const under = below?.cells.find(({ left }) => Math.abs(left - label.left) < 3)
  return (
    under !== undefined &&
    moneyIn(text, below.index).some(
      ({ words, decimals, isPercent }) =>
        words[0] === under.words[0] && decimals === 2 && !isPercent && !/\p{L}{3}/u.test(under.text)
    )
  )
}

/** `25 % (€ 1,540.03) to our blocked account`: a part, in a sentence. */
function isInBrackets({ words }: Line, { from, to }: PrintedAmount): boolean {
  return (
    (words[from].text.startsWith('(') || words[from - 1]?.text.startsWith('(')) &&
    words[to].text.includes(')')
  )
}

function holdsDate({ dates }: DocumentText, { line, from, to }: Zone): boolean {
  return dates[line.index].some((date) => date.from >= from && date.to <= to)
}

/** `£404.55   Value added tax`: the only amount of a line is left of its label. */
function aheadOf(text: DocumentText, { line, from }: FoundLabel) {
  const [cell] = line.cells
  const [amount, ...others] = moneyIn(text, line.index).filter(({ isPercent }) => !isPercent)
  const isFirst = amount !== undefined && amount.from <= 1 && amount.to < from && !others.length
  const isOwnCell = isFirst && cell.words.length <= amount.to + 2
  return isOwnCell && line.cells[1]?.words[0] === line.words[from]
    ? { amount, line: line.index }
    : null
}

/** A cell with nothing but an amount, directly above its label. */
function aboveOf(text: DocumentText, { line, from }: FoundLabel) {
  const above = text.lines[line.index - 1]
  const label = line.cells.find(({ words }) => words[0] === line.words[from])
  if (!label || above?.page !== line.page || line.top - above.bottom > 1.5 * label.size) return null
  const amount = moneyIn(text, above.index).find(({ left, right, words, isPercent }) => {
    const cell = cellWith(above, words[0])
    const isAlone = cell !== undefined && !/\p{L}{4}/u.test(cell.text)
    return !isPercent && isAlone && left < label.right && right > label.left
  })
  return amount ? { amount, line: above.index } : null
}

/**
 * `BALANCE DUE`, and `$120.00` to its right but one line lower or higher, also in larger letters: the nearest amount that
 * is alone there.
 */
function askewOf(text: DocumentText, { name, line, from, to }: FoundLabel) {
  const label = line.cells.find(({ words }) => words[0] === line.words[from])
  /** `Deposit, invoice 2/2026`, and a negative amount beside it. */
  const isPaid = name === 'prepaid' && label !== undefined && label.words.length < 6
  const isEnd = endsAt(text, line, to)
  if (!label || label !== line.cells.at(-1) || !(isPaid || isEnd)) return null
  const middle = (one: Line) => (one.top + one.bottom) / 2
  /** A line of another column may be between them. */
  const near = [1, 2, -1, -2].flatMap((by) => {
    const other = text.lines[line.index + by]
    const size = Math.max(label.size, other?.cells.at(-1)!.size ?? 0)
    const isClose =
      other?.page === line.page &&
      Math.abs(middle(other) - middle(line)) < 0.9 * (label.size + size)
    const beside = isClose ? other.cells.filter(({ right }) => right > label.left) : []
    const [amount, ...others] = moneyIn(text, isClose ? other.index : line.index).filter(
      ({ left }) => left > label.right
    )
    const isAlone = beside.length === 1 && amount && !others.length && !amount.isPercent
    const isWhole =
      isAlone &&
      beside[0].words.length <= amount.words.length + 1 &&
      (isEnd || amount.value.startsWith('-'))
    return isWhole
      ? [{ amount, line: other.index, gap: Math.abs(middle(other) - middle(line)) }]
      : []
  })
  const [nearest, second] = near.toSorted((a, b) => a.gap - b.gap)
  return nearest && (!second || nearest.gap < 0.8 * second.gap) ? nearest : null
}

/** Whether a line ends with a label, or with its date: `Deposit of 14 September`. */
function endsAt({ dates }: DocumentText, { index, words }: Line, to: number): boolean {
  const date = dates[index].at(-1)
  const end = date?.to === words.length - 1 ? date.from : words.length
  return to >= end - 1 || (end < words.length && to === end - 2)
}

/** Amounts have two decimals or a currency; bare whole numbers can be anything. */
function moneyLike({ decimals, currency, value }: PrintedAmount): number {
  if (decimals === 2) return 1
  if (currency) return 0.9
  return decimals === 0 && value.length > 2 ? 0.5 : 0.3
}

/** Unlabelled amounts outside of rows, which only their arithmetic supports. */
export function freeMoney(text: DocumentText, rows: Set<number>): Money[] {
  return text.lines.flatMap(({ index }) => {
    if (rows.has(index) && rows.size > 1) return []
    return moneyIn(text, index)
      .filter((amount) => !amount.isPercent && (amount.decimals === 2 || amount.currency))
      .map((amount) => ({ amount, value: Number(amount.value), line: index, score: 0.08 }))
  })
}

/** One candidate per value: that with the highest score; further places add a little. */
export function mergedMoney(found: Money[]): Money[] {
  const byValue = new Map<number, Money>()
  for (const money of found) {
    const known = byValue.get(money.value)
    if (!known) byValue.set(money.value, { ...money })
    else {
      const score = Math.max(known.score, money.score) + 0.04
      byValue.set(money.value, { ...(money.score > known.score ? money : known), score })
    }
  }
  return [...byValue.values()]
}

/** Finds the items whose value is the same as another to the cent, without comparing all of them. */
export function nearTo<T>(items: T[], valueOf: (item: T) => number): (value: number) => T[] {
  const byCents = Map.groupBy(items, (item) => Math.round(valueOf(item) * 100))
  return (value) => {
    const cents = Math.round(value * 100)
    const found: T[] = []
    for (let at = cents - 2; at <= cents + 2; at += 1) {
      for (const item of byCents.get(at) ?? []) if (isNear(valueOf(item), value)) found.push(item)
    }
    return found
  }
}

/** The amount with the highest score; of several, the lowest on the page. */
export function likeliest(found: Money[]): Money | null {
  return found.toSorted((a, b) => b.score - a.score || b.line - a.line)[0] ?? null
}
