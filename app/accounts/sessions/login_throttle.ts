import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { sqlMilliseconds } from '#app/core/db/database_clock'
import { Refusal } from '#app/core/errors/problem'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { ipKey } from '#app/core/http/ip_key'

/** The failures after which a person or an IP address must wait, see docs/decisions.md. */
const limits = {
  person: { failures: 5, seconds: 15 * 60 },
  address: { failures: 50, seconds: 60 * 60 },
}

/** Attempts during the wait double it, up to this multiple of the initial wait. */
const LONGEST_WAIT = 4

/** Too many failures: the next attempt must wait. */
export class TooManyFailures extends Refusal {
  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60)
    super(t('auth_answers.too_many_failures', { minutes }), {
      code: 'too_many_failures',
      headers: { 'Retry-After': String(seconds) },
    })
  }
}

/**
 * Counts failed sign-ins for an e-mail address from an IP address, and all from that IP address.
 * Only failures count, so a user with the correct password can log in from elsewhere.
 */
export class LoginThrottle {
  #counters: Array<{ key: string; failures: number; seconds: number }>

  constructor(email: string, address: string) {
    const place = ipKey(address)
    const person = createHash('sha256').update(`${email} ${place}`).digest('base64url')
    this.#counters = [
      { key: `login:${person}`, ...limits.person },
      { key: `login-from:${place}`, ...limits.address },
    ]
  }

  /** Throws TooManyFailures during the wait; each call extends it. */
  async check(): Promise<void> {
    const counts = await this.#read()
    const full = this.#counters.filter(({ key, failures }) => (counts.get(key) ?? 0) >= failures)
    if (!full.length) return
    const waits = await Promise.all(full.map((counter) => refuse(counter)))
    throw new TooManyFailures(Math.max(...waits))
  }

  /**
   * Counts a failure. Throws TooManyFailures if concurrent failures have reached the limit, so that
   * parallel guesses cannot exceed it.
   */
  async fail(): Promise<void> {
    for (const counter of this.#counters) {
      const { points, left } = await countFailure(counter)
      if (points > counter.failures) throw new TooManyFailures(Math.ceil(left / 1000))
    }
  }

  /**
   * After the correct password: resets the user's failures, unless they have reached the limit
   * meanwhile.
   */
  async succeed(): Promise<void> {
    const counts = await this.#read()
    const [person] = this.#counters
    if (!counts.size) return
    await this.check()
    if (counts.has(person.key)) await this.forget()
  }

  /** Resets the failures, for example after a new password. */
  async forget(): Promise<void> {
    await db.rawQuery('delete from rate_limits where key = ?', [this.#counters[0].key])
  }

  async #read(): Promise<Map<string, number>> {
    const client = db.connection()
    const rows = await rawRows<{ key: string; points: number }>(
      client,
      `select key, points from rate_limits where key in (?, ?) and expire > ${sqlMilliseconds(client)}`,
      this.#counters.map(({ key }) => key)
    )
    return new Map(rows.map(({ key, points }) => [key, points]))
  }
}

/** Counts a failure; the one that reaches the limit starts the wait. */
async function countFailure(counter: { key: string; failures: number; seconds: number }) {
  const client = db.connection()
  const now = sqlMilliseconds(client)
  const [count] = await rawRows<{ points: number; left: number }>(
    client,
    `insert into rate_limits (key, points, expire) values (?, 1, ${now} + ?)
     on conflict (key) do update set
       points = case when rate_limits.expire > ${now} then rate_limits.points + 1 else 1 end,
       expire = case when rate_limits.expire <= ${now} or rate_limits.points + 1 = ?
                     then excluded.expire else rate_limits.expire end
     returning points, expire - ${now} as "left"`,
    [counter.key, counter.seconds * 1000, counter.failures]
  )
  return count
}

/**
 * An attempt during the wait: the second doubles the wait, the third doubles it again, each
 * measured from its start, so that it ends regardless of the number of attempts. Returns the
 * remaining seconds.
 */
async function refuse(counter: { key: string; failures: number; seconds: number }) {
  const client = db.connection()
  const now = sqlMilliseconds(client)
  const window = counter.seconds * 1000
  const steps = []
  for (let times = 1, attempt = 2; times * 2 <= LONGEST_WAIT; times *= 2, attempt += 1) {
    steps.push(`when ${counter.failures + attempt} then ${window * times}`)
  }
  const [count] = await rawRows<{ left: number }>(
    client,
    `update rate_limits
     set points = points + 1, expire = expire + case points + 1 ${steps.join(' ')} else 0 end
     where key = ? returning expire - ${now} as "left"`,
    [counter.key]
  )
  return Math.max(1, Math.ceil((count?.left ?? 0) / 1000))
}
