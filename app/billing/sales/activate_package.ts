import type { DateTime } from 'luxon'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/accounts/client'
import { databaseNow } from '#app/core/db/database_clock'
import {
  AlreadyRunning,
  NeedsPackage,
  NotOnOffer,
  OfferChanged,
  OtherCurrency,
  QuantityOutOfRange,
  ReceiverSuspended,
  StartsInThePast,
  TooManyPending,
} from '#app/billing/sales/activation_refusals'
import ClientPackage, { type PendingReason } from '#app/billing/client_package'
import { ClientSuspended } from '#app/billing/metering/metering_errors'
import { currentPackage } from '#app/billing/client_packages/payment_order'
import { notifyClient } from '#app/notifications/notify'
import { notifyOfPurchase } from '#app/billing/notices/billing_notices'
import { extendableFamilies, families } from '#app/billing/families'
import Package from '#app/billing/package'
import { amountsOf, type SaleAmounts } from '#app/billing/sales/amounts_of'
import { creditLimitOf, openAmountOf } from '#app/billing/sales/open_amount'
import Purchase from '#app/billing/sales/purchase'
import { recordSale } from '#app/billing/sales/record_sale'
import { runningPackage } from '#app/billing/sales/running_package'
import type Sale from '#app/billing/sale'
import { type Channel } from '#app/billing/sale'
import { isOfferedIn } from '#app/billing/sales/find_offer'
import { hasConfirmedEmail } from '#app/accounts/account_links/confirmed_email'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'

export interface Activation {
  client: Client
  offer: Package
  /** The number of calls, for pay-as-you-go; otherwise 1. */
  quantity?: number
  /** Whether the client can buy a package that it already has and can use; by default it can. */
  allowRepeat?: boolean
  /** The version of the offer that the client saw; other versions are rejected. */
  offerVersion?: number
  actor: Actor
  /** Bought by the client, assigned by staff, or the free package of a new client. */
  channel: Channel
  /** A time in the future; default: now. */
  startsAt?: DateTime
  backup?: boolean
  resPercentage?: number
}

/**
 * Creates a client package with a snapshot of the offer and its sale with the next number, and notifies the
 * users of the client, and staff of a purchase. A purchase by the client is pending if no e-mail address is
 * confirmed or if it exceeds the credit limit. Activations of a client are serialized by a lock on its row, so
 * limits hold across processes. Assignments by staff are logged in the audit log.
 *
 * Throws `ClientSuspended` or `ReceiverSuspended`, `NotOnOffer`, `OfferChanged`, `OtherCurrency`, `QuantityOutOfRange`,
 * `NeedsPackage`, `AlreadyRunning`, `StartsInThePast`, `AmountTooLarge`, and `TooManyPending` for purchases by the client.
 */
export async function activatePackage(
  activation: Activation,
  trx: TransactionClientContract
): Promise<{ clientPackage: Purchase; sale: Sale }> {
  const { actor, channel, quantity = 1 } = activation
  const client = await Client.lock(trx, activation.client.id)
  if (client.status === 'suspended') {
    throw channel === 'self' ? new ClientSuspended() : new ReceiverSuspended(client.name)
  }
  const offer = await Package.query({ client: trx })
    .where('id', activation.offer.id)
    .preload('currency')
    .firstOrFail()
  if (offer.status !== 'active') throw new NotOnOffer(offer.name)
  if (activation.offerVersion !== undefined && activation.offerVersion !== offer.version) {
    throw new OfferChanged(offer.name)
  }
  if (channel === 'self' && !isOfferedIn(client, offer)) {
    throw new OtherCurrency(offer.currency.code)
  }
  refuseQuantity(offer, quantity)
  if (families[offer.family].needsActivePackage) await refuseWithoutPackage(client, trx)
  if (activation.allowRepeat === false) await refuseRepeat(client, offer, trx)
  const amounts = await amountsOf({ client, offer, quantity }, trx)
  const pendingReason = channel === 'self' ? await pendingReasonOf(client, amounts, trx) : null
  if (pendingReason) await refuseManyPending(client, trx)

  const terms = { client, offer, amounts, quantity, pendingReason }
  const clientPackage = await createClientPackage(activation, terms, trx)
  await notifyActivation(clientPackage, channel, trx)
  const sold = { client, offer, amounts, clientPackage, quantity, channel, actorId: actor.id }
  const sale = await recordSale(trx, sold)
  if (channel === 'self') await notifyOfPurchase(sale, { isPending: pendingReason !== null }, trx)
  if (channel === 'admin') await logAssignment(trx, actor, { client, clientPackage, sale })
  return { clientPackage, sale }
}

/** The minimum and maximum quantity of a purchase. */
export function quantityBounds({ family, minimumQuantity, maximumQuantity }: Package) {
  if (!families[family].quantity) return { least: 1, most: 1 }
  return { least: minimumQuantity ?? 1, most: maximumQuantity ?? 1 }
}

