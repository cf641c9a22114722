import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TestContext } from '@japa/runner/core'
import pg from 'pg'
import env from '#start/env'

type Cleanup = TestContext['cleanup']

/** A PostgreSQL session in a new database on the same server. */
export async function sessionOfAnotherDatabase(cleanup: Cleanup): Promise<pg.Client> {
  const name = `skillary_beside_${process.pid}`
  const url = new URL(env.get('DATABASE_URL')!)
  url.pathname = `/${name}`
  const drop = () => db.rawQuery(`drop database if exists ${name} with (force)`)
  await drop()
  await db.rawQuery(`create database ${name}`)
  const session = new pg.Client(url.href)
  cleanup(async () => {
    await session.end()
    await drop()
  })
  await session.connect()
  return session
}

/**
 * A transaction that sees only these columns of a system view and reads it after `before` has returned, so
 * that a test controls what happens between the snapshot of a statement and its read of the view.
 */
export async function readingThrough(
  cleanup: Cleanup,
  view: 'pg_locks' | 'pg_stat_activity',
  { columns, before = 'true' }: { columns: string; before?: string }
): Promise<TransactionClientContract> {
  const trx = await db.transaction()
  cleanup(async () => void (await trx.rollback()))
  await trx.rawQuery(`
    create schema seen;
    create function seen.later() returns setof pg_catalog.${view} language plpgsql as '
      begin perform ${before}; return query select * from pg_catalog.${view}; end';
    create view seen.${view} as select ${columns} from seen.later();
    set local search_path = seen, pg_catalog, public`)
  return trx
}
