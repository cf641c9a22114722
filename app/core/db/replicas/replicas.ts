import { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { every } from '#app/core/every'
import { PrimaryPositions } from '#app/core/db/replicas/primary_positions'
import { rawRows } from '#app/core/db/raw_rows'
import { Replica } from '#app/core/db/replicas/replica'

/** How often the state of the primary and of the replicas is read, in ms. */
const interval = 500

interface Options {
  /** The connection of the primary. */
  primary: string
  /** The connections of the replicas. */
  names: string[]
  /** How far a replica may be behind, in ms. */
  longestLag: number
}

/** The read replicas of a database, and how recent they are. */
export class Replicas {
  readonly all: Replica[]
  #primary: string
  #positions: PrimaryPositions
  #turn = 0
  #end = async () => {}

  constructor({ primary, names, longestLag }: Options) {
    this.#primary = primary
    this.#positions = new PrimaryPositions(longestLag + 2 * interval)
    this.all = names.map((name) => new Replica(name, primary, longestLag))
  }

  start() {
    const work = () => this.check()
    this.#end = every(interval, work, 'The state of the replicas could not be read')
  }

  async stop() {
    await this.#end()
    await Promise.all(this.all.map((replica) => replica.end()))
  }

  /** The replicas take turns. Null if none has everything that was committed until `writtenAt`. */
  choose(writtenAt?: number): QueryClientContract | null {
    const usable = this.all.filter((replica) => replica.isUsable(writtenAt))
    return usable.length ? usable[this.#turn++ % usable.length].client : null
  }

  async check() {
    const latest = await this.#readPrimary().catch(() => null)
    const isLonger = latest ? this.#positions.add(latest) : true
    await Promise.all(
      this.all.map((replica) => {
        const isSamePrimary = isLonger || !latest || !replica.isBeyond(latest.position)
        return replica.check(this.#positions, latest?.system ?? null, isSamePrimary)
      })
    )
  }

  /** Everything that is committed before `time` is flushed up to `position`. */
  async #readPrimary() {
    const requested = performance.now()
    const [row] = await rawRows<{ time: number; position: number; system: string }>(
      db.connection(this.#primary),
      `select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as time,
              (pg_current_wal_flush_lsn() - '0/0')::bigint as position,
              (select system_identifier from pg_control_system())::text as system`
    )
    return { ...row, requested }
  }
}

/** The replicas of this process; null if it has none, such as a command or a worker. */
let current: Replicas | null = null

/** Sets the replicas that `replicaConnection` uses. */
export function useReplicas(replicas: Replicas | null) {
  current = replicas
}

/** All replicas of this process, also those that cannot be used at the moment. */
export function replicasInUse(): Replica[] {
  return current?.all ?? []
}

/**
 * The client for a read that may be a few seconds old: a replica that has everything that the user of this request has
 * written (`users.wrote_at`, which is read with the user), or the given client. Outside of requests and inside
 * transactions, always the given client. Never use it for what decides about charges, limits, access or writes.
 */
export function replicaConnection(
  client: QueryClientContract = db.connection()
): QueryClientContract {
  if (!current || client.isTransaction || client.connectionName !== db.primaryConnectionName) {
    return client
  }
  const ctx = HttpContext.get()
  if (!ctx) return client
  return current.choose(ctx.auth?.user?.wroteAt?.toMillis()) ?? client
}