/**
 * Whether the client has a current basic or pay-as-you-go package. A used-up one counts, since that is when
 * an additional pack is needed.
 */
export async function hasBasePackage(
  client: Pick<Client, 'id'>,
  database: QueryClientContract
): Promise<boolean> {
  const found = await ClientPackage.query({ client: database })
    .where('client_id', client.id)
    .whereIn('family', extendableFamilies)
    .whereRaw(currentPackage(database))
    .select('id')
    .first()
  return found !== null
}

function refuseQuantity(offer: Package, quantity: number) {
  const { least, most } = quantityBounds(offer)
  if (quantity < least || quantity > most) throw new QuantityOutOfRange(least, most)
}

async function refuseWithoutPackage(client: Client, trx: TransactionClientContract) {
  if (!(await hasBasePackage(client, trx))) throw new NeedsPackage()
}

async function refuseRepeat(client: Client, offer: Package, trx: TransactionClientContract) {
  const running = await runningPackage(client.id, offer, trx)
  if (running) throw new AlreadyRunning(running)
}

/** Why the purchase is pending; null if its calls can be used at once. */
async function pendingReasonOf(
  client: Client,
  { amount, baseAmount, taxes }: SaleAmounts,
  trx: TransactionClientContract
): Promise<PendingReason | null> {
  if (amount === 0) return null
  if (!(await hasConfirmedEmail(client.id, trx))) return 'email_unconfirmed'
  const open = await openAmountOf(trx, client.id)
  const gross = baseAmount + taxes.baseTaxAmount
  return open + gross > (await creditLimitOf(client, trx)) ? 'credit_limit' : null
}

/** Pending purchases of a client, which cost nothing but fill the lists and number ranges. */
const maximumPending = 10

async function refuseManyPending(client: Client, trx: TransactionClientContract) {
  const [{ total }] = await trx
    .from('client_packages')
    .where({ client_id: client.id, status: 'pending' })
    .count('* as total')
  if (Number(total) >= maximumPending) throw new TooManyPending(maximumPending)
}

async function createClientPackage(
  { startsAt, backup, resPercentage }: Activation,
  terms: {
    client: Client
    offer: Package
    amounts: SaleAmounts
    quantity: number
    pendingReason: PendingReason | null
  },
  trx: TransactionClientContract
): Promise<Purchase> {
  const { client, offer, amounts, quantity, pendingReason } = terms
  const now = await databaseNow(trx)
  if (startsAt && startsAt.toUTC().startOf('day') < now.toUTC().startOf('day')) {
    throw new StartsInThePast()
  }
  const activatedAt = startsAt && startsAt > now ? startsAt : now
  const snapshot = Purchase.snapshotOf(offer)
  return Purchase.create(
    {
      ...snapshot,
      clientId: client.id,
      totalCalls: families[offer.family].quantity ? quantity : snapshot.totalCalls,
      price: amounts.amount,
      currencyCode: offer.currency?.code ?? null,
      backup: backup ?? snapshot.backup,
      resPercentage: resPercentage ?? snapshot.resPercentage,
      ...(pendingReason && { status: 'pending', pendingReason }),
      activatedAt,
      expiresAt:
        offer.validityDays && !pendingReason
          ? activatedAt.plus({ days: offer.validityDays })
          : null,
    },
    { client: trx }
  )
}

async function notifyActivation(
  clientPackage: ClientPackage,
  channel: Channel,
  trx: TransactionClientContract
) {
  const { clientId, name, totalCalls, status } = clientPackage
  const bought = status === 'pending' ? 'notices.package_pending' : 'notices.package_activated'
  await notifyClient(
    clientId,
    {
      kind: 'package',
      message: {
        id: channel === 'self' ? bought : 'notices.package_given',
        values: { package: name, calls: totalCalls },
      },
      link: '/portal/partner/all-activated-packages',
    },
    trx
  )
}

async function logAssignment(
  trx: TransactionClientContract,
  actor: Actor,
  given: { client: Client; clientPackage: ClientPackage; sale: Sale }
) {
  const { client, clientPackage, sale } = given
  await writeAuditEntry(trx, actor, {
    action: 'assigned',
    subject: 'client_package',
    subjectUid: clientPackage.uid,
    subjectName: `${clientPackage.name} (${client.name})`,
    after: {
      client: client.uid,
      package: clientPackage.name,
      family: clientPackage.family,
      quantity: sale.quantity,
      total_calls: clientPackage.totalCalls,
      sale: sale.number,
      amount: sale.amount,
      currency: sale.currencyCode,
      activated_at: clientPackage.activatedAt.toUTC().toISO(),
      expires_at: clientPackage.expiresAt?.toUTC().toISO() ?? null,
      backup: clientPackage.backup,
      res_percentage: clientPackage.resPercentage,
    },
  })
}
