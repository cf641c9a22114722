import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import portal from '#config/portal'
import ApiKey from '#app/accounts/api_keys/api_key'
import { createKey } from '#app/accounts/api_keys/save_key'
import { operator } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import User from '#app/accounts/user'
import { announceExpiredPackages } from '#app/billing/client_packages/announce_expired_packages'
import DefaultSetup from '#app/billing/default_setup'
import { creditPart } from '#app/billing/documents/credit/credit_sale'
import { finishRefund } from '#app/billing/documents/credit/finish_refund'
import Invoice from '#app/billing/invoice'
import { callResponse } from '#app/billing/metering/metered_call'
import Package from '#app/billing/package'
import { followUpInvoices } from '#app/billing/receivables/follow_up_invoices'
import Refund from '#app/billing/refund'
import type Sale from '#app/billing/sale'
import { activatePackage } from '#app/billing/sales/activate_package'
import { grantDefaultFreePackage } from '#app/billing/sales/free_package'
import { settleSale } from '#app/billing/sales/settle_sale'
import { register } from '#app/clients/register'
import { updateClient } from '#app/clients/update_client'
import { databaseNow } from '#app/core/db/database_clock'
import { atTime } from '#app/core/db/given_time'
import { inTransaction } from '#app/core/db/in_transaction'
import {
  demoClients,
  demoKeys,
  demoMessages,
  demoSales,
  demoSearches,
  type DemoClient,
  type DemoSale,
} from '#app/demo/demo_history'
import QueuedMail from '#app/mail/queued_mail'
import { runSearch } from '#app/search/playground/run_search'
import { sendContactMessage } from '#app/site/send_contact_message'

/** The number of days before today. */
export const historyDays = 88
const staff = { actor: operator }

interface Step {
  /** Whole days before today. */
  ago: number
  /** UTC, with a fraction for minutes. */
  hour: number
  run: () => Promise<unknown>
}

/**
 * Writes the history of the demo through the same code as real use, each step at its time before `now`: clients
 * register, search, buy, and pay late or not at all; staff void, credit and refund. `passwords` are by e-mail address;
 * other accounts get a random one.
 */
export async function writeHistory(
  now: DateTime,
  passwords: Record<string, string>
): Promise<void> {
  const steps: Step[] = [
    ...demoClients.flatMap((client, index) => registrationOf(client, index, passwords)),
    ...demoSales.flatMap(stepsOfSale),
    ...demoMessages.map(({ ago, ...message }) => ({
      ago,
      hour: 10,
      run: () => sendContactMessage(message, { address: '192.0.2.99', userId: null }),
    })),
    ...Array.from({ length: historyDays }, (_, day) => ({
      ago: historyDays - day,
      hour: 0,
      run: runSchedules,
    })),
    ...demoClients.flatMap(searchesOf),
  ]
  const start = now.toUTC().startOf('day')
  const timed = steps.map(({ ago, hour, run }) => ({
    at: start.minus({ days: ago }).plus({ seconds: Math.floor(hour * 3600) }),
    run,
  }))
  const past = timed.filter(({ at }) => at < now).sort((a, b) => +a.at - +b.at)
  for (const { at, run } of past) await atTime(at, run)
  await deleteMail(start)
}

/** Mail of earlier days is not sent: it would be discarded as too old, with an error in the log. */
async function deleteMail(today: DateTime) {
  const recipients = demoClients.map(({ email }) => email)
  const queued = await QueuedMail.query().whereIn('recipient', recipients)
  for (const mail of queued) if (mail.createdAt < today) await mail.delete()
}

async function runSchedules() {
  await announceExpiredPackages()
  await followUpInvoices()
}

