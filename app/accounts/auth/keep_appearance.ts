import db from '@adonisjs/lucid/services/db'
import type { Appearance } from '#app/core/text/appearance'
import type User from '#app/accounts/user'

/** Stores a person's choices; others stay as they are. Two requests at once both count. */
export async function keepAppearance({ id }: User, chosen: Partial<Appearance>): Promise<void> {
  const client = db.connection()
  const merged =
    client.dialect.name === 'postgres'
      ? "coalesce(appearance, '{}')::jsonb || ?::jsonb"
      : "json_patch(coalesce(appearance, '{}'), ?)"
  await client.rawQuery(`update users set appearance = ${merged} where id = ?`, [
    JSON.stringify(chosen),
    id,
  ])
}
