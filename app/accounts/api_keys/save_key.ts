import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logDeed, type Actor, type Deed } from '#app/accounts/audit/audit_log'
import { hashOf } from '#app/accounts/auth/token'
import type User from '#app/accounts/user'
import { holdClient } from '#app/accounts/hold_client'
import { differenceOf } from '#app/core/db/change_log'
import { databaseNow, sqlNow } from '#app/core/db/database_clock'
import { holdRow } from '#app/core/db/hold_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { VersionClaim } from '#app/core/http/version_claim'
import ApiKey from '#app/accounts/api_keys/api_key'
import type { KeyAbility } from '#app/accounts/api_keys/key_abilities'
import { newKeyText, prefixOf } from '#app/accounts/api_keys/key_text'

/** How many keys of a client may be live at once: neither revoked nor expired. */
export const mostLiveKeys = 25

/** For so many days at most the text that a rotation replaces goes on working. */
export const mostOverlapDays = 7

/** How far ahead a key may end. */
const mostYears = 10
const usualOverlapDays = 1

/** What people say of a key; null takes the expiry or the cap away. */
export interface KeyFields {
  name: string
  abilities: KeyAbility[]
  expires_at?: DateTime | null
  cap_calls?: number | null
}

/** A key and its text, which is nowhere else and cannot be had again. */
export interface NewText {
  key: ApiKey
  text: string
}

/** Who writes, which version they saw, and the open transaction that the write is to be a part of. */
interface KeyWriting {
  actor: Actor
  claim?: VersionClaim
  within?: TransactionClientContract
}

/**
 * Makes a key of the person’s client and logs it. Its text is answered this once: the row holds its hash and its
 * first characters. Throws a 409 `Refusal` where the client has 25 live keys, and a 422 where the
 * expiry is over or too far ahead.
 */
export async function createKey(
  maker: User,
  fields: KeyFields,
  { actor, within }: KeyWriting
): Promise<NewText> {
  const { id: userId, ownClientId: clientId } = maker
  return inTransaction(async (trx) => {
    await holdClient(trx, clientId)
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
        hash: hashOf(text),
        expiresAt: fields.expires_at ?? null,
        capCalls: fields.cap_calls ?? null,
        usedCalls: 0,
        version: 1,
      },
      { client: trx }
    )
    await log(trx, actor, key, 'created', { after: fieldsOf(key) })
    return { key, text }
  }, within)
}

/**
 * Changes the given fields and logs what changed; the same again is no change. The calls that were
 * charged stay, so a cap below them refuses the next call. Throws `StaleWrite`, a 409 `Refusal` for a
 * revoked key or where there are 25 live ones, or a 422 one.
 */
export async function changeKey(
  key: ApiKey,
  changes: Partial<KeyFields>,
  { actor, claim, within }: KeyWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    await holdClient(trx, key.clientId)
    const held = await holdKey(trx, key, claim)
    refuseRevoked(held)
    const before = fieldsOf(held)
    const { name, abilities, expires_at: expiresAt, cap_calls: capCalls } = changes
    const given = Object.entries({ name, abilities, expiresAt, capCalls })
    held.merge(Object.fromEntries(given.filter(([, value]) => value !== undefined)))
    const difference = differenceOf(before, fieldsOf(held))
    if (!difference) return

    if ('expires_at' in difference.after) {
      await refuseExpiry(trx, held.expiresAt)
      await refuseTooMany(trx, held.clientId, held.id)
    }
    held.version += 1
    await held.save()
    await log(trx, actor, held, 'updated', difference)
  }, within)
}

/**
 * Gives the key another text and logs it. The one until now goes on working for so many days, from 0
 * to 7, by the database's clock; the one before that ends at once. Abilities, cap, calls and history
 * stay with the key. Throws `StaleWrite`, or a 409 `Refusal` for a key that is revoked or expired.
 */
