import type { HttpContext } from '@adonisjs/core/http'
import Checkout from '#app/billing/payments/checkout'
import Sale from '#app/billing/sale'
import { findByUid } from '#app/core/db/find_by_uid'

/** Finds a sale of the partner's client. Throws `NotFound`. */
export function findOwnSale({ auth }: Pick<HttpContext, 'auth'>, uid: unknown): Promise<Sale> {
  const { ownClientId } = auth.getUserOrFail()
  return findByUid(Sale.query().where('client_id', ownClientId), uid, 'sales_answers.the_sale')
}

/** Finds a checkout of the partner's client, with its sale. Throws `NotFound`. */
export function findOwnCheckout(
  { auth }: Pick<HttpContext, 'auth'>,
  uid: unknown
): Promise<Checkout> {
  const { ownClientId } = auth.getUserOrFail()
  const own = Checkout.query()
    .whereIn('sale_id', (sales) => sales.from('sales').where('client_id', ownClientId).select('id'))
    .preload('sale')
  return findByUid(own, uid, 'payments_answers.the_payment')
}
