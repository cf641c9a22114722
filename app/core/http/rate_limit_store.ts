import string from '@adonisjs/core/helpers/string'
import db from '@adonisjs/lucid/services/db'
import { errors, LimiterResponse } from '@adonisjs/limiter'
import type { LimiterConsumptionOptions, LimiterStoreContract } from '@adonisjs/limiter/types'
import { sqlMilliseconds } from '#app/core/db/database_clock'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'

interface Count {
  points: number
  left: number
}

/**
 * A @adonisjs/limiter store in the table `rate_limits`. Each count is one statement that uses the
 * clock of the database, so that all processes agree. The limiter's own database store begins a
 * transaction on a separate connection, which would deadlock inside an open one.
 */
export class RateLimitStore implements LimiterStoreContract {
  readonly name = 'database'
  readonly requests: number
  readonly duration: number
  readonly blockDuration: number

  constructor(options: LimiterConsumptionOptions) {
    this.requests = options.requests
    this.duration = string.seconds.parse(options.duration)
    this.blockDuration = options.blockDuration ? string.seconds.parse(options.blockDuration) : 0
  }

  async consume(key: string | number, amount = 1) {
    const answer = await this.increment(key, amount)
    if (answer.consumed <= this.requests) return answer

    const isFirst = answer.consumed - amount <= this.requests
    const refused =
      isFirst && this.blockDuration ? await this.block(key, this.blockDuration) : answer
    throw new errors.E_TOO_MANY_REQUESTS(refused)
  }

  async increment(key: string | number, amount = 1) {
    return this.#answer(await addPoints(String(key), amount, this.duration))
  }

  async decrement(key: string | number, amount = 1) {
    return this.#answer(await addPoints(String(key), -amount, this.duration))
  }

  async block(key: string | number, duration: string | number) {
    return this.set(key, this.requests + 1, duration)
  }

  async set(key: string | number, requests: number, duration?: string | number) {
    const seconds = duration ? string.seconds.parse(duration) : this.duration
    const client = db.connection()
    await client.rawQuery(
      `insert into rate_limits (key, points, expire) values (?, ?, ${sqlMilliseconds(client)} + ?)
       on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [String(key), requests, seconds * 1000]
    )
    return this.#answer({ points: requests, left: seconds * 1000 })
  }

  async get(key: string | number) {
    const client = db.connection()
    const now = sqlMilliseconds(client)
    const [count] = await rawRows<Count>(
      client,
      `select points, expire - ${now} as "left" from rate_limits where key = ? and expire > ${now}`,
      [String(key)]
    )
    return count ? this.#answer(count) : null
  }

  async delete(key: string | number) {
    const deleted = await rawRows(
      db.connection(),
      'delete from rate_limits where key = ? returning key',
      [String(key)]
    )
    return deleted.length > 0
  }

  async clear() {
    await db.rawQuery('delete from rate_limits')
  }

  #answer({ points, left }: Count) {
    return new LimiterResponse({
      limit: this.requests,
      consumed: points,
      remaining: Math.max(0, this.requests - points),
      availableIn: Math.ceil(left / 1000),
    })
  }
}

/** Adds points to the current window, or starts a new one of this many seconds. */
async function addPoints(key: string, amount: number, seconds: number): Promise<Count> {
  const client = db.connection()
  const now = sqlMilliseconds(client)
  const [count] = await rawRows<Count>(
    client,
    `insert into rate_limits (key, points, expire) values (?, ?, ${now} + ?)
     on conflict (key) do update set
       points = case when rate_limits.expire > ${now}
                     then ${isPostgres(client) ? 'greatest' : 'max'}(0, rate_limits.points + ?)
                     else excluded.points end,
       expire = case when rate_limits.expire > ${now} then rate_limits.expire else excluded.expire end
     returning points, expire - ${now} as "left"`,
    [key, Math.max(0, amount), seconds * 1000, amount]
  )
  return count
}