export async function rotateKey(
  key: ApiKey,
  { overlapDays = usualOverlapDays }: { overlapDays?: number },
  { actor, claim, within }: KeyWriting
): Promise<NewText> {
  return inTransaction(async (trx) => {
    const held = await holdKey(trx, key, claim)
    refuseRevoked(held)
    const now = await databaseNow(trx)
    if (held.expiresAt && held.expiresAt <= now) {
      throw new Refusal(t('api_keys_answers.expired_stays', { name: held.name }), {
        status: 409,
        code: 'api_key_expired',
      })
    }
    const text = newKeyText()
    const overlaps = overlapDays > 0
    const { prefix: oldPrefix } = held
    held.merge({
      previousPrefix: overlaps ? held.prefix : null,
      previousHash: overlaps ? held.hash : null,
      previousExpiresAt: overlaps ? now.plus({ days: overlapDays }) : null,
      prefix: prefixOf(text),
      hash: hashOf(text),
      version: held.version + 1,
    })
    await held.save()
    await log(trx, actor, held, 'rotated', {
      before: { prefix: oldPrefix },
      after: { prefix: held.prefix, overlap_days: overlapDays },
    })
    return { key: held, text }
  }, within)
}

/**
 * Ends the key at once in every process, both of its texts, and logs it; a call that is under way and
 * not yet paid is refused. It cannot be taken back. A second time changes nothing. Throws `StaleWrite`.
 */
export async function revokeKey(key: ApiKey, { actor, claim, within }: KeyWriting): Promise<void> {
  await inTransaction(async (trx) => {
    const held = await holdKey(trx, key, claim)
    if (held.revokedAt) return
    const revokedAt = await databaseNow(trx)
    held.merge({
      revokedAt,
      previousPrefix: null,
      previousHash: null,
      previousExpiresAt: null,
      version: held.version + 1,
    })
    await held.save()
    await log(trx, actor, held, 'revoked', {
      before: { revoked_at: null },
      after: { revoked_at: revokedAt.toJSDate().toISOString() },
    })
  }, within)
}

/** The key as it is now, held to the end of the transaction. */
async function holdKey(trx: TransactionClientContract, { id }: ApiKey, claim?: VersionClaim) {
  const held = await holdRow(trx, ApiKey, id, 'api_keys_answers.the_key')
  claim?.check(held.version, t('api_keys_answers.this_key'))
  return held
}

function refuseRevoked({ name, revokedAt }: ApiKey) {
  if (!revokedAt) return
  throw new Refusal(t('api_keys_answers.revoked_stays', { name }), {
    status: 409,
    code: 'api_key_revoked',
  })
}

/** An expiry lies ahead, and no further than the end of the day in `mostYears`. */
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

/** The client is held, so that two at once do not both find room. */
async function refuseTooMany(trx: TransactionClientContract, clientId: number, except = 0) {
  const live = await ApiKey.query({ client: trx })
    .where({ clientId })
    .whereNot('id', except)
    .whereNull('revoked_at')
    .whereRaw(`(expires_at is null or expires_at > ${sqlNow(trx)})`)
    .select('id')
  if (live.length < mostLiveKeys) return
  throw new Refusal(t('api_keys_answers.too_many', { count: mostLiveKeys }), {
    status: 409,
    code: 'too_many_api_keys',
  })
}

/** What the audit log holds of a key: never its text, nor the hash. */
function fieldsOf(key: ApiKey) {
  return {
    name: key.name,
    prefix: key.prefix,
    abilities: key.abilities,
    expires_at: key.expiresAt?.toJSDate().toISOString() ?? null,
    cap_calls: key.capCalls,
  }
}

async function log(
  trx: TransactionClientContract,
  actor: Actor,
  { uid, name }: ApiKey,
  action: Deed['action'],
  fields: Pick<Deed, 'before' | 'after'>
) {
  await logDeed(trx, actor, {
    action,
    subject: 'api_key',
    subjectUid: uid,
    subjectName: name,
    ...fields,
  })
}
