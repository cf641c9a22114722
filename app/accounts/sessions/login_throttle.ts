import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import type { MessageId } from '#lang/message_id'
import { sqlMilliseconds } from '#app/core/db/database_clock'
import { Refusal } from '#app/core/errors/problem'
import { logSecurityEvent } from '#app/core/http/security_log'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { ipKey } from '#app/core/http/ip_key'
import { KNOWN_SECONDS } from '#app/accounts/sessions/lifetimes'
import { accountMarkOf } from '#app/accounts/sessions/token'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The failures of one account after which it must wait: from one place, and from all unknown places. */
const failures = { place: 5, account: 20 }
/** The first wait; each further failure starts one of twice the duration, up to the longest. */
const FIRST_WAIT = MINUTE
const LONGEST_WAIT = 60 * MINUTE
/** Failures are forgotten this long after the last one. */
const FORGOTTEN_AFTER = DAY
const KNOWN_FOR = KNOWN_SECONDS * 1000

/** Failures of all accounts from one IP address that none of them is known at. */
const failuresOfAddress = { requests: 50, duration: '15 minutes' }

/** Where a sign-in comes from: an IP address, and the device cookie of a browser. */
export interface Place {
  address: string
  device?: string
}

/** What is verified. Wrong codes are counted separately: only somebody who knows the password can enter one. */
type Factor = 'password' | 'code'

const waitMessages: Record<Factor, MessageId> = {
  password: 'auth_answers.too_many_failures',
  code: 'auth_answers.too_many_codes',
}

/** Too many failures: the next attempt must wait. */
export class TooManyFailures extends Refusal {
  constructor(milliseconds: number, factor: Factor) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
    super(t(waitMessages[factor], { minutes: Math.ceil(seconds / 60) }), {
      code: 'too_many_failures',
      headers: { 'Retry-After': String(seconds) },
    })
  }
}

interface Counter {
  key: string
  failures: number
}

/** A row of `rate_limits` that has not expired. */
interface Row {
  points: number
  left: number
}

/**
 * Counts failed sign-ins of an account per place, over all places, and per IP address. A place where the account
 * has signed in is known, and only its own failures count there: attacks from other places lock nobody out. A
 * device is counted by itself, other attempts by their IP address. Attempts during a wait are not counted, so it
 * ends regardless of their number.
 */
export class LoginThrottle {
  #email: string
  #factor: Factor
  #address: string
  #device: string | null

  constructor(email: string, { address, device }: Place, factor: Factor = 'password') {
    this.#email = email
    this.#factor = factor
    this.#address = ipKey(address)
    this.#device = device ? `device ${device}` : null
  }

