import { statSync } from 'node:fs'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { busyTimeout, sqliteFile } from '#config/database'
import { isPostgres } from '#app/core/db/prepared_rows'
import { boundWal } from '#app/imports/run/sqlite_bulk'

const walBytes = () => statSync(`${sqliteFile()}-wal`).size

/** Writes something and returns the client. */
async function written() {
  const client = db.connection()
  await client.rawQuery('update default_setups set updated_at = updated_at')
  return client
}

test.group('The WAL of SQLite during an import', () => {
  test('is emptied from its limit', async ({ assert }) => {
    const client = await written()
    if (isPostgres(client)) return
    await boundWal(client, Number.MAX_SAFE_INTEGER)
    assert.isAbove(walBytes(), 0)
    await boundWal(client, 1)

    assert.equal(walBytes(), 0)
    const [{ timeout }] = await client.rawQuery('pragma busy_timeout')
    assert.equal(timeout, busyTimeout)
  })
})
