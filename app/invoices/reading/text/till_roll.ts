import { wholeSumLabels } from '#app/invoices/reading/phrases'
import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import { plainLetters } from '#app/invoices/reading/printed_text'
import {
  isPicture,
  moneyIn,
  oncePerDocument,
  type DocumentText,
} from '#app/invoices/reading/text/document_text'
import { beginsSum } from '#app/invoices/reading/text/labels/label_zones'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** A single narrow page, as tills print it: up to 85 mm wide, or an image more than 2.1 times as high as wide. */
export function isTillRoll({ layout: { pages } }: DocumentText): boolean {
  const [page] = pages
  if (pages.length !== 1) return false
  return page.source === 'text' ? page.width < 240 : page.height > 2.1 * page.width
}

/**
 * The widest photo of a roll with its surroundings, in points by the usual size of type, and its least height, relative to
 * its width.
 */
const photo = { widest: 320, leastHeight: 1.6 }

/** A till roll, or a photo of one with its surroundings: narrow, and higher than pages are or with change. */
export const isPhotoOfRoll = oncePerDocument((text) => {
  const { pages } = text.layout
  const { width, height } = pages[0] ?? { width: 0, height: 0 }
  const isNarrow = isPicture(text) && pages.length === 1 && width < photo.widest
  const isHigh = height > photo.leastHeight * width
  return (
    isTillRoll(text) || (isNarrow && (isHigh || text.lines.some((line) => isChange(text, line))))
  )
})

/** A till roll, or another document whose total is the cash less the change. */
export const isTillReceipt = oncePerDocument((text) => {
  const paid = paidInCash(text)
  const isTotal = (line: Line) =>
    isSum(text, line) &&
    moneyIn(text, line.index).some(({ value }) => isRounded(Number(value), paid ?? 0))
  return isPhotoOfRoll(text) || (paid !== null && text.lines.some(isTotal))
})

/** Totals are rounded for cash by at most this amount. */
const mostRounding = 0.05

export function isRounded(total: number, paid: number): boolean {
  return Math.abs(total - paid) < mostRounding + 0.001
}

const words =
  'change|ruckgeld|wechselgeld|rendu|monnaie|resto|cambio|vuelto|wisselgeld|reszta|troco'
/** A label of change in plain letters, with or without a currency. */
const change = new RegExp(
  `^(cash )?(${words}|zuruck|a rendre|terug)( (due|given|amt|amount|rendue))?\\W*(euros?|[a-z]{0,3})\\W*$`
)
const changeWord = new RegExp(`\\b(${words})\\b`)

/** `Change  29.73`: what a customer gets back who paid with cash; not `Resto a pagar  370.63` or `Change  5.00 %`. */
export function isChange(text: DocumentText, { index, words: all, cells }: Line): boolean {
  const amounts = text.amounts[index].filter(
    ({ decimals, isPercent }) => decimals === 2 && !isPercent
  )
  return cells.some((cell, at) => {
    const from = all.indexOf(cell.words[0])
    const next = cells[at + 1]
    const to = next ? all.indexOf(next.words.at(-1)!) : all.length
    const amount = amounts.find((own) => own.from > from && own.to <= to)
    const label = cell.words.slice(0, amount && amount.from - from)
    return amount !== undefined && change.test(plainLetters(textOf(label)))
  })
}

/** Whether a line names change, as in `Your change` and `Resto contanti`. */
export function namesChange(line: Line): boolean {
  return changeWord.test(plainLetters(line.text))
}

/** How far above the change the total is at most, in lines. */
const reach = 5

/** The cash less the change: of the only amount between them and a labelled total. */
export const paidInCash = oncePerDocument((text): number | null => {
  const line = text.lines.find((own) => isChange(text, own))
  const back = line && lastOf(text, line.index)
  if (!back) return null
  const above = text.lines.slice(Math.max(0, line.index - reach), line.index)
  const total = above.findLastIndex((own) => isSum(text, own))
  const given = above.slice(total + 1).flatMap(({ index }) => lastOf(text, index) ?? [])
  if (total === -1 || given.length !== 1) return null
  const paid = Number(given[0].value) - Number(back.value)
  return paid > 0 ? paid : null
})

const sums = new Set([...wholeSumLabels].filter((name) => name !== 'prepaid'))

/** Whether a line begins with the label of a sum, except that of a payment. */
export function isSum(text: DocumentText, line: Line): boolean {
  return beginsSum(text, line, sums)
}

function lastOf(text: DocumentText, index: number): PrintedAmount | undefined {
  return moneyIn(text, index).findLast(({ decimals }) => decimals === 2)
}
