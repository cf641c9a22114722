import { moneyIn, type DocumentText } from '#app/invoices/reading/text/document_text'
import { cellWith, type Line } from '#app/invoices/reading/pages/page_layout'
import { isTaxOfRow } from '#app/invoices/reading/text/items/text_lines'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

interface Product {
  line: Line
  quantity: PrintedAmount
  price: PrintedAmount
  amount: PrintedAmount
  discount?: PrintedAmount
}

interface Span {
  left: number
  right: number
}

export interface ProductColumns {
  quantity: Span
  unitPrice: Span
  amount: Span
  /** The rows that fit. */
  lines: Line[]
  /** In percent. */
  discounts: PrintedAmount[]
}

/** The share of the lines with three numbers that must fit; the others may have discounts. */
const leastShare = 0.4

/**
 * The columns of quantity, price and amount, by the numbers alone: those whose products are printed in most lines below
 * `first` on its page. Null if there are none, or if they can fit by chance.
 */
export function productColumns(text: DocumentText, first: number): ProductColumns | null {
  const { page } = text.lines[first]
  const lines = text.lines.slice(first, first + 60).filter((line) => line.page === page)
  const products = lines.flatMap((line) => productsOf(text, line))
  const columns = products
    .map((product) => products.filter((other) => isBelow(product, other)))
    .sort((a, b) => countOf(b) - countOf(a))[0]
  if (!columns) return null
  const fitting = new Set(columns.map(({ line }) => line))
  const isProof = columns.some(({ quantity }) => Number(quantity.value) !== 1)
  const inColumns = lines.filter(({ index }) =>
    [columns[0].price, columns[0].amount].every((place) =>
      text.amounts[index].some(
        (own) => own.decimals > 1 && Number(own.value) !== 0 && isAligned(own, place)
      )
    )
  )
  if (!isProof || fitting.size < leastShare * inColumns.length) return null
  const span = (of: (product: Product) => PrintedAmount) => ({
    left: Math.min(...columns.map((own) => of(own).left)),
    right: Math.max(...columns.map((own) => of(own).right)),
  })
  return {
    quantity: span(({ quantity }) => quantity),
    unitPrice: span(({ price }) => price),
    amount: span(({ amount }) => amount),
    lines: [...fitting],
    discounts: columns.flatMap(({ discount }) => discount ?? []),
  }
}

/** A quantity of 1 fits by chance: price and amount are the same. */
function countOf(products: Product[]): number {
  const sure = products.filter(({ quantity }) => Number(quantity.value) !== 1)
  return products.length + 2 * sure.length
}

/** Numbers of a line whose product is a later one; the price follows the quantity or precedes it. */
function productsOf(text: DocumentText, line: Line): Product[] {
  if (isTaxOfRow(text, line)) return []
  const amounts = moneyIn(text, line.index).filter(
    ({ isPercent, value }) => !isPercent && Number(value)
  )
  return amounts.flatMap((amount, at) => {
    if (amount.decimals !== 2 && !amount.currency) return []
    const before = amounts.slice(0, at)
    /** `Paint 10 l | 10`: of equal numbers, that after a text is not a quantity. */
    const counts = before.filter(
      (own) =>
        (!isAfterText(line, own) ||
          !before.some((other) => other.value === own.value && !isAfterText(line, other))) &&
        !isRowNumber(line, own, before)
    )
    return counts.flatMap((quantity) => {
      const products = before
        .filter((price) => price !== quantity && price.decimals >= 2)
        .map((price): Product => ({ line, quantity, price, amount }))
      /** `List price | Discount | Price`: the price that needs no discount. */
      const whole = products.filter((product) => fits(product))
      return whole.length ? whole : products.flatMap((product) => discounted(text, product))
    })
  })
}

/** In percent. */
const mostDiscount = 60

/** The product with the number between price and amount that is its discount in percent, if there is one. */
function discounted({ amounts }: DocumentText, product: Product): Product[] {
  const discount = amounts[product.line.index].find(
    ({ from, value }) =>
      from > product.price.to &&
      from < product.amount.from &&
      Number(value) !== 0 &&
      Math.abs(Number(value)) <= mostDiscount &&
      fits(product, Math.abs(Number(value)))
  )
  return discount ? [{ ...product, discount }] : []
}

function isAfterText(line: Line, { words: [first] }: PrintedAmount): boolean {
  const words = cellWith(line, first)?.words ?? []
  return words.slice(0, words.indexOf(first)).some(({ text }) => /\p{L}{3}/u.test(text))
}

/** `2 Paint | 2 tins`: of equal whole numbers, the one before a text at the start of the line is not the quantity. */
function isRowNumber(line: Line, own: PrintedAmount, others: PrintedAmount[]): boolean {
  const cell = own.from === 0 ? cellWith(line, own.words[0]) : undefined
  return (
    cell !== undefined &&
    cell.words.length > own.words.length &&
    others.some((other) => other.from > own.from && other.value === own.value && !other.decimals)
  )
}

function fits({ quantity, price, amount }: Product, discount = 0): boolean {
  /** Of 1.00 × 70.05, the quantity is what comes first or has fewer decimals. */
  const isSwapped =
    (Number(price.value) === 1 && Number(quantity.value) !== 1) ||
    /** `5.00 € × 1.80` */
    (quantity.currency !== null && price.currency === null)
  const product = Number(quantity.value) * Number(price.value) * (1 - discount / 100)
  return !isSwapped && Math.abs(product - Number(amount.value)) < 0.0061
}

/** Whether all three numbers are printed in the columns of another product. */
function isBelow(one: Product, other: Product): boolean {
  return (
    isAligned(one.quantity, other.quantity) &&
    isAligned(one.price, other.price) &&
    isAligned(one.amount, other.amount)
  )
}

function isAligned(one: Span, other: Span): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return shared > 0 && Math.abs(one.right - other.right) < 12
}
