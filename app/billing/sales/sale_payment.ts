import { SalePaymentSchema } from '#database/schema'
import type { PaymentStatus } from '#app/billing/sales/sale'

/** One step of a sale's payment; the database refuses to change it. */
export default class SalePayment extends SalePaymentSchema {
  declare was: PaymentStatus
  declare became: PaymentStatus
}
