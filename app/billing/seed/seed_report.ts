import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#app/core/errors/problem'
import type { Actor } from '#app/accounts/audit/audit_log'

/** What a seed did with the records of one kind. */
export interface Tally {
  created: number
  updated: number
  unchanged: number
  /** What was left as it is though the catalogue says something else: "Starter (price, features)". */
  kept: string[]
}

export const emptyTally = (): Tally => ({ created: 0, updated: 0, unchanged: 0, kept: [] })

/** How a seed goes about it. */
export interface Seeding {
  actor: Actor
  /** What differs is brought to what the catalogue says; else it is kept and named. */
  update: boolean
  trx: TransactionClientContract
}

/** Something in the catalogue does not fit; `place` says where, for example `packages.2.price`. */
export class CatalogueFault extends Refusal {
  constructor(place: string, message: string) {
    super(place ? `${place}: ${message}` : message, { status: 422, code: 'invalid_catalogue' })
  }
}

/** Does the work for an entry of the catalogue: what is refused there names its place. */
export async function atPlace<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof CatalogueFault) throw error
    const [fault] = error.faults
    throw new CatalogueFault(fault ? `${place}.${fault.field}` : place, error.message)
  }
}
