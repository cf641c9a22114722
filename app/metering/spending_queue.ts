import db from '@adonisjs/lucid/services/db'
import type { Paid, Spending } from '#app/metering/spend_call'
import { chargeAll, type Outcome } from '#app/metering/charge'

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
    const outcomes = await db.transaction((trx) => {
      batch = line.splice(0, largestBatch)
      return chargeAll(
        batch.map(({ spending }) => spending),
        trx
      )
    })
    outcomes.forEach((outcome, index) => settle(batch[index], outcome))
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
      const [outcome] = await db.transaction((trx) => chargeAll([waiting.spending], trx))
      return settle(waiting, outcome)
    } catch (error) {
      if (attempt >= attempts || !mayPass(error)) return waiting.reject(error)
      failure = error
    }
  }
}

function settle({ spending, resolve, reject }: Waiting, outcome: Outcome) {
  if ('refusal' in outcome) return reject(outcome.refusal)
  if (spending.idempotency) spending.idempotency.claim.answered = true
  resolve(outcome.paid)
}

const passing = ['40001', '40P01', 'SQLITE_BUSY']

/** A deadlock, a serialization failure or a busy file, all of which end by themselves. */
function mayPass(error: unknown): boolean {
  return passing.includes((error as { code?: string } | null)?.code ?? '')
}
