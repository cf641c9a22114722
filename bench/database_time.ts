import db from '@adonisjs/lucid/services/db'
import { readConnection } from '#app/core/lists/read_connection'

interface Statement {
  sql: string
  bindings: unknown[]
}

let isListening = false
let spent = 0
let running = 0
let since = 0
let recorded: Statement[] | null = null

/** A clock in ms that only runs while there is a statement; concurrent ones count once. */
export function databaseTime(): () => number {
  listen()
  return () => spent
}

/** The statements that the work sends. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  listen()
  const statements: Statement[] = []
  recorded = statements
  try {
    await work()
  } finally {
    recorded = null
  }
  return statements
}

function listen() {
  if (isListening) return
  isListening = true
  const clients = [db.connection(), readConnection()].map((client) => client.getReadClient())
  for (const knex of new Set(clients)) {
    knex.on('query', ({ sql, bindings }: Statement) => {
      recorded?.push({ sql, bindings })
      if (running === 0) since = performance.now()
      running += 1
    })
    knex.on('query-response', () => {
      running -= 1
      if (running === 0) spent += performance.now() - since
    })
  }
}
