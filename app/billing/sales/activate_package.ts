import type { DateTime } from 'luxon'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/accounts/client'
import { databaseNow } from '#app/core/db/database_clock'
import {
  NeedsPackage,
  NotOnOffer,
  OfferChanged,
  QuantityOutOfRange,
  ReceiverSuspended,
  StartsInThePast,
  UnpaidLimit,
} from '#app/billing/sales/activation_refusals'
import ClientPackage from '#app/billing/client_package'
import { ClientSuspended } from '#app/billing/metering/metering_errors'
import { currentPackage } from '#app/billing/client_packages/payment_order'
import { notifyClient } from '#app/notifications/notify'
import { extendableFamilies, families } from '#app/billing/families'
import Package from '#app/billing/package'
import { priceOf } from '#app/billing/packages/price_of'
import Purchase from '#app/billing/sales/purchase'
import { recordSale } from '#app/billing/sales/record_sale'
import type Sale from '#app/billing/sales/sale'
import { type Channel } from '#app/billing/sales/sale'
import DefaultSetup from '#app/billing/default_setup'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'

export interface Activation {
  client: Client
  offer: Package
  /** The number of calls, for pay-as-you-go; otherwise 1. */
  quantity?: number
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
 * users of the client. Activations of a client are serialized by a lock on its row, so limits hold across
 * processes. Assignments by staff are logged in the audit log.
 *
 * Throws `ClientSuspended` or `ReceiverSuspended`, `NotOnOffer`, `OfferChanged`, `QuantityOutOfRange`,
 * `NeedsPackage`, `StartsInThePast`, and `UnpaidLimit` for purchases by the client.
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
  refuseQuantity(offer, quantity)
  if (families[offer.family].needsActivePackage) await refuseWithoutPackage(client, trx)
  if (channel === 'self') await refuseOverUnpaidLimit(client, trx)

  const clientPackage = await createClientPackage(activation, { client, offer, quantity }, trx)
  await notifyActivation(clientPackage, channel, trx)
  const sold = { client, offer, clientPackage, quantity, channel, actorId: actor.id }
  const sale = await recordSale(trx, sold)
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

async function refuseOverUnpaidLimit(client: Client, trx: TransactionClientContract) {
  const { maximumUnpaidSales } = await DefaultSetup.current(trx)
  const [{ total }] = await trx
    .from('sales')
    .where({ client_id: client.id, payment_status: 'unpaid' })
    .count('* as total')
  const unpaid = Number(total)
  if (unpaid >= maximumUnpaidSales) throw new UnpaidLimit(unpaid, maximumUnpaidSales)
}

async function createClientPackage(
  { startsAt, backup, resPercentage }: Activation,
  { client, offer, quantity }: { client: Client; offer: Package; quantity: number },
  trx: TransactionClientContract
): Promise<Purchase> {
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
      price: priceOf(offer, quantity),
      currencyCode: offer.currency?.code ?? null,
      backup: backup ?? snapshot.backup,
      resPercentage: resPercentage ?? snapshot.resPercentage,
      activatedAt,
      expiresAt: offer.validityDays ? activatedAt.plus({ days: offer.validityDays }) : null,
    },
    { client: trx }
  )
}

async function notifyActivation(
  clientPackage: ClientPackage,
  channel: Channel,
  trx: TransactionClientContract
) {
  const { clientId, name, totalCalls } = clientPackage
  await notifyClient(
    clientId,
    {
      kind: 'package',
      message: {
        id: channel === 'self' ? 'notices.package_activated' : 'notices.package_given',
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
