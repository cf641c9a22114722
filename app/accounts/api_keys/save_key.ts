import type { DateTime } from 'luxon'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  writeAuditEntry,
  type Actor,
  type AuditDetails,
  type StaffWriting,
} from '#app/accounts/audit/audit_log'
import { sha256 } from '#app/accounts/sessions/token'
import User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { differenceOf } from '#app/core/db/change_log'
import { databaseNow, sqlNow } from '#app/core/db/database_clock'
import { lockRow } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, NotFound, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { VersionClaim } from '#app/core/http/version_claim'
import ApiKey from '#app/accounts/api_keys/api_key'
import type { CapPeriod } from '#app/accounts/api_keys/key_cap'
import type { KeyAbility } from '#app/accounts/api_keys/key_abilities'
import { newKeyText, prefixOf } from '#app/accounts/api_keys/key_text'

/** The maximum number of live keys of a client: neither revoked nor expired. */
export const mostLiveKeys = 25

/** The maximum number of days for which a replaced key text stays valid. */
export const mostOverlapDays = 7

/** The maximum number of years until a key expires. */
const mostYears = 10
const usualOverlapDays = 1

/** The editable fields of a key; null removes the expiry or the cap. */
export interface KeyFields {
  name: string
  abilities: KeyAbility[]
  expires_at?: DateTime | null
  cap_calls?: number | null
  cap_period?: CapPeriod
}

/** A key and its text, which is not stored and cannot be shown again. */
export interface KeyWithText {
  key: ApiKey
  text: string
}

/**
 * Creates a key of the user’s client and logs it. Its text is returned only here: the row has its
 * hash and first characters. Throws a 409 `Refusal` if the client has 25 live keys, a 422 if the
 * expiry is in the past or too far ahead, and `NotFound` if the user was suspended or removed
 * meanwhile.
 */
export async function createKey(
  maker: User,
  fields: KeyFields,
  { actor, within }: StaffWriting
): Promise<KeyWithText> {
  const { id: userId, ownClientId: clientId } = maker
  return inTransaction(async (trx) => {
    await Client.lock(trx, clientId)
    const { status } = await User.findOrFail(userId, { client: trx })
    if (status !== 'active') throw new NotFound(t('auth_answers.the_account'))
    await refuseExpiry(trx, fields.expires_at ?? null)
    await refuseTooMany(trx, clientId)
    const text = newKeyText()
    const key = await ApiKey.create(
      {
        clientId,
        userId,
        name: fields.name,
        abilities: fields.abilities,
        prefix: prefixOf(text),
        hash: sha256(text),
        expiresAt: fields.expires_at ?? null,
        capCalls: fields.cap_calls ?? null,
        capPeriod: fields.cap_period ?? 'total',
        usedCalls: 0,
        monthCalls: 0,
        version: 1,
      },
      { client: trx }
    )
    await log(trx, actor, key, 'created', { after: fieldsOf(key) })
    return { key, text }
  }, within)
}

/**
 * Updates the given fields and logs the changes; does nothing if nothing changes. Charged calls
 * remain, so a lower cap refuses the next call. Throws `StaleWrite`, a 409 `Refusal` for a revoked
 * key or if there are 25 live ones, or a 422.
 */
export async function changeKey(
  key: ApiKey,
  changes: Partial<KeyFields>,
  { actor, claim, within }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    await Client.lock(trx, key.clientId)
    const current = await lockKey(trx, key, claim)
    refuseRevoked(current)
    const before = fieldsOf(current)
    const { name, abilities, expires_at: expiresAt } = changes
    const { cap_calls: capCalls, cap_period: capPeriod } = changes
    const given = Object.entries({ name, abilities, expiresAt, capCalls, capPeriod })
    current.merge(Object.fromEntries(given.filter(([, value]) => value !== undefined)))
    const difference = differenceOf(before, fieldsOf(current))
    if (!difference) return

    if ('expires_at' in difference.after) {
      await refuseExpiry(trx, current.expiresAt)
      await refuseTooMany(trx, current.clientId, current.id)
    }
    /** A new cap warns anew. */
    if ('cap_calls' in difference.after || 'cap_period' in difference.after) {
      current.capWarned = null
    }
    current.version += 1
    await current.save()
    await log(trx, actor, current, 'updated', difference)
  }, within)
}

/**
 * Replaces the text of a key and logs it. The current text stays valid for 0 to 7 days, by the
 * database clock; the one before becomes invalid immediately. Abilities, cap, calls and history
 * remain. Throws `StaleWrite`, or a 409 `Refusal` for a revoked or expired key.
 */
