import type { Claim, KeptAnswer } from '#app/core/http/idempotency'
import type { Family } from '#app/billing/families'
import type { SearchRecord } from '#app/billing/metering/search_record'
import { enqueue } from '#app/billing/metering/spending_queue'

/** One metered call that has been computed and is to be paid. */
export interface Spending {
  clientId: number
  /** Made by the server (`newUid()`), never taken from a header: one request id is charged once. */
  requestId: string
  /** Its price in calls, at least 1. */
  units: number
  /** The key that it was called by: its cap is kept, and its calls are counted. */
  apiKeyId?: number | null
  /** What the history keeps; called once it is known who pays, before anything is committed. */
  record: (paid: Paid) => SearchRecord
  /** The Idempotency-Key's claim, and the answer to store with it; `answer` is called after `record`. */
  idempotency?: { claim: Claim; answer: (paid: Paid) => KeptAnswer }
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

/**
 * Pays for one metered call: counters, ledger, history row and the answer of an Idempotency-Key
 * commit together, and only then does it return. What `record` or `answer` throws undoes the charge.
 *
 * Which package pays is design.md section 7's order; several units may draw on several packages,
 * all or nothing. Throws `QuotaExceeded`, `ClientSuspended`, `KeyCapReached`, `InvalidApiKey` for a key that
 * was revoked meanwhile, or `KeyInFlight` when another request took the Idempotency-Key over.
 */
export async function spendCall(spending: Spending): Promise<Paid> {
  if (!Number.isInteger(spending.units) || spending.units < 1) {
    throw new RangeError(
      `The units of a call must be a whole number of at least 1, not ${spending.units}`
    )
  }
  return enqueue(spending)
}
