/**
 * The server of the portal with additional reference routes for a metered call: one that only
 * responds with JSON, and one that only runs the statements of the last call. Sends its parent its
 * processor time on request.
 */
import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'
import sqlite3 from 'sqlite3'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ignite } from '../bin/app.js'

interface Executed {
  sql: string
  bindings: Array<string | number>
  /** The name of the statement, prepared once per connection. */
  prepared: string | null
}

/**
 * The parts of a metered call besides token, search, charge and history, which the reference omits.
 */
const extras = /\binto rate_limits\b|\bfrom default_setups\b/i

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g

const answer = { matches: [], total_matches: 0 }
let call: Executed[] = []
let isLearning = false

watchDrivers()
ignite()
  .tap((app) => {
    app.starting(async () => {
      const { default: router } = await import('@adonisjs/core/services/router')
      const { default: db } = await import('@adonisjs/lucid/services/db')
      const { preparedRows } = await import('#app/core/db/prepared_rows')
      router.get('/bench/json', () => answer).as('bench.json')
      router.get('/bench/learn', learn).as('bench.learn')
      router.get('/bench/statements', () => runStatements(db, preparedRows)).as('bench.statements')
    })
  })
  .httpServer()
  .start()

process.on('message', () => process.send!({ cpu: process.cpuUsage() }))

/** Records the following statements up to the end of a transaction. */
function learn() {
  call = []
  isLearning = true
  return answer
}

function note(executed: Executed) {
  if (!isLearning || extras.test(executed.sql)) return
  call.push(executed)
  if (/^commit/i.test(executed.sql)) isLearning = false
}

function watchDrivers() {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: [pg.QueryConfig]) {
    const [{ text, values, name }] = parameters
    const sql = String(text).replaceAll(/\$\d+/g, '?')
    note({ sql, bindings: (values ?? []) as string[], prepared: name ?? null })
    return Reflect.apply(query, this, parameters)
  } as typeof query

  const seen = new WeakSet<sqlite3.Statement>()
  const { all } = sqlite3.Statement.prototype
  sqlite3.Statement.prototype.all = function (
    this: sqlite3.Statement & { sql: string },
    ...parameters: [string[]]
  ) {
    const bindings = Array.isArray(parameters[0]) ? parameters[0] : []
    note({ sql: this.sql, bindings, prepared: seen.has(this) ? this.sql : null })
    seen.add(this)
    return Reflect.apply(all, this, parameters)
  } as typeof all
}

/**
 * Runs token, search, charge and history again with new request and history ids. Responds with the
 * unprocessed rows of the search.
 */
async function runStatements(
  db: typeof import('@adonisjs/lucid/services/db').default,
  preparedRows: typeof import('#app/core/db/prepared_rows').preparedRows
) {
  const fresh = new Map<string, string>()
  const renew = (value: string | number) =>
    typeof value !== 'string'
      ? value
      : value.replaceAll(uuid, (old) => {
          if (!fresh.has(old)) fresh.set(old, randomUUIDv7())
          return fresh.get(old)!
        })
  const run = ({ sql, bindings, prepared }: Executed, client: QueryClientContract) => {
    const values = bindings.map(renew)
    return prepared ? preparedRows(client, prepared, sql, values) : client.rawQuery(sql, values)
  }
  const begin = call.findIndex(({ sql }) => /^begin/i.test(sql))
  let found: unknown
  for (const executed of call.slice(0, begin)) found = await run(executed, db.connection())
  await db.transaction(async (trx) => {
    for (const executed of call.slice(begin + 1, -1)) await run(executed, trx)
  })
  return { matches: found }
}
