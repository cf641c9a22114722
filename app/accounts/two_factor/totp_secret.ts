import encryption from '@adonisjs/core/services/encryption'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { totpSecretPurpose } from '#app/accounts/encryption_purposes'

/** The secret in base32; null if there is none, or if no accepted key decrypts it. */
export async function readTotpSecret(
  client: QueryClientContract,
  userId: number
): Promise<string | null> {
  const [row] = await rawRows<{ secret: string }>(
    client,
    'select secret from totp_secrets where user_id = ?',
    [userId]
  )
  return row ? encryption.decrypt<string>(row.secret, totpSecretPurpose) : null
}

/** Stores a secret (base32), encrypted. It replaces the previous one. */
export async function storeTotpSecret(
  trx: TransactionClientContract,
  userId: number,
  secret: string
): Promise<void> {
  await trx.rawQuery(
    `insert into totp_secrets (user_id, secret, created_at) values (?, ?, ${sqlNow(trx)})
     on conflict (user_id) do update set secret = excluded.secret, last_step = null, created_at = excluded.created_at`,
    [userId, encryption.encrypt(secret, { purpose: totpSecretPurpose })]
  )
}
