import db from '@adonisjs/lucid/services/db'
import { mayPass } from '#app/core/db/in_transaction'
import type { Claim, StoredAnswer } from '#app/core/http/idempotency'
import type { Family } from '#app/billing/families'
import { chargeAll, type Outcome } from '#app/billing/metering/charge'
import type { SearchRecord } from '#app/billing/metering/search_record'

/** One metered call that has been computed and is to be paid. */
export interface Spending<Done extends Finished = Finished> {
  clientId: number
  /** Made by the server (`newUid()`), never taken from a header: one request id is charged once. */
  requestId: string
  /** Its price in calls, at least 1. */
  units: number
  /** The key that it was called by: its cap is kept, and its calls are counted. */
  apiKeyId?: number | null
  /** The Idempotency-Key that the answer is stored with. */
  claim?: Claim
  /** Builds the answer, once it is known who pays and before anything is committed. */
  finish: (paid: Paid) => Done
}

/** What a charge writes of the call besides its price. */
export interface Finished {
  /** What the history keeps. */
  record: SearchRecord
  /** Stored with the Idempotency-Key, where there is one. */
  sent?: StoredAnswer
}

/** What paid for a call, and what is left after it. */
export interface Paid {
  /** In order of payment; `id` is the public id. */
  packages: Array<{ id: string; name: string; family: Family; units: number }>
  /** Of the package that pays first: it says how much of the ranking the answer shows. */
  resPercentage: number
  /** Calls left in packages that can pay now. */
  remaining: number
  /** All calls of the client's active, unexpired packages, used or not. */
  limit: number
  /** Calls that the cap of the key leaves; null without a key, or a cap. */
  keyRemaining: number | null
}

/** The calls that these packages paid together. */
export function unitsOf(packages: Array<{ units: number }>): number {
  return packages.reduce((sum, { units }) => sum + units, 0)
}

/**
 * Pays for one metered call: counters, ledger, history row and the answer of an Idempotency-Key
 * commit together, and only then it returns what `finish` gave. What `finish` throws undoes the charge.
 *
 * Which package pays is design.md section 7's order; several units may draw on several packages,
 * all or nothing. Throws `QuotaExceeded`, `ClientSuspended`, `KeyCapReached`, `InvalidApiKey` for a key that
 * was revoked meanwhile, or `KeyInFlight` when another request took the Idempotency-Key over.
 */
export async function spendCall<Done extends Finished>(spending: Spending<Done>): Promise<Done> {
  if (!Number.isInteger(spending.units) || spending.units < 1) {
    throw new RangeError(`A call costs a whole number of units from 1, not ${spending.units}`)
  }
  return (await enqueue(spending)) as Done
}

/**
 * Spendings wait here for the charge that is under way in this process and then go together into
 * one transaction: many callers cost one commit, and a busy client occupies one connection.
 * On SQLite all wait in one line, since it has one writer; on PostgreSQL each client has its own.
 */
interface Waiting {
  spending: Spending
  resolve: (finished: Finished) => void
  reject: (error: unknown) => void
}

const largestBatch = 100
const attempts = 5

const lines = new Map<number | 'all', Waiting[]>()

/** Resolves after the commit that holds the charge. */
function enqueue(spending: Spending): Promise<Finished> {
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
  const charged = batch.filter((_, index) => 'finished' in outcomes[index])
  if (!charged.length) return true
  const [{ spending }] = charged
  const entry = await db
    .from('call_ledger')
    .where({ client_id: spending.clientId, request_id: spending.requestId, kind: 'charge' })
    .first()
  return entry !== null
}

function settle({ spending, resolve, reject }: Waiting, outcome: Outcome) {
  if ('refusal' in outcome) return reject(outcome.refusal)
  if (spending.claim) spending.claim.answered = true
  resolve(outcome.finished)
}
