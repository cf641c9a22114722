import { PaymentSchema } from '#database/schema'

export const paymentMethods = ['bank_transfer', 'stripe', 'other'] as const

/** The methods that staff can record. */
export const manualMethods = ['bank_transfer', 'other'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Received money; the database rejects changes of the row. */
export default class Payment extends PaymentSchema {
  declare method: PaymentMethod
}
