import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#app/core/errors/problem'
import type { Actor } from '#app/accounts/audit/audit_log'

/** The result of a seed for records of one kind. */
export interface SeedTally {
  created: number
  updated: number
  unchanged: number
  /** Existing records that differ from the catalogue: "Starter (price, features)". */
  kept: string[]
}

export const emptySeedTally = (): SeedTally => ({ created: 0, updated: 0, unchanged: 0, kept: [] })

/** Options of a seed. */
export interface Seeding {
  actor: Actor
  /** Whether existing records that differ are changed; else they are kept and listed. */
  update: boolean
  trx: TransactionClientContract
}

/** An error in the catalogue; `place` is its path, such as `packages.2.price`. */
export class CatalogueFault extends Refusal {
  constructor(place: string, message: string) {
    super(place ? `${place}: ${message}` : message, { status: 422, code: 'invalid_catalogue' })
  }
}

/** Runs `work` for an entry of the catalogue and adds its path to errors. */
export async function atPlace<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof CatalogueFault) throw error
    const [fault] = error.faults
    throw new CatalogueFault(fault ? `${place}.${fault.field}` : place, error.message)
  }
}
