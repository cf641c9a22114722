import { readdirSync, readFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { readConnection } from '#app/core/lists/read_connection'

interface Statement {
  sql: string
  bindings: unknown[]
}

let isListening = false
let recorded: Statement[] | null = null

/**
 * The processor time in ms of the connections to the database, which other programs on the machine do not change: of
 * the server processes of PostgreSQL, and on SQLite of the threads that run its statements. Linux only.
 */
export async function databaseTime(): Promise<() => number> {
  const tasks = await tasksOfDatabase()
  // also of connections that have been closed since
  const times = new Map<string, number>()
  return () => {
    for (const task of tasks()) {
      const [nanoseconds] = textOf(`${task}/schedstat`).split(' ')
      if (nanoseconds) times.set(task, Number(nanoseconds) / 1e6)
    }
    return [...times.values()].reduce((sum, time) => sum + time, 0)
  }
}

/** The folders of these processes or threads in /proc. */
async function tasksOfDatabase(): Promise<() => string[]> {
  if (!isPostgres(db.connection())) return threadsOfThisProcess
  const [{ pid, name }] = await rawRows<{ pid: number; name: string }>(
    db.connection(),
    'select pg_backend_pid() as pid, current_database() as name'
  )
  const server = /\) \S (\d+) /.exec(textOf(`/proc/${pid}/stat`))?.[1]
  return () =>
    textOf(`/proc/${server}/task/${server}/children`)
      .split(' ')
      .filter((id) => id && textOf(`/proc/${id}/cmdline`).includes(` ${name} `))
      .map((id) => `/proc/${id}`)
}

/** Without the main thread, which runs JavaScript. */
function threadsOfThisProcess(): string[] {
  const threads = readdirSync('/proc/self/task').filter((id) => id !== String(process.pid))
  return threads.map((id) => `/proc/self/task/${id}`)
}

/** Empty if the process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
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
    knex.on('query', ({ sql, bindings }: Statement) => void recorded?.push({ sql, bindings }))
  }
}