function registrationOf(
  { name, person, email, ago, details }: DemoClient,
  index: number,
  passwords: Record<string, string>
): Step[] {
  async function signUp() {
    const user = await register({
      full_name: person,
      organisation: name,
      email,
      password: passwords[email] ?? randomBytes(12).toString('base64url'),
      address: `192.0.2.${index + 1}`,
    })
    const client = await Client.findOrFail(user.ownClientId)
    if (portal.confirmsEmail) {
      await user.merge({ emailVerifiedAt: DateTime.now() }).save()
      await inTransaction((trx) => grantDefaultFreePackage(client, trx))
    }
    await updateClient(client, details, staff)
    const key = demoKeys[name]
    if (key) await createKey(user, { name: key, abilities: ['search'] }, { actor: actorOf(user) })
  }
  return [{ ago, hour: 8, run: signUp }]
}

/** The steps of a sale; later ones use the sale of the first. */
function stepsOfSale(planned: DemoSale): Step[] {
  let sale: Sale
  const { ago, paid, voided, refunded, credited } = planned
  const steps: Step[] = [
    {
      ago,
      hour: 9,
      async run() {
        sale = await sell(planned)
      },
    },
  ]
  const later = (day: number | undefined, hour: number, run: () => Promise<unknown>) => {
    if (day !== undefined) steps.push({ ago: day, hour, run })
  }
  later(paid, 11, () => settleSale(sale, 'paid', staff))
  later(voided, 12, () => settleSale(sale, 'voided', { ...staff, note: 'Bought twice by mistake' }))
  later(credited?.ago, 13, async () => {
    const invoice = await Invoice.findByOrFail({ saleId: sale.id, kind: 'invoice' })
    const { amount, reason } = credited!
    await creditPart(invoice, { amount, reason, ...staff })
  })
  later(refunded, 14, async () =>
    finishRefund(await Refund.findByOrFail({ saleId: sale.id }), staff)
  )
  return steps
}

async function sell({ buyer, offer: name, quantity, self }: DemoSale): Promise<Sale> {
  const client = await Client.findByOrFail('name', buyer)
  const user = await User.findByOrFail('clientId', client.id)
  const offer = await Package.findByOrFail({ name, status: 'active' })
  const actor = self ? actorOf(user) : operator
  const channel = self ? 'self' : 'admin'
  const { sale } = await inTransaction((trx) =>
    activatePackage({ client, offer, quantity, actor, channel }, trx)
  )
  return sale
}

function actorOf({ id }: User) {
  return { id, ip: null }
}

/** Searches on each day since the registration; on weekends fewer. */
function searchesOf({ email, name, ago: since, searches: [first, last], api }: DemoClient): Step[] {
  const random = numbers(since)
  const steps: Step[] = []
  for (let ago = since - 1; ago >= 0; ago--) {
    const usual = first + ((last - first) * (since - ago)) / since
    const weekend = (since - ago) % 7 > 4
    const count = Math.round(usual * (weekend ? 0.3 : 0.6 + 0.8 * random()))
    for (let n = 0; n < count; n++) {
      const skills = demoSearches[Math.floor(random() ** 1.5 * demoSearches.length)]
      const origin = random() * 100 < api ? ('api' as const) : ('playground' as const)
      steps.push({ ago, hour: 7 + random() * 10, run: () => search(email, name, skills, origin) })
    }
  }
  return steps
}

async function search(email: string, name: string, skills: string[], origin: 'api' | 'playground') {
  const user = await User.findByOrFail('email', email)
  const { ownClientId: clientId, id: userId } = user
  const key = origin === 'api' ? await ApiKey.findBy({ clientId, name: demoKeys[name] }) : null
  await key?.merge({ lastUsedAt: await databaseNow() }).save()
  const searcher = { kind: 'client', clientId, userId, apiKeyId: key?.id ?? null } as const
  const query = { skills, min_weight: 0, max_weight: 100, limit: 25 }
  const setup = await DefaultSetup.current()
  await runSearch(searcher, query, { origin, setup, format: callResponse })
}

/** Numbers from 0 to below 1, the same ones in every demo. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