export async function rotateKey(
  key: ApiKey,
  { overlapDays = usualOverlapDays }: { overlapDays?: number },
  { actor, claim, within }: StaffWriting
): Promise<KeyWithText> {
  return inTransaction(async (trx) => {
    const current = await lockKey(trx, key, claim)
    refuseRevoked(current)
    const now = await databaseNow(trx)
    if (current.expiresAt && current.expiresAt <= now) {
      throw new Refusal(t('api_keys_answers.expired_stays', { name: current.name }), {
        code: 'api_key_expired',
      })
    }
    const text = newKeyText()
    const overlaps = overlapDays > 0
    const { prefix: oldPrefix } = current
    current.merge({
      previousPrefix: overlaps ? current.prefix : null,
      previousHash: overlaps ? current.hash : null,
      previousExpiresAt: overlaps ? now.plus({ days: overlapDays }) : null,
      prefix: prefixOf(text),
      hash: sha256(text),
      version: current.version + 1,
    })
    await current.save()
    await log(trx, actor, current, 'rotated', {
      before: { prefix: oldPrefix },
      after: { prefix: current.prefix, overlap_days: overlapDays },
    })
    return { key: current, text }
  }, within)
}

/**
 * Revokes a key with both of its texts, immediately in every process, and logs it; a pending call
 * that is not charged yet is refused. Cannot be undone. Idempotent. Throws `StaleWrite`.
 */
export async function revokeKey(
  key: ApiKey,
  { actor, claim, within }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockKey(trx, key, claim)
    if (current.revokedAt) return
    const revokedAt = await databaseNow(trx)
    current.merge({
      revokedAt,
      previousPrefix: null,
      previousHash: null,
      previousExpiresAt: null,
      version: current.version + 1,
    })
    await current.save()
    await log(trx, actor, current, 'revoked', {
      before: { revoked_at: null },
      after: { revoked_at: revokedAt.toJSDate().toISOString() },
    })
  }, within)
}

/** The keys of a user that are neither revoked nor expired, latest first. */
export function liveKeysOf(user: User, client?: QueryClientContract) {
  const query = ApiKey.query({ client })
  return query
    .where({ userId: user.id })
    .whereNull('revoked_at')
    .whereRaw(`(expires_at is null or expires_at > ${sqlNow(query.client)})`)
    .orderBy('id', 'desc')
}

/** Revokes the live keys that a user created, each like `revokeKey`. */
export async function revokeKeysOf(
  trx: TransactionClientContract,
  user: User,
  actor: Actor
): Promise<void> {
  for (const key of await liveKeysOf(user, trx)) await revokeKey(key, { actor, within: trx })
}

/** Locks the key until the end of the transaction and returns its current state. */
async function lockKey(trx: TransactionClientContract, { id }: ApiKey, claim?: VersionClaim) {
  const current = await lockRow(trx, ApiKey, id, 'api_keys_answers.the_key')
  claim?.check(current.version, t('api_keys_answers.this_key'))
  return current
}

function refuseRevoked({ name, revokedAt }: ApiKey) {
  if (!revokedAt) return
  throw new Refusal(t('api_keys_answers.revoked_stays', { name }), { code: 'api_key_revoked' })
}

/** An expiry must be in the future, at most until the end of the day in `mostYears`. */
async function refuseExpiry(trx: TransactionClientContract, expiresAt: DateTime | null) {
  if (!expiresAt) return
  const now = await databaseNow(trx)
  if (expiresAt <= now) {
    throw new FieldRefusal('expires_at', 'past', t('api_keys_answers.expiry_in_future'))
  }
  if (expiresAt > now.plus({ years: mostYears, days: 1 })) {
    const message = t('api_keys_answers.expiry_too_far', { years: mostYears })
    throw new FieldRefusal('expires_at', 'too_far', message)
  }
}

/** Locks the client, so that two concurrent requests cannot exceed the limit. */
async function refuseTooMany(trx: TransactionClientContract, clientId: number, except = 0) {
  const live = await ApiKey.query({ client: trx })
    .where({ clientId })
    .whereNot('id', except)
    .whereNull('revoked_at')
    .whereRaw(`(expires_at is null or expires_at > ${sqlNow(trx)})`)
    .select('id')
  if (live.length < mostLiveKeys) return
  throw new Refusal(t('api_keys_answers.too_many', { count: mostLiveKeys }), {
    code: 'too_many_api_keys',
  })
}

/** The fields of a key in the audit log: never its text or hash. */
function fieldsOf(key: ApiKey) {
  return {
    name: key.name,
    prefix: key.prefix,
    abilities: key.abilities,
    expires_at: key.expiresAt?.toJSDate().toISOString() ?? null,
    cap_calls: key.capCalls,
    cap_period: key.capPeriod,
  }
}

async function log(
  trx: TransactionClientContract,
  actor: Actor,
  { uid, name }: ApiKey,
  action: AuditDetails['action'],
  fields: Pick<AuditDetails, 'before' | 'after'>
) {
  await writeAuditEntry(trx, actor, {
    action,
    subject: 'api_key',
    subjectUid: uid,
    subjectName: name,
    ...fields,
  })
}
