import encryption from '@adonisjs/core/services/encryption'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'

/** A column with values that are encrypted with `APP_KEY`. */
export interface EncryptedColumn {
  table: string
  /** The column of the primary key, `id` by default. */
  key?: string
  column: string
  /** The member of a JSON column that is encrypted; without it, the whole column. */
  member?: string
  /** The purpose with which the values are encrypted. */
  purpose: string
}

export interface ReencryptedColumn {
  name: string
  reencrypted: number
  /** Values that none of the keys decrypts. They are not changed. */
  unreadable: number
}

const chunkSize = 500
const columns: EncryptedColumn[] = []

/** Registers columns that `secrets:reencrypt` processes. See app/shell/registrations.ts. */
export function addEncryptedColumns(more: EncryptedColumn[]) {
  columns.push(...more)
}

/** Encrypts the values of all registered columns with `APP_KEY`. Values that change during the run are left unchanged. */
export async function reencryptColumns(client: QueryClientContract): Promise<ReencryptedColumn[]> {
  const results = []
  for (const column of columns) results.push(await reencryptColumn(client, column))
  return results
}

async function reencryptColumn(client: QueryClientContract, encrypted: EncryptedColumn) {
  const { table, key = 'id', column, member } = encrypted
  const name = [table, column, member].filter(Boolean).join('.')
  const result: ReencryptedColumn = { name, reencrypted: 0, unreadable: 0 }
  for (let last = 0; ;) {
    const rows = await rawRows<{ id: number; value: string }>(
      client,
      `select ${key} as id, cast(${column} as text) as value from ${table}
       where ${column} is not null and ${key} > ? order by ${key} limit ${chunkSize}`,
      [last]
    )
    for (const { id, value } of rows) {
      const renewed = reencrypted(value, encrypted)
      if (renewed === value) continue
      if (renewed === null) {
        result.unreadable++
        continue
      }
      await client.rawQuery(
        `update ${table} set ${column} = ? where ${key} = ? and cast(${column} as text) = ?`,
        [renewed, id, value]
      )
      result.reencrypted++
    }
    if (rows.length < chunkSize) return result
    last = rows[rows.length - 1].id
  }
}

/** The value to store: unchanged if it contains no secret, null if no key decrypts it. */
function reencrypted(value: string, { member, purpose }: EncryptedColumn): string | null {
  if (!member) return sealedAgain(value, purpose)
  const content = JSON.parse(value) as Record<string, unknown>
  const secret = content[member]
  if (typeof secret !== 'string') return value
  const renewed = sealedAgain(secret, purpose)
  return renewed && JSON.stringify({ ...content, [member]: renewed })
}

function sealedAgain(sealed: string, purpose: string): string | null {
  const secret = encryption.decrypt<string>(sealed, purpose)
  return secret === null ? null : encryption.encrypt(secret, { purpose })
}
