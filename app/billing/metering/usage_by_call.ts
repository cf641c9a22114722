import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { boundsOf, type DayRange } from '#app/core/lists/day_range'
import type { MeteredCall } from '#app/billing/metering/metered_calls'

/** Requests of one metered call with one API key. A type, not an interface, as page props require. */
export type UsageOfCall = {
  call: MeteredCall
  /** Null for requests without a key. */
  key: { id: string; name: string } | null
  requests: number
  /** The calls that they were charged, before refunds. */
  calls: number
}

/**
 * The client's requests in these days (UTC) according to its search history, by API key and metered call, most calls
 * first.
 */
export async function usageByCall(clientId: number, range: DayRange): Promise<UsageOfCall[]> {
  const client = db.connection()
  const rows = await rawRows<Row>(
    client,
    `select used."call", used.requests, used.calls, api_keys.uid as key_id, api_keys.name as key_name
     from (
       select "call", api_key_id, count(*) as requests, sum(units) as calls
       from search_history
       where client_id = ? and created_at >= ? and created_at < ?
       group by 1, 2
     ) as used
     left join api_keys on api_keys.id = used.api_key_id
     order by used.calls desc, used.requests desc, used."call", api_keys.id`,
    [clientId, ...boundsOf(client, range)]
  )
  return rows.map(({ call, requests, calls, key_id: id, key_name: name }) => ({
    call,
    key: id && name ? { id, name } : null,
    requests: Number(requests),
    calls: Number(calls),
  }))
}

interface Row {
  call: MeteredCall
  requests: number | string
  calls: number | string
  key_id: string | null
  key_name: string | null
}
