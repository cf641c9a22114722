import db from '@adonisjs/lucid/services/db'
import { isCertainlyDatabaseAway, reasonOf } from '#app/core/db/database_away'
import { isMissingColumn, isMissingTable, pendingMigrations } from '#app/core/db/pending_migrations'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { StartRefused } from '#app/core/start_refused'

/** @throws StartRefused if the database cannot be used, or lacks migrations of this version */
export async function refuseUnusableDatabase(): Promise<void> {
  let pending: string[]
  try {
    pending = await pendingMigrations()
  } catch (error) {
    throw cannotBeUsed(error)
  }
  if (!pending.length) return
  const count = pending.length === 1 ? 'the migration' : `${pending.length} migrations, such as`
  throw new StartRefused(
    `the database lacks ${count} ${pending[0]}. Run "node ace.js migration:run --force" first.`
  )
}

/** @throws StartRefused if PostgreSQL does not store texts in UTF-8: it would neither sort nor find all names */
export async function refuseOtherEncodings(): Promise<void> {
  const client = db.connection()
  if (!isPostgres(client)) return
  const [{ server_encoding: encoding }] = await rawRows<{ server_encoding: string }>(
    client,
    'show server_encoding'
  )
  if (encoding === 'UTF8') return
  throw new StartRefused(
    `the database has the encoding ${encoding}, and UTF8 is required. Create it with "createdb --encoding=UTF8 --template=template0".`
  )
}

export function cannotBeUsed(error: unknown): StartRefused {
  const cause = isPostgres(db.connection())
    ? 'that PostgreSQL is running and that DATABASE_URL is correct'
    : 'the database file in DATA_DIR'
  return new StartRefused(`the database cannot be used (${reasonOf(error)}). Check ${cause}.`)
}

/** PostgreSQL refuses the user, the password or the name of the database. */
const refusals = new Set(['28P01', '28000', '3D000'])

/** What an operator can do about an error that ended a command, if the database is its cause. */
export async function refusalBehind(error: unknown): Promise<StartRefused | null> {
  if (error instanceof StartRefused) return error
  const { code = '' } = Object(error) as { code?: string }
  if (isCertainlyDatabaseAway(error) || refusals.has(code)) return cannotBeUsed(error)
  if (!isMissingTable(error) && !isMissingColumn(error)) return null
  return refuseUnusableDatabase().then(
    () => null,
    (refusal: StartRefused) => refusal
  )
}
