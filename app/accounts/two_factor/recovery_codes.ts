import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'
import { sha256 } from '#app/accounts/sessions/token'

const COUNT = 10
/** 120 bits: too many to guess from the fast hash. */
const BYTES = 15

/** Replaces the recovery codes of a user and returns the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes(
  trx: TransactionClientContract,
  userId: number
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await trx.rawQuery('delete from recovery_codes where user_id = ?', [userId])
  await trx
    .table('recovery_codes')
    .multiInsert(codes.map((code) => ({ user_id: userId, hash: hashOf(code) })))
  return codes
}

/** Verifies and deletes a recovery code. If several callers use one code concurrently, exactly one gets true. */
export async function useRecoveryCode(
  client: QueryClientContract,
  userId: number,
  code: string
): Promise<boolean> {
  const used = await rawRows(
    client,
    'delete from recovery_codes where user_id = ? and hash = ? returning id',
    [userId, hashOf(code)]
  )
  return used.length > 0
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(
  client: QueryClientContract,
  userId: number
): Promise<number> {
  const rows = await rawRows(client, 'select id from recovery_codes where user_id = ?', [userId])
  return rows.length
}

/** Six groups of four letters and digits. */
function newCode(): string {
  const { buffer } = Uint8Array.from(randomBytes(BYTES))
  return new Secret({ buffer }).base32.toLowerCase().replace(/.{4}(?=.)/g, '$&-')
}

/** Spaces, hyphens and the case do not matter. */
function hashOf(code: string): string {
  return sha256(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
}
