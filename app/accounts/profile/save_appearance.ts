import db from '@adonisjs/lucid/services/db'
import type { Appearance } from '#app/core/text/appearance'
import type User from '#app/accounts/user'
import { isPostgres } from '#app/core/db/prepared_rows'

/** Stores the given settings of a user and keeps the others, even with concurrent requests. */
export async function saveAppearance({ id }: User, chosen: Partial<Appearance>): Promise<void> {
  const client = db.connection()
  const merged = isPostgres(client)
    ? "coalesce(appearance, '{}')::jsonb || ?::jsonb"
    : "json_patch(coalesce(appearance, '{}'), ?)"
  await client.rawQuery(`update users set appearance = ${merged} where id = ?`, [
    JSON.stringify(chosen),
    id,
  ])
}
