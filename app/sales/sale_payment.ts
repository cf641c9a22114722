import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SalePaymentSchema } from '#database/schema'
import User from '#app/auth/user'
import type { PaymentStatus } from '#app/sales/sale'

/** One step of a sale's payment; the database refuses to change it. */
export default class SalePayment extends SalePaymentSchema {
  declare was: PaymentStatus
  declare became: PaymentStatus

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>
}
