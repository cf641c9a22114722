import { SalePaymentSchema } from '#database/schema'
import type { PaymentStatus } from '#app/billing/sale'

/** A change of a sale's payment status; the database rejects changes of the row. */
export default class SalePayment extends SalePaymentSchema {
  declare was: PaymentStatus
  declare became: PaymentStatus
}
