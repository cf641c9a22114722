import db from '@adonisjs/lucid/services/db'
import { mayPass } from '#app/core/db/in_transaction'
import type { Paid, Spending } from '#app/billing/metering/spend_call'
import { chargeAll, type Outcome } from '#app/billing/metering/charge'

/**
 * Charges that wait while another charge of this process is running, and then run together in one
 * transaction: many callers cost one commit, and a busy client uses one connection. On SQLite there is one
 * queue, since it has one writer; on PostgreSQL each client has its own.
 */
interface Waiting {
  spending: Spending
  resolve: (paid: Paid) => void
  reject: (error: unknown) => void
}

const largestBatch = 100
const attempts = 5

const lines = new Map<number | 'all', Waiting[]>()

/** Resolves after the charge is committed. */
export function enqueue(spending: Spending): Promise<Paid> {
  return new Promise((resolve, reject) => {
    const name = db.connection().dialect.name === 'postgres' ? spending.clientId : 'all'
    const waiting = { spending, resolve, reject }
    const line = lines.get(name)
    if (line) return line.push(waiting)

    lines.set(name, [waiting])
    serve(name)
  })
}

async function serve(name: number | 'all') {
  const line = lines.get(name)!
  while (line.length) await serveFirst(line)
  lines.delete(name)
}

/** Takes the waiting charges when the connection is acquired, not when it is requested. */
async function serveFirst(line: Waiting[]) {
  let batch: Waiting[] = []
  try {
    await charge(() => (batch = line.splice(0, largestBatch)))
  } catch (error) {
    if (!batch.length) batch = line.splice(0, 1)
    if (batch.length === 1) return serveAlone(batch[0], error)
    for (const waiting of batch) await serveAlone(waiting)
  }
}

/** Runs charges separately after a failed transaction. Temporary failures are retried. */
async function serveAlone(waiting: Waiting, failure?: unknown) {
  for (let attempt = failure ? 2 : 1; ; attempt++) {
    try {
      if (failure && !mayPass(failure)) throw failure
      return await charge(() => [waiting])
    } catch (error) {
      if (attempt >= attempts || !mayPass(error)) return waiting.reject(error)
      failure = error
    }
  }
}

/** Charges the batch in one transaction; if it throws, nothing is charged or settled. */
async function charge(take: () => Waiting[]) {
  let batch: Waiting[] = []
  let outcomes: Outcome[] = []
  try {
    await db.transaction(async (trx) => {
      batch = take()
      outcomes = await chargeAll(
        batch.map(({ spending }) => spending),
        trx
      )
    })
  } catch (error) {
    if (!outcomes.length || !(await isCommitted(batch, outcomes))) throw error
  }
  outcomes.forEach((outcome, index) => settle(batch[index], outcome))
}

/** The connection may be lost after the commit but before its confirmation; the ledger tells which. */
async function isCommitted(batch: Waiting[], outcomes: Outcome[]): Promise<boolean> {
  const paid = batch.filter((_, index) => 'paid' in outcomes[index])
  if (!paid.length) return true
  const [{ spending }] = paid
  const entry = await db
    .from('call_ledger')
    .where({ client_id: spending.clientId, request_id: spending.requestId, kind: 'charge' })
    .first()
  return entry !== null
}

function settle({ spending, resolve, reject }: Waiting, outcome: Outcome) {
  if ('refusal' in outcome) return reject(outcome.refusal)
  if (spending.idempotency) spending.idempotency.claim.answered = true
  resolve(outcome.paid)
}