  /** Throws TooManyFailures during a wait. */
  async check(): Promise<void> {
    const { wait } = await this.#state()
    if (wait > 0) throw new TooManyFailures(wait, this.#factor)
  }

  /**
   * Logs and counts a failure of the user, if there is one. Throws TooManyFailures if concurrent failures have started
   * a wait meanwhile, so that parallel guesses cannot exceed the limit.
   */
  async fail(userId?: number): Promise<void> {
    const account = accountMarkOf(this.#email)
    logSecurityEvent('sign_in_failed', { account, account_id: userId, factor: this.#factor })
    const { counters, isKnown } = await this.#state()
    for (const counter of counters) {
      while (!(await countFailure(counter))) await this.check()
    }
    if (isKnown) return
    const { consumed, limit, availableIn } = await limiter
      .use(failuresOfAddress)
      .increment(this.#addressKey)
    if (consumed > limit) throw new TooManyFailures(availableIn * 1000, this.#factor)
  }

  /** After the correct password: throws TooManyFailures if a wait has started meanwhile, else trusts the place. */
  async succeed(): Promise<void> {
    await this.check()
    await this.trust()
  }

  /** Makes the place known to the account and resets its failures there, for example after a new password. */
  async trust(): Promise<void> {
    const client = db.connection()
    const now = sqlMilliseconds(client)
    const places = this.#places
    await client.rawQuery(
      `delete from rate_limits where key in (${places.map(() => '?').join(', ')})`,
      places.map((place) => this.#failuresKey(place))
    )
    await client.rawQuery(
      `insert into rate_limits (key, points, expire)
       values ${places.map(() => `(?, 1, ${now} + ${KNOWN_FOR})`).join(', ')}
       on conflict (key) do update set expire = excluded.expire`,
      places.map((place) => this.#knownKey(place))
    )
  }

  /** The most specific place first. */
  get #places(): string[] {
    return this.#device ? [this.#device, this.#address] : [this.#address]
  }

  get #addressKey(): string {
    return `login-from:${this.#address}`
  }

  #failuresKey(place: string): string {
    return `login:${this.#digest(place)}`
  }

  #knownKey(place: string): string {
    return `login-known:${this.#digest(place)}`
  }

  #digest(place: string): string {
    const account = this.#factor === 'code' ? `code:${this.#email}` : this.#email
    return createHash('sha256').update(`${account} ${place}`).digest('base64url')
  }

  /** The counters that apply at this place, and the milliseconds left of the longest wait of them. */
  async #state(): Promise<{ counters: Counter[]; isKnown: boolean; wait: number }> {
    const account = { key: `login-account:${this.#digest('')}`, failures: failures.account }
    const places = this.#places
    const rows = await readRows([
      account.key,
      this.#addressKey,
      ...places.flatMap((place) => [this.#failuresKey(place), this.#knownKey(place)]),
    ])
    const known = places.filter((place) => rows.has(this.#knownKey(place)))
    const isKnown = known.length > 0
    const place = known[0] ?? this.#address
    const own = { key: this.#failuresKey(place), failures: failures.place }
    const counters = isKnown ? [own] : [own, account]
    const waits = counters.map((counter) => waitOf(counter, rows.get(counter.key)))
    const ofAddress = rows.get(this.#addressKey)
    if (!isKnown && ofAddress && ofAddress.points >= failuresOfAddress.requests) {
      waits.push(ofAddress.left)
    }
    return { counters, isKnown, wait: Math.max(...waits) }
  }
}

async function readRows(keys: string[]): Promise<Map<string, Row>> {
  const client = db.connection()
  const now = sqlMilliseconds(client)
  const rows = await rawRows<Row & { key: string }>(
    client,
    `select key, points, expire - ${now} as "left" from rate_limits
     where key in (${keys.map(() => '?').join(', ')}) and expire > ${now}`,
    keys
  )
  return new Map(rows.map((row) => [row.key, row]))
}

/** The wait in milliseconds that the last of so many failures starts. */
function waitAfter(points: number, free: number): number {
  return points < free ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (points - free))
}

/** The milliseconds that are left of a counter's wait; negative if it has ended. */
function waitOf(counter: Counter, row?: Row): number {
  if (!row) return 0
  return row.left - FORGOTTEN_AFTER + waitAfter(row.points, counter.failures)
}

/**
 * Counts a failure unless a wait is in progress; then returns false. A concurrent failure can have been counted by a later
 * clock than that of this statement, so the first ones do not depend on the time.
 */
async function countFailure(counter: Counter): Promise<boolean> {
  const client = db.connection()
  const now = sqlMilliseconds(client)
  const counted = await rawRows(
    client,
    `insert into rate_limits (key, points, expire) values (?, 1, ${now} + ${FORGOTTEN_AFTER})
     on conflict (key) do update set
       points = case when rate_limits.expire > ${now} then rate_limits.points + 1 else 1 end,
       expire = excluded.expire
     where rate_limits.points < ${counter.failures}
       or rate_limits.expire - ${FORGOTTEN_AFTER} + ${sqlWait(counter.failures)} <= ${now}
     returning points`,
    [counter.key]
  )
  return counted.length > 0
}

/** `waitAfter` in SQL, over a row of `rate_limits`. */
function sqlWait(free: number): string {
  const growing = []
  for (let points = free; waitAfter(points, free) < LONGEST_WAIT; points += 1) {
    growing.push(`when rate_limits.points = ${points} then ${waitAfter(points, free)}`)
  }
  return `case when rate_limits.points < ${free} then 0 ${growing.join(' ')} else ${LONGEST_WAIT} end`
}
