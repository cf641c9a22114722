import db from '@adonisjs/lucid/services/db'
import { reasonOf } from '#app/core/db/database_away'
import { pendingMigrations } from '#app/core/db/pending_migrations'
import { isPostgres } from '#app/core/db/prepared_rows'

/** Prevents the start of a server or worker. The message completes the sentence "The portal cannot start: …". */
export class StartRefused extends Error {
  code = 'E_START_REFUSED'
}

/** @throws StartRefused if the database cannot be used, or lacks migrations of this version */
export async function refuseToStart(): Promise<void> {
  let pending: string[]
  try {
    pending = await pendingMigrations()
  } catch (error) {
    const setting = isPostgres(db.connection()) ? 'DATABASE_URL' : 'DATA_DIR'
    throw new StartRefused(`the database cannot be used (${reasonOf(error)}). Check ${setting}.`)
  }
  if (!pending.length) return
  const count = pending.length === 1 ? 'the migration' : `${pending.length} migrations, such as`
  throw new StartRefused(
    `the database lacks ${count} ${pending[0]}. Run "node ace.js migration:run --force" first.`
  )
}
