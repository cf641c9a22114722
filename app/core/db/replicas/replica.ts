import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { fallBackTo, type ConnectionPool } from '#app/core/db/fall_back'
import type { PrimaryPosition, PrimaryPositions } from '#app/core/db/replicas/primary_positions'

/**
 * `used`: its state is known and recent enough. `behind`: it lags more than permitted. `lost`: it does not respond.
 * `promoted`: it is no longer a replica. `foreign`: it replicates another server, or has WAL that the primary lacks.
 */
export const replicaStates = ['used', 'behind', 'lost', 'promoted', 'foreign'] as const

export type ReplicaState = (typeof replicaStates)[number]

/** How long a replica may take to answer the check, in ms. */
const longestAnswer = 1000

/** A read replica: checks its state, and reads from the primary while it cannot be used. */
export class Replica {
  /** Host and port, for logs and metrics. */
  readonly label: string
  state: ReplicaState = 'lost'
  /** The number of statements that failed here and that the primary ran instead. */
  fallbacks = 0
  #url: string
  #asOf: PrimaryPosition | null = null
  #position = 0
  #watcher: pg.Client | null = null

  constructor(
    readonly name: string,
    private primaryName: string,
    private longestLag: number
  ) {
    this.#url = urlOf(name)
    this.label = new URL(this.#url).host
    fallBackTo(poolOf(primaryName), poolOf(name), {
      isUsable: () => this.isUsable(),
      onFault: (error) => this.#fault(error),
    })
  }

  get client(): QueryClientContract {
    return db.connection(this.name)
  }

  /** The maximum age of its state, in ms; null if unknown. */
  get lag(): number | null {
    return this.#asOf && performance.now() - this.#asOf.requested
  }

  /** Whether it is recent enough and has replayed everything that was committed until this time, in ms since 1970. */
  isUsable(writtenAt = 0): boolean {
    if (this.state !== 'used' || !this.#asOf) return false
    return this.lag! <= this.longestLag && this.#asOf.time > writtenAt
  }

  /** Reads the state of the replica. `system` identifies the primary's cluster; null if the primary is away. */
  async check(positions: PrimaryPositions, system: string | null, isSamePrimary: boolean) {
    try {
      const found = await this.#read()
      this.#position = found.position
      if (found.isPrimary) return this.#become('promoted')
      if ((system && found.system !== system) || !isSamePrimary) return this.#become('foreign')
      this.#asOf = positions.replayed(found.position)
      this.#become(this.#asOf && this.lag! <= this.longestLag ? 'used' : 'behind')
    } catch (error) {
      this.#lose(error)
    }
  }

  /** Whether it has replayed more than this position of the primary. */
  isBeyond(position: number): boolean {
    return this.#position > position
  }

  async end() {
    const watcher = this.#watcher
    this.#watcher = null
    await watcher?.end().catch(() => {})
  }

  /** On a separate connection, which fails at once when the server ends. */
  async #read() {
    this.#watcher ??= await this.#connect()
    const { rows } = await this.#watcher.query<{
      isPrimary: boolean
      position: number
      system: string
    }>(
      `select not pg_is_in_recovery() as "isPrimary",
              coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::bigint as position,
              (select system_identifier from pg_control_system())::text as system`
    )
    return rows[0]
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: longestAnswer,
      query_timeout: longestAnswer,
    })
    client.on('error', (error) => {
      if (this.#watcher === client) this.#lose(error)
    })
    await client.connect()
    return client
  }

  #lose(error: unknown) {
    const watcher = this.#watcher
    this.#watcher = null
    void watcher?.end().catch(() => {})
    this.#asOf = null
    this.#become('lost', error)
    this.#abandonReads()
  }

  /** Ends statements that would wait for a server that does not respond; the primary runs them instead. */
  #abandonReads() {
    const { pool } = poolOf(this.name) as unknown as {
      pool: { used: Array<{ resource: { connection: { stream: { destroy(): void } } } }> }
    }
    for (const { resource } of pool.used) resource.connection.stream.destroy()
  }

  #fault(error: unknown) {
    this.fallbacks += 1
    /** Errors of statements have a severity; others are those of the connection. */
    const { severity, code = '' } = error as { severity?: string; code?: string }
    if (!severity || code.startsWith('57P')) this.#become('lost', error)
  }

  #become(state: ReplicaState, error?: unknown) {
    if (state === this.state) return
    this.state = state
    const details = { replica: this.label, ...(error !== undefined && { err: error }) }
    if (state === 'used') logger.info(details, 'Reads use the replica')
    else logger.warn(details, `The replica is ${state}: reads use ${this.primaryName} instead`)
  }
}

function urlOf(name: string): string {
  const { connection } = db.manager.get(name)!.config
  if (typeof connection === 'string') return connection
  return (connection as { connectionString: string }).connectionString
}

function poolOf(name: string): ConnectionPool {
  return db.connection(name).getReadClient().client
}
