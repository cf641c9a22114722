import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/accounts/client'
import type Sale from '#app/billing/sale'
import type { LocalizedMessage } from '#app/core/text/text'
import type { WrittenAmount } from '#app/core/text/written_values'
import { notifyStaff } from '#app/notifications/notify_staff'

/** Notifies staff of a purchase by the client. */
export async function notifyOfPurchase(
  sale: Sale,
  { isPending }: { isPending: boolean },
  trx: TransactionClientContract
) {
  const { clientName: client, packageName } = sale
  const amount = amountOf(sale.amount + sale.taxAmount, sale)
  await notifyStaff(
    {
      event: 'purchase',
      message: {
        id: 'notices.purchase',
        values: { client, package: packageName, amount, pending: isPending ? 'yes' : 'no' },
      },
      link: pathOf(sale),
    },
    trx
  )
}

/** Notifies staff of a payment, except the user who recorded it. */
export async function notifyOfPayment(
  sale: Sale,
  { amount, actorId }: { amount: number; actorId: number | null },
  trx: TransactionClientContract
) {
  const { clientName: client, packageName, number } = sale
  await notifyStaff(
    {
      event: 'payment',
      message: {
        id: 'notices.payment',
        values: { client, package: packageName, number, amount: amountOf(amount, sale) },
      },
      link: pathOf(sale),
      causedBy: actorId,
    },
    trx
  )
}

/** Notifies staff of a payment or refund by Stripe that needs their attention; `path` is in the admin area. */
export async function notifyOfPaymentProblem(
  message: LocalizedMessage,
  path: string,
  trx: TransactionClientContract
) {
  await notifyStaff({ event: 'payment_problem', message, link: `/portal/admin${path}` }, trx)
}

/** Notifies staff that a client has no calls left; `expired` is the package that expired with some. */
export async function notifyOutOfCalls(
  clientId: number,
  trx: TransactionClientContract,
  expired?: string
) {
  const { uid, name: client } = await Client.findOrFail(clientId, { client: trx })
  await notifyStaff(
    {
      event: 'out_of_calls',
      message: expired
        ? { id: 'notices.out_of_calls_expired', values: { client, package: expired } }
        : { id: 'notices.out_of_calls', values: { client } },
      link: `/portal/admin/clients/packages/${uid}`,
    },
    trx
  )
}

/** An amount of the sale in a message. */
export function amountOf(
  amount: number,
  {
    currencyCode: code,
    currencyExponent: exponent,
  }: Pick<Sale, 'currencyCode' | 'currencyExponent'>
): WrittenAmount {
  return { amount, code, exponent }
}

function pathOf({ uid }: Sale): string {
  return `/portal/admin/sales-history/${uid}`
}
