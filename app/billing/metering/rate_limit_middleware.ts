import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlMilliseconds } from '#app/core/db/database_clock'
import { isPostgres, preparedRows, textByDatabase } from '#app/core/db/prepared_rows'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/**
 * Limits the requests of a client per minute, over `/v1` and the playground, and sends the rate limit
 * headers. Staff are not limited; guests have a daily limit instead.
 */
export default class RateLimitMiddleware {
  async handle({ auth, response }: HttpContext, next: NextFn) {
    if (!auth.user?.clientId) return next()

    const counted = await countRequest(auth.user.clientId)
    for (const [name, value] of Object.entries(rateLimitFields(counted))) {
      response.header(name, value)
    }
    if (counted.count > counted.limit) throw new RateLimited(counted)
    return next()
  }
}

/** The requests of a client in its current minute, including this one. */
interface RequestCount {
  /** Requests per minute, from Limitation Setup. */
  limit: number
  count: number
  /** Seconds until the counter is reset, at least 1. */
  resetsIn: number
}

const windowSeconds = 60

/**
 * The table of counters, which all processes share; on SQLite the counters are in the memory of the only
 * process.
 */
export function requestCounts(client: QueryClientContract): string {
  return isPostgres(client) ? 'rate_limits' : 'request_counts'
}

/**
 * Counts a request of the client in the database and by its clock, so that all processes share a counter. A
 * minute starts with its first request.
 */
async function countRequest(clientId: number): Promise<RequestCount> {
  const client = db.connection()
  const [counted] = await preparedRows<{ count: number; limit: number; resets_in: number }>(
    client,
    'count_request',
    countStatement(client),
    [`requests:${clientId}`]
  )
  const { count, limit, resets_in: left } = counted
  return { count, limit, resetsIn: Math.max(1, Math.ceil(left / 1000)) }
}

const countStatement = textByDatabase((client) => {
  const now = sqlMilliseconds(client)
  const counts = requestCounts(client)
  return `insert into ${counts} (key, points, expire)
    values (?, 1, ${now} + ${windowSeconds * 1000})
    on conflict (key) do update set
      points = case when ${counts}.expire <= ${now} then 1 else ${counts}.points + 1 end,
      expire = case when ${counts}.expire <= ${now} then excluded.expire
               else ${counts}.expire end
    returning points as count, expire - ${now} as resets_in,
      (select requests_per_minute from default_setups where id = 1) as "limit"`
})

class RateLimited extends Refusal {
  constructor({ limit, resetsIn }: RequestCount) {
    super(t('metering_answers.rate_limited', { limit, seconds: resetsIn }), {
      code: 'rate_limited',
      headers: { 'Retry-After': String(resetsIn) },
    })
  }
}

/** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers). */
function rateLimitFields({ limit, count, resetsIn }: RequestCount): Record<string, string> {
  return {
    'RateLimit-Policy': `"requests";q=${limit};w=${windowSeconds}`,
    'RateLimit': `"requests";r=${Math.max(0, limit - count)};t=${resetsIn}`,
  }
}
