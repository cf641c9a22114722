import { isPicture, printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import { isChange, isTillRoll, namesChange } from '#app/invoices/reading/text/till_roll'
import { isNear } from '#app/invoices/reading/text/amounts_fit'
import { isBlank, likeliest, type Money } from '#app/invoices/reading/text/totals/labelled_money'
import { isEarly } from '#app/invoices/reading/text/totals/other_amounts'
import { inSentence, labelsNamed, zonesOf } from '#app/invoices/reading/text/labels/label_zones'
import { isAboutCollection } from '#app/invoices/reading/text/dates/due_dates_in_sentences'
import { paying } from '#app/invoices/reading/text/dates/payment_terms'
import { plainLetters } from '#app/invoices/reading/printed_text'
import { cellWith } from '#app/invoices/reading/pages/page_layout'
import type { LabelName } from '#app/invoices/reading/phrases'
import type { Read } from '#app/invoices/reading/invoice_reading'

export interface Rest {
  amountDue: Read | null
  prepaid: Read | null
}

interface Parts {
  dues: Money[]
  paid: Money[]
  /** Amounts that are withheld by the buyer. */
  withheld: number[]
  /** Between total and amount due. */
  roundings: Money[]
  taxes: Money[]
  free: Money[]
  total: Money | null
}

/** Amounts in sentences have lower scores, and are only used if they fit. */
const leastScore = 0.5
/** The number of lines below a total that may have payments and the rest. */
const reach = 8

/**
 * Amount due and deposit. A sum that fits makes them certain, and finds one of them, or both, without a known label.
 */
export function findRest(text: DocumentText, parts: Parts): Rest {
  return withUnread(text, parts, restIn(text, parts))
}

/**
 * In a picture, an amount due or a payment whose label has no amount, since it was not recognized: the difference to the
 * total. It has no place on the page.
 */
function withUnread(text: DocumentText, { total, paid, withheld, free }: Parts, rest: Rest): Rest {
  if (!total || withheld.length || !isPicture(text)) return rest
  const isUnread = (name: LabelName) =>
    labelsNamed(text, name).some(
      ({ line, isCertain, isLeading }) =>
        isCertain && isLeading && line.index >= total.line && !text.amounts[line.index].length
    )
  const isPaid = ({ line, value }: Money) =>
    value !== 0 && text.labels[line].some(({ name, isLeading }) => name === 'prepaid' && isLeading)
  const payment =
    likeliest(paid.filter(({ score, value }) => score >= leastScore && value !== 0)) ??
    free.find(isPaid)
  const lessThanTotal = (part: number) => {
    const value = total.value - Math.abs(part)
    return value > 0 ? printed(text, value.toFixed(2), [], 0.8) : null
  }
  if (!rest.amountDue && payment && isUnread('amountDue')) {
    const { value, words } = payment.amount
    return {
      amountDue: lessThanTotal(payment.value),
      prepaid: rest.prepaid ?? printed(text, value.replace('-', ''), words, 0.8),
    }
  }
  const isPartly = paid.some(({ value }) => value !== 0) || labelsNamed(text, 'prepaid').length > 0
  if (!rest.amountDue && !isPartly && isUnreadDue(text)) {
    return { ...rest, amountDue: printed(text, total.amount.value, [], 0.75) }
  }
  if (!rest.prepaid && rest.amountDue && isUnread('prepaid'))
    return { ...rest, prepaid: lessThanTotal(Number(rest.amountDue.value)) }
  return rest
}

/** A label of the amount to pay, alone in its cell, without an amount beside or below it. */
function isUnreadDue(text: DocumentText): boolean {
  const { lines, amounts } = text
  return labelsNamed(text, 'amountDue').some(({ line, from, to, isCertain, isLeading }) => {
    const cell = cellWith(line, line.words[from])
    const beside = cell && line.cells[line.cells.indexOf(cell) + 1]
    /** `Amount due ‖ nil` */
    const isWord =
      beside && beside.words.length < 4 && /\p{Ll}{2}|\b(NIL|NONE|PAID)\b/u.test(beside.text)
    const isAlone =
      !isWord && cell && cell.words[0] === line.words[from] && cell.words.at(-1) === line.words[to]
    const hasAmount = [line, lines[line.index + 1]].some(
      (one) =>
        one?.page === line.page &&
        amounts[one.index].some(({ decimals }) => one === line || decimals === 2)
    )
    return isCertain && isLeading && isAlone && !hasAmount
  })
}

function restIn(text: DocumentText, parts: Parts): Rest {
  const total = parts.total ? parts.total.value : null
  const kept = [0, ...parts.withheld, ...parts.roundings.map(({ value }) => -value)]
  const fits = (due: Money, paid: number) =>
    total !== null && kept.some((part) => isNear(total - Math.abs(paid) - part, due.value))
  const dues = parts.dues.filter((one) => !isWithBalance(one, parts))
  const printedDue = likeliest(dues.filter((one) => one.score >= leastScore || fits(one, 0)))
  const labelled =
    printedDue && withoutDiscount(text, withLostDigit(printedDue, parts, fits), parts)
  const credit = creditBalance(text, parts, fits)
  const isLabelledCredit = credit && labelled && credit.amount.words[0] === labelled.amount.words[0]
  const due = isLabelledCredit ? credit : (labelled ?? credit ?? dueByPayment(parts, kept))
  const isUnlabelled = due !== null && !labelled
  const read = (money: Money, confidence: number) =>
    printed(text, money.amount.value, money.amount.words, confidence)
  /** `Paid` at the head of an invoice: the amount to pay has been paid. */
  if (due && due.value === total && !parts.paid.length && isStampedPaid(text))
    return { amountDue: null, prepaid: read(due, 0.8) }
  const advance = due && parts.paid.find((one) => one.value !== 0 && fits(due, one.value))
  const amountDue = (confidence: number) =>
    due && read(due, isUnlabelled ? Math.min(confidence, 0.85) : confidence)
  if (advance) return { amountDue: amountDue(0.95), prepaid: read(advance, 0.94) }
  if (due && !fits(due, 0)) {
    const several = sumOfPayments(text, parts, due, fits)
    if (several) return { amountDue: amountDue(0.95), prepaid: several }
    const other = unlabelledPayment(text, parts, due, fits)
    if (other) return { amountDue: amountDue(0.95), prepaid: read(other, 0.8) }
    const column = paymentsInColumn(text, parts, due, fits)
    if (column) return { amountDue: amountDue(0.95), prepaid: column }
    const charged = paymentBesideCharge(parts, due)
    if (charged) return { amountDue: amountDue(0.9), prepaid: read(charged, 0.85) }
  }
  const below = due ? null : paymentsBelow(text, parts)
  if (below) return { amountDue: read(below.due, 0.7), prepaid: sumRead(text, below.paid, 0.65) }
  const isWhole = due !== null && (due.value === total || fits(due, 0))
  /** A payment that does not fit is one of another document, such as the previous bill, or that of a till. */
  const isOwn = ({ value }: Money) =>
    value === 0 ||
    total === null ||
    (due
      ? isNear(Math.abs(value), total) && !isTillRoll(text)
      : !isNear(Math.abs(value), total) && !isTillRoll(text))
  /** `A key deposit of 50.00 is taken` is a sentence. */
  const isLed = ({ line, score }: Money) =>
    score > inSentence ||
    text.labels[line].some(({ name, isLeading }) => name === 'prepaid' && isLeading)
  const likely = likeliest(parts.paid.filter(isLed))
  const promised = due ? null : dueByPromise(text, parts)
  return {
    amountDue: due ? amountDue(isWhole ? 0.95 : due.score * 0.8) : promised && read(promised, 0.8),
    prepaid: likely && isOwn(likely) ? read(likely, likely.score * 0.65) : null,
  }
}

/** Less is a rounding. */
const leastBalance = 1

/** `Invoice total  576.88`, `Previous balance  186.20`, `Balance  763.08`: not the amount due of this invoice alone. */
function isWithBalance(due: Money, { total, free }: Parts): boolean {
  if (!total || due.line <= total.line || due.value < total.value + leastBalance) return false
  return free.some(
    ({ value, line }) =>
      line > total.line && line < due.line && isNear(total.value + value, due.value)
  )
}

/** The smallest share of the total after a discount for early payment. */
const leastAfterDiscount = 0.9

/** `by 8 June  2 %  10,656.79` above `by 28 June  net  10,874.28`: the total, below what is to be paid with a discount. */
function withoutDiscount(text: DocumentText, due: Money, { total, free }: Parts): Money {
  const isLess =
    total && due.value < total.value && due.value >= leastAfterDiscount * total.value - 0.01
  if (!isLess || !isDiscounted(text, due)) return due
  const whole = free.find(
    ({ value, line, amount }) =>
      value === total.value &&
      line > due.line &&
      line <= due.line + 3 &&
      text.dates[line].length > 0 &&
      Math.abs(amount.right - due.amount.right) < 3
  )
  return whole ? { ...whole, score: due.score } : due
}

/** Whether an amount is in a line with a date and a percentage. */
function isDiscounted({ dates, amounts }: DocumentText, { line }: Money): boolean {
  return dates[line].length > 0 && amounts[line].some(({ isPercent }) => isPercent)
}

/** `117.37` in a picture, where the total, also less a payment, is `1117.37`: the narrow first digit was lost. */
function withLostDigit(
  due: Money,
  { total, paid }: Parts,
  fits: (due: Money, paid: number) => boolean
): Money {
  const payments = [0, ...paid.map(({ value }) => Math.abs(value))]
  const isRead = due.amount.words.every(({ certainty }) => certainty === 1)
  if (!total || isRead || payments.some((part) => fits(due, part))) return due
  const value = `1${due.amount.value}`
  const isLost = payments.some((part) => (total.value - part).toFixed(2) === value)
  return isLost ? { ...due, value: Number(value), amount: { ...due.amount, value } } : due
}

/** `64255 €` in a picture, where the total is `642,55`. */
function withLostComma(money: Money, total: Money): Money {
  const { amount, value } = money
  const isRead = amount.words.every(({ certainty }) => certainty === 1)
  const isLost = !isRead && !amount.decimals && Math.abs(value - 100 * total.value) < 0.5
  const { value: whole, decimals } = total.amount
  return isLost
    ? { ...money, value: total.value, amount: { ...amount, value: whole, decimals } }
    : money
}

/** A cell with nothing but the word for paid, and no amount beside it. */
function isStampedPaid(text: DocumentText): boolean {
  const { labels, amounts } = text
  return labelsNamed(text, 'prepaid').some((label) => {
    const { line, from, to } = label
    const cell = line.cells.find(({ words }) => words[0] === line.words[from])
    return (
      !isBlank(label, zonesOf(text, label)) &&
      cell?.words.length === to - from + 1 &&
      /^[^:]+$/.test(cell.text) &&
      !amounts[line.index].length &&
      (!amounts[line.index + 1]?.length || labels[line.index + 1].some((own) => own.from === 0))
    )
  })
}

/** Whether an amount due is the rest of a total after a payment or withheld tax. */
export function hasRest(
  { dues, paid, withheld }: Pick<Parts, 'dues' | 'paid' | 'withheld'>,
  total: number
): boolean {
  const less = [0, ...paid.map(({ value }) => Math.abs(value))]
  const kept = [0, ...withheld]
  return dues.some((due) =>
    less.some((part) =>
      kept.some(
        (own) => part + own > 0 && isNear(Math.abs(total) - part - own, Math.abs(due.value))
      )
    )
  )
}

/** `We will collect £ 63.57 on 3 May`: the total, printed again near words about payment, if nothing was paid. */
function dueByPromise(text: DocumentText, { total, paid, free }: Parts): Money | null {
  if (!total || paid.some(({ value, score }) => value !== 0 && score >= leastScore)) return null
  const own = free
    .map((money) => withLostComma(money, total))
    .filter(({ value }) => value === total.value)
  const isLabelled = ({ line, amount }: Money) => {
    const before = text.lines[line].cells.findLast(({ right }) => right < amount.left)
    const names = text.labels[line].flatMap(({ name, from }) =>
      before?.words.includes(text.lines[line].words[from]) ? [name] : []
    )
    /** `Total, collected on 15/08/2025` */
    /** `Amount  144.87` below `IBAN` and `Payment reference`: on a slip. */
    if (line > total.line && isOnSlip(text, line)) return false
    return names.some((name) => ofSums.has(name)) && !names.includes('dueDate')
  }
  const isPromised = (one: Money) =>
    isNearPayment(text, one.line, total.line) ||
    isBesideDueDate(text, one.line) ||
    isBelowCurrency(text, one.line)
  return own.length > 1 ? (own.find((one) => !isLabelled(one) && isPromised(one)) ?? null) : null
}

/** The lines above and below an amount that may say that it is to be paid. */
const nearLines = 5
/** On a slip, labels of account and reference are directly above the amount. */
const linesOfSlip = 4
const ofSums = new Set<LabelName>(['subtotal', 'total'])
const ofPayments = new Set<LabelName>(['dueDate', 'paymentReference', 'iban'])

/** Whether lines near an amount, except that of the total, are about payment. */
function isNearPayment({ lines, labels }: DocumentText, line: number, ofTotal: number): boolean {
  return lines
    .slice(Math.max(0, line - nearLines), line + nearLines + 1)
    .some(
      ({ text, page, index }) =>
        index !== ofTotal &&
        page === lines[line].page &&
        (paying.test(plainLetters(text)) ||
          (index === line && isAboutCollection(text)) ||
          labels[index].some(({ name }) => ofPayments.has(name)))
    )
}

/** Whether the lines above an amount have an account and a payment reference, each beside a label of its own. */
function isOnSlip({ lines, labels }: DocumentText, line: number): boolean {
  const names = lines
    .slice(Math.max(0, line - linesOfSlip), line)
    .filter(({ cells }) => cells.length === 2)
    .flatMap(({ index }) => labels[index].filter(({ isLeading }) => isLeading))
    .map(({ name }) => name)
  return names.includes('iban') && names.includes('paymentReference')
}

/** `17/11/2026  375.58` below `Due dates`. */
function isBesideDueDate({ labels, dates }: DocumentText, line: number): boolean {
  const near = labels.slice(Math.max(0, line - 2), line + 1).flat()
  return dates[line].length > 0 && near.some(({ name }) => name === 'dueDate')
}

/** `CHF  1 797.65` below `Currency  Amount`: on a slip for the payment. */
function isBelowCurrency({ labels }: DocumentText, line: number): boolean {
  return labels[line - 1]?.some(({ name, isLeading }) => name === 'currency' && isLeading) ?? false
}

/** An amount without a known label that is the total less a labelled payment, at or below both. */
function dueByPayment({ total, paid, free }: Parts, kept: number[]): Money | null {
  if (!total) return null
  const isRest = (one: Money) =>
    one.line >= total.line &&
    paid.some(
      ({ value, line }) =>
        value !== 0 &&
        one.line >= line &&
        kept.some((part) => isNear(total.value - Math.abs(value) - part, one.value))
    )
  return free.findLast((one) => one.value > 0 && isRest(one)) ?? null
}

/** `You get back  156.18`, the payments less a lower total: an amount due below zero. */
function creditBalance(
  text: DocumentText,
  { total, paid, dues, free }: Parts,
  fits: (due: Money, paid: number) => boolean
): Money | null {
  if (!total || isTillRoll(text)) return null
  const payments = paid.filter(({ value }) => total.value > 0 && Math.abs(value) > total.value)
  const options = [...dues, ...free].filter(
    (one) =>
      one.line > total.line &&
      one.value !== 0 &&
      isOther(text, one) &&
      !isChange(text, text.lines[one.line]) &&
      !namesChange(text.lines[one.line])
  )
  for (const one of options) {
    const amount = { ...one.amount, value: `-${one.amount.value.replace('-', '')}` }
    const credit = { ...one, amount, value: -Math.abs(one.value) }
    if (payments.some((payment) => one.line > payment.line && fits(credit, payment.value)))
      return credit
  }
  return null
}

/** Several labelled payments that are the difference between total and amount due together. */
function sumOfPayments(
  text: DocumentText,
  { paid }: Parts,
  due: Money,
  fits: (due: Money, paid: number) => boolean
): Read | null {
  const own = paid.filter(({ value }) => value !== 0)
  return own.length > 1 && fits(due, sumOf(own)) ? sumRead(text, own, 0.85) : null
}

function sumOf(paid: Money[]): number {
  return paid.reduce((whole, { value }) => whole + Math.abs(value), 0)
}

function sumRead(text: DocumentText, paid: Money[], confidence: number): Read | null {
  if (!paid.length) return null
  const words = paid.flatMap(({ amount }) => amount.words)
  return printed(text, sumOf(paid).toFixed(2), words, confidence)
}

/** The difference between total and amount due, printed without a known label. */
function unlabelledPayment(
  text: DocumentText,
  { total, free, taxes }: Parts,
  due: Money,
  fits: (due: Money, paid: number) => boolean
): Money | null {
  if (!total || Math.abs(due.value) >= Math.abs(total.value)) return null
  /** A customer that pays the tax to the state, as in a split payment, has not paid it before. */
  const isTax = ({ value }: Money) =>
    taxes.some((tax) => tax.score >= 0.5 && isNear(tax.value, Math.abs(value)))
  const isClose = ({ line }: Money) =>
    line >= Math.min(total.line, due.line) - 1 && line <= Math.max(total.line, due.line) + reach
  return (
    free.find(
      (one) =>
        one.value !== 0 && isClose(one) && isOther(text, one) && !isTax(one) && fits(due, one.value)
    ) ?? null
  )
}

/** How far the right sides of the amounts of a column are apart, in points. */
const widestOffset = 8

/** `1st instalment  11,900.00`, `2nd instalment  14,280.00`: all amounts between total and amount due are payments. */
function paymentsInColumn(
  text: DocumentText,
  { total, paid, free }: Parts,
  due: Money,
  fits: (due: Money, paid: number) => boolean
): Read | null {
  const column = [...paid, ...free]
    .filter((one) => isBetween(one, total, due) && isOther(text, one))
    .filter(({ amount }) => Math.abs(amount.right - due.amount.right) < widestOffset)
  const arePayments = column.every(({ line }) => isPaymentLine(text, line))
  return arePayments && column.length > 1 && fits(due, sumOf(column))
    ? sumRead(text, column, 0.8)
    : null
}

/** A label of a payment, a date, or a word for an instalment; discounts have none. */
function isPaymentLine({ lines, labels, dates }: DocumentText, line: number): boolean {
  return (
    dates[line].length > 0 ||
    labels[line].some(({ name }) => name === 'prepaid') ||
    instalment.test(plainLetters(lines[line].text))
  )
}

const instalment =
  /abschlag|teilzahlung|anzahlung|instal|payment|paid|deposit|acompte|situation|accont|anticip|entrega|plazo|termijn|aanbetaling|zaliczk|rata\b|prestac|sinal\b/

/** `Instalments  -1,078.00`, `Dunning fee  2.50`: a payment that fits with a charge beside it. */
function paymentBesideCharge({ total, paid, free }: Parts, due: Money): Money | null {
  const charges = free.filter((one) => one.value > 0 && isBetween(one, total, due))
  const isOwn = ({ value }: Money) =>
    total &&
    value !== 0 &&
    charges.some((charge) => isNear(total.value - Math.abs(value) + charge.value, due.value))
  return paid.find((one) => isBetween(one, total, due) && isOwn(one)) ?? null
}

function isBetween({ line }: Money, total: Money | null, due: Money): boolean {
  return total !== null && line > total.line && line < due.line
}

/** Below a total, amounts with a minus in lines one after another, and in the next line the rest. */
function paymentsBelow(text: DocumentText, { total, free }: Parts) {
  if (!total) return null
  const below = free.filter(
    (one) => one.line > total.line && one.line <= total.line + reach && !isEarly(text, one)
  )
  const less: Money[] = []
  let rest = total.value
  for (const money of below) {
    if (money.value < 0) {
      less.push(money)
      rest += money.value
    } else if (less.length && money.value > 0 && isNear(rest, money.value)) {
      return { due: money, paid: less.filter((one) => isOther(text, one)) }
    }
  }
  return null
}

/** Neither rounding nor a share of the total, such as withheld tax. */
function isOther(text: DocumentText, { line }: Money): boolean {
  const isShare = text.amounts[line].some(({ isPercent }) => isPercent)
  return (
    !isShare && !text.labels[line].some(({ name }) => name === 'rounding' || name === 'withheld')
  )
}
