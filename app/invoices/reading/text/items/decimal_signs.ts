import { isProduct } from '#app/invoices/reading/text/items/table_columns'
import type { Row } from '#app/invoices/reading/text/items/item_row'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** `225` for `2.25` in a picture: numbers of a row whose decimal sign was lost, if the product then fits. */
export function withDecimalSigns(row: Row): Row {
  const { values } = row
  const [quantity, price, amount] = [
    values.get('quantity'),
    values.get('unitPrice'),
    values.get('amount'),
  ]
  if (!quantity || !price || !amount || isProduct(quantity, price, amount)) return row
  const [otherQuantity, otherPrice, otherAmount] = [quantity, price, amount].map(withCents)
  const found = [
    [quantity, otherPrice, amount],
    [otherQuantity, price, amount],
    [otherQuantity, otherPrice, amount],
    [quantity, price, otherAmount],
  ].find(([one, other, product]) => isProduct(one, other, product))
  if (!found) return row
  const names = ['quantity', 'unitPrice', 'amount'] as const
  return {
    ...row,
    values: new Map([...values, ...names.map((name, at) => [name, found[at]] as const)]),
  }
}

function withCents(amount: PrintedAmount): PrintedAmount {
  const isLost =
    /^\d{3,}$/.test(amount.value) && amount.words.every(({ certainty }) => certainty < 1)
  const value = (Number(amount.value) / 100).toFixed(2)
  return isLost ? { ...amount, value, decimals: 2 } : amount
}
