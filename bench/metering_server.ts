/**
 * The portal's server with more routes, as references for a metered call: one that answers JSON and does
 * nothing else, and one that runs the statements of the call that was made last, with nothing around
 * them. Tells its parent what it has used of the processor whenever it is asked.
 */
import type { Knex } from 'knex'
import { ignite } from '../bin/app.js'

interface Statement {
  sql: string
  bindings: unknown[]
  /** PostgreSQL plans a named statement once. */
  name?: string
}

/** What a metered call runs besides token, search, charge and history: the reference does without. */
const extras = /\binto rate_limits\b|^select .* from .default_setups. /is

const answer = { matches: [], total_matches: 0 }
let call: Statement[] = []

ignite()
  .tap((app) => {
    app.starting(async () => {
      const { default: router } = await import('@adonisjs/core/services/router')
      const { default: db } = await import('@adonisjs/lucid/services/db')
      router.get('/bench/json', () => answer).as('bench.json')
      router.get('/bench/learn', () => learn(db.connection().getWriteClient())).as('bench.learn')
      router.get('/bench/statements', runStatements).as('bench.statements')
    })
  })
  .httpServer()
  .start()

process.on('message', () => process.send!({ cpu: process.cpuUsage() }))

/** Writes down the statements that follow, up to the end of a transaction. */
function learn(knex: Knex) {
  call = []
  const note = (query: { sql: string; bindings?: unknown[]; options?: { name?: string } }) => {
    const { sql, bindings = [], options } = query
    if (!extras.test(sql)) {
      call.push({ sql: sql.replaceAll(/\$\d+/g, '?'), bindings, name: options?.name })
    }
    if (/^commit/i.test(sql)) knex.client.off('query', note)
  }
  knex.client.on('query', note)
  return answer
}

/** Token, search, charge and history once more, under a request id and a history id of their own. */
async function runStatements() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { newUid } = await import('#app/core/uid')
  const fresh = new Map<string, string>()
  const renew = (value: unknown) =>
    typeof value !== 'string'
      ? value
      : value.replaceAll(/"(request_id|uid)":"([^"]+)"/g, (_, member, uid) => {
          if (!fresh.has(uid)) fresh.set(uid, newUid())
          return `"${member}":"${fresh.get(uid)}"`
        })

  const client = db.connection()
  const run = ({ sql, bindings, name }: Statement, on: Pick<typeof client, 'rawQuery'>) => {
    const query = on.rawQuery(sql, bindings.map(renew) as string[])
    if (name) query.knexQuery.options({ name })
    return query
  }
  const begin = call.findIndex(({ sql }) => /^begin/i.test(sql))
  for (const statement of call.slice(0, begin)) await run(statement, client)
  await client.transaction(async (trx) => {
    for (const statement of call.slice(begin + 1, -1)) await run(statement, trx)
  })
  return answer
}
