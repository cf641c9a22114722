import { setTimeout as wait } from 'node:timers/promises'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow } from '#app/core/db/database_clock'
import { leaseSeconds } from '#app/core/http/idempotency'
import { newUid } from '#app/core/uid'
import type { Server } from '#tests/functional/metering/deployment'
import { ask } from '#tests/functional/proof/calls'

/** A request that is sent until it succeeds, always with the same key. */
export interface Order {
  path: string
  token: string
  body?: Record<string, unknown>
}

/** Delay before a failed request is repeated, in ms. */
const pause = 100

/**
 * Clients that send orders without a pause, each with an Idempotency-Key, as the documentation of `/v1` says. A
 * connection that breaks, 409 and 503 mean that the same order is sent again, to the next server; everything else is
 * counted as unexpected.
 */
export class Load {
  /** The result of each order: `request_id` of a call, `id` of a purchase. */
  answers: string[] = []
  /** Responses other than success, 409 and 503. */
  unexpected: string[] = []
  /** Failures that were repeated. */
  repeated = 0
  #open = new Map<string, Order>()
  #isOver = false
  #clients: Promise<void>[] = []

  constructor(
    private servers: Server[],
    private result: (body: Record<string, unknown>) => string
  ) {}

  /** Starts this many clients that send the order over and over. */
  start(order: Order, clients: number) {
    for (let client = 0; client < clients; client += 1) {
      this.#clients.push(this.#send(order, client))
    }
  }

  /**
   * Stops the clients, then sends what has no answer yet once more. The leases of keys that a killed server held are
   * ended before, so that nobody has to wait for them.
   */
  async finish(database: QueryClientContract) {
    await this.stop()
    await database
      .from('idempotency_records')
      .whereNull('answer_status')
      .update({ updated_at: database.raw(sqlFromNow(database, -leaseSeconds - 1)) })
    for (const [key, order] of this.#open) {
      while (!(await this.#once(key, order, 0))) await wait(pause)
    }
  }

  /** Stops the clients; also for the end of a test that failed. */
  async stop() {
    this.#isOver = true
    await Promise.all(this.#clients)
  }

  async #send(order: Order, client: number) {
    while (!this.#isOver) {
      const key = newUid()
      this.#open.set(key, order)
      for (let attempt = client; !this.#isOver && attempt < client + 20; attempt += 1) {
        if (await this.#once(key, order, attempt)) break
        this.repeated += 1
        await wait(pause)
      }
    }
  }

  /** Sends the order; returns whether it has an answer now. */
  async #once(key: string, { path, token, body }: Order, attempt: number): Promise<boolean> {
    const { url } = this.servers[attempt % this.servers.length]
    let response: Response
    let text: string
    try {
      response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          'authorization': `Bearer ${token}`,
          'idempotency-key': key,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      text = await response.text()
    } catch {
      return false
    }
    if ([409, 503].includes(response.status)) return false
    this.#open.delete(key)
    if (response.ok) this.answers.push(this.result(JSON.parse(text)))
    else this.unexpected.push(`${response.status} ${text}`)
    return true
  }
}

/** The status of a metered call. */
export async function callStatus(...call: Parameters<typeof ask>): Promise<number> {
  const { status } = await ask(...call)
  return status
}
