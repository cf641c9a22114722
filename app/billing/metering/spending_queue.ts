import db from '@adonisjs/lucid/services/db'
import { mayPass } from '#app/core/db/in_transaction'
import type { Paid, Spending } from '#app/billing/metering/spend_call'
import { chargeAll, type Outcome } from '#app/billing/metering/charge'

/**
 * Spendings wait here for the charge that is under way in this process and then go together into
 * one transaction: many callers cost one commit, and a busy client occupies one connection.
 * On SQLite all wait in one line, since it has one writer; on PostgreSQL each client has its own.
 */
interface Waiting {
  spending: Spending
  resolve: (paid: Paid) => void
  reject: (error: unknown) => void
}

const largestBatch = 100
const attempts = 5

const lines = new Map<number | 'all', Waiting[]>()

/** Resolves after the commit that holds the charge. */
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

/** Takes what waits at the moment the connection is ours, not when we asked for it. */
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

/** One spoils a transaction for all: each again by itself. What may succeed later is tried again. */
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

/** Settles the batch in one transaction, or throws and has settled and charged nothing. */
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

/** A connection may break after the database committed and before it said so: the ledger knows. */
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
