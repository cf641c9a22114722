import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import sqlite3 from 'sqlite3'
import { dataDir } from '#config/app'
import { postgresUrl } from '#config/database'
import { isPostgres } from '#app/core/db/prepared_rows'
import { cannotBeUsed } from '#app/core/db/database_refusals'

/** The key of the advisory lock in PostgreSQL. Lucid uses another one, for which it does not wait. */
const lockKey = 7_451_002
/** How long a command waits for another one on SQLite, in ms. */
const longestWait = 60 * 60_000

/** Runs the work when no other process runs migrations. A process that dies frees the lock. */
export async function whileNobodyMigrates(work: () => Promise<void>): Promise<void> {
  const release = isPostgres(db.connection()) ? await lockPostgres() : await lockFile()
  try {
    await work()
  } finally {
    await release()
  }
}

async function lockPostgres() {
  const client = new pg.Client({ connectionString: postgresUrl, keepAlive: true })
  await client.connect().catch((error: unknown) => {
    throw cannotBeUsed(error)
  })
  await client.query('select pg_advisory_lock($1)', [lockKey])
  return () => client.end()
}

/** Locks a separate database file, because the migrations write the portal's. The lock ends with the process. */
async function lockFile() {
  const file = new sqlite3.Database(join(dataDir, 'migrations.lock'))
  file.configure('busyTimeout', longestWait)
  await new Promise<void>((resolve, reject) => {
    file.exec('begin exclusive', (error) => (error ? reject(error) : resolve()))
  })
  return () => new Promise<void>((resolve) => file.close(() => resolve()))
}
