import { basename } from 'node:path'
import sqlite3 from 'sqlite3'
import { isMissingTable } from '#app/core/db/pending_migrations'

/** How long the copy waits for a lock, in ms: a WAL is recovered after a crash, for example. */
const busyTimeout = 10_000

/** The part of the driver's backup API that is used; its types have none of it. */
interface Copying {
  retryErrors: number[]
  step(pages: number, done: (error: Error | null) => void): void
  finish(done: () => void): void
}
type Source = sqlite3.Database & {
  backup(target: string, done: (error: Error | null) => void): Copying
}

/**
 * Copies a SQLite file while others read and write it. It is copied in one step, which reads one state of the
 * database: between several steps, every write would make the copy start again.
 */
export async function copySqlite(source: string, target: string) {
  const database = (await openSqlite(source, sqlite3.OPEN_READONLY)) as Source
  try {
    database.configure('busyTimeout', busyTimeout)
    const copying = await new Promise<Copying>((resolve, reject) => {
      const begun = database.backup(target, (error) => (error ? reject(error) : resolve(begun)))
      /** Locks are errors as well: they have been waited for. */
      begun.retryErrors = []
    })
    try {
      await settled((done) => copying.step(-1, done))
    } finally {
      await settled((done) => copying.finish(() => done(null)))
    }
  } finally {
    await settled((done) => database.close(done))
  }
}

/** Damage of a SQLite file, in SQLite's words, and the migrations that were run in it. Writes nothing beside it. */
export async function inspectSqlite(
  path: string
): Promise<{ faults: string[]; migrations: string[] }> {
  /** Immutable: the file is not locked, and no WAL is created or read. */
  const url = `file:${encodeURI(path)}?immutable=1`
  try {
    const database = await openSqlite(url, sqlite3.OPEN_READONLY | sqlite3.OPEN_URI)
    try {
      const all = <Row>(sql: string) =>
        new Promise<Row[]>((resolve, reject) => {
          database.all<Row>(sql, (error, rows) => (error ? reject(error) : resolve(rows)))
        })
      const integrity = await all<{ integrity_check: string }>('PRAGMA integrity_check(10)')
      const orphans = await all<{ table: string }>('PRAGMA foreign_key_check')
      const names = await all<{ name: string }>(
        'SELECT name FROM adonis_schema ORDER BY name'
      ).catch((error: unknown) => {
        if (isMissingTable(error)) return []
        throw error
      })
      const damage = integrity.map((row) => row.integrity_check).filter((text) => text !== 'ok')
      const tables = new Set(orphans.map(({ table }) => table))
      return {
        faults: [
          ...damage,
          ...[...tables].map((table) => `${table} refers to rows that are missing`),
        ],
        migrations: names.map(({ name }) => basename(name)),
      }
    } finally {
      await settled((done) => database.close(done))
    }
  } catch (error) {
    return { faults: [(error as Error).message], migrations: [] }
  }
}

function openSqlite(path: string, mode: number): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(path, mode, (error) =>
      error ? reject(error) : resolve(database)
    )
  })
}

function settled(start: (done: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()))
  })
}
