import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/accounts/client'
import { amountDueOf } from '#app/billing/documents/credit/amount_due'
import { printedAmount, printedDay } from '#app/billing/documents/formats/printed'
import { dayOf } from '#app/billing/documents/issue/issue_invoice'
import Invoice from '#app/billing/invoice'
import Seller from '#app/billing/seller'
import { databaseNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import { queueMail } from '#app/mail/queue_mail'
import { amountOf } from '#app/billing/notices/billing_notices'
import { notifyStaff } from '#app/notifications/notify_staff'

/** Maximum number of invoices per run; the next run continues. */
const atOnce = 200

interface Candidate {
  id: number
  client_id: number
}

/**
 * Notifies staff of each invoice that is unpaid after its due date, and reminds the client once by mail, `reminder_days`
 * (Invoice data) after that date. Both are claimed per invoice, in the transaction that writes them, so they happen once,
 * also with many processes. The day is that of the seller's time zone.
 */
export async function followUpInvoices(
  now?: DateTime
): Promise<{ notified: number; reminded: number }> {
  const seller = await Seller.current()
  const today = dayOf(now ?? (await databaseNow()), seller)
  const notified = await eachOf(await unnotified(today.toISODate()), notifyOfOverdue)
  if (seller.reminderDays === null) return { notified, reminded: 0 }
  const latest = today.minus({ days: Math.max(1, seller.reminderDays) }).toISODate()!
  return { notified, reminded: await eachOf(await unreminded(latest), remind) }
}

function unnotified(today: string): Promise<Candidate[]> {
  return rawRows<Candidate>(
    db.connection(),
    `select invoices.id, invoices.client_id from invoices
     join sales on sales.id = invoices.sale_id
     where invoices.kind = 'invoice' and invoices.due_on < ? and sales.payment_status = 'unpaid'
       and not exists (select 1 from overdue_invoices where invoice_id = invoices.id)
     order by invoices.id limit ${atOnce}`,
    [today]
  )
}

function unreminded(latest: string): Promise<Candidate[]> {
  return rawRows<Candidate>(
    db.connection(),
    `select invoices.id, invoices.client_id from overdue_invoices
     join invoices on invoices.id = overdue_invoices.invoice_id
     join sales on sales.id = invoices.sale_id
     where overdue_invoices.reminded_at is null and invoices.due_on <= ?
       and sales.payment_status = 'unpaid'
     order by invoices.id limit ${atOnce}`,
    [latest]
  )
}

/** What to do for an invoice, with its `sale`; returns false if another process did it. */
type Step = (invoice: Invoice, client: Client, trx: TransactionClientContract) => Promise<boolean>

/** Runs the step for each invoice that is still unpaid; payments wait for the client's lock. */
async function eachOf(candidates: Candidate[], step: Step): Promise<number> {
  let done = 0
  for (const { id, client_id: clientId } of candidates) {
    const isDone = await inTransaction(async (trx) => {
      const client = await Client.lock(trx, clientId)
      const invoice = await Invoice.query({ client: trx })
        .where({ id })
        .preload('sale')
        .firstOrFail()
      return invoice.sale.paymentStatus === 'unpaid' && step(invoice, client, trx)
    })
    if (isDone) done++
  }
  return done
}

async function notifyOfOverdue(
  invoice: Invoice,
  client: Client,
  trx: TransactionClientContract
): Promise<boolean> {
  const claimed = await rawRows(
    trx,
    `insert into overdue_invoices (invoice_id, notified_at) values (?, ${sqlNow(trx)})
     on conflict (invoice_id) do nothing returning invoice_id`,
    [invoice.id]
  )
  if (!claimed.length) return false
  const amount = await amountDueOf(trx, invoice.sale)
  await notifyStaff(
    {
      event: 'overdue',
      message: {
        id: 'notices.overdue',
        values: {
          number: invoice.number,
          client: client.name,
          amount: amountOf(amount, invoice),
          due: { day: invoice.dueOn! },
        },
      },
      link: `/portal/admin/invoices/${invoice.uid}`,
    },
    trx
  )
  return true
}

async function remind(
  invoice: Invoice,
  client: Client,
  trx: TransactionClientContract
): Promise<boolean> {
  const claimed = await rawRows(
    trx,
    `update overdue_invoices set reminded_at = ${sqlNow(trx)}
     where invoice_id = ? and reminded_at is null returning invoice_id`,
    [invoice.id]
  )
  if (!claimed.length) return false
  const { uid, number, language } = invoice
  const amount = await amountDueOf(trx, invoice.sale)
  const content = {
    language,
    uid,
    number,
    amount: `${printedAmount(amount, invoice.currencyExponent, language)} ${invoice.currencyCode}`,
    due: printedDay(invoice.dueOn!, language),
  }
  const recipient = client.billingEmail ?? client.email
  await queueMail({ kind: 'payment_reminder', recipient, content }, trx)
  return true
}
