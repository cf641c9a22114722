import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { Refusal } from '#app/core/errors/problem'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { logSecurityEvent } from '#app/core/http/security_log'
import { newUid } from '#app/core/uid'
import { deviceOfRequest } from '#app/accounts/sessions/device'
import { sqlIsAsVerified, sqlMayLogIn, lockUserForLogin } from '#app/accounts/sessions/login_rule'
import {
  ACCESS_SECONDS,
  API_FAMILY_SECONDS,
  GRACE_SECONDS,
  PAGE_SESSION_SECONDS,
} from '#app/accounts/sessions/lifetimes'
import {
  bindingsOf,
  sha256,
  isRefreshToken,
  newTokenPair,
  selectorHashOf,
  successorsOf,
  type TokenPair,
} from '#app/accounts/sessions/token'
import { endPageSession } from '#app/accounts/sessions/page_session'
import type User from '#app/accounts/user'
import { isPostgres } from '#app/core/db/prepared_rows'

/** The refresh token is invalid: unknown, used, expired, revoked, or of another browser. */
class RefreshRefused extends Refusal {
  constructor() {
    super('The refresh token is invalid. Log in again.', {
      code: 'invalid_refresh_token',
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    })
  }
}

/** The user may not log in, or the session has ended meanwhile. */
export class FamilyRefused extends Refusal {
  constructor() {
    super(t('auth_answers.session_ended'), { code: 'unauthenticated' })
  }
}

/**
 * Creates a token family for a login on `/v1` and returns its first pair. Throws FamilyRefused if
 * the user may not log in, or if password or two-factor authentication were changed since they were verified.
 */
export async function openApiFamily(user: User): Promise<TokenPair> {
  return db.transaction(async (trx) => {
    await lockUserForLogin(trx, user)
    const now = sqlNow(trx)
    const pair = newTokenPair()
    const [family] = await rawRows<{ id: number }>(
      trx,
      `insert into refresh_families
         (uid, user_id, ip, user_agent, door, selector_hash, current_hash, rotated_at, expires_at, created_at, updated_at)
       select ?, users.id, nullif(?, ''), nullif(?, ''), 'api', ?, ?, ${now}, ${sqlFromNow(trx, API_FAMILY_SECONDS)}, ${now}, ${now}
       from users left join clients on clients.id = users.client_id
       where users.id = ? and ${sqlIsAsVerified(user)} and ${sqlMayLogIn}
       returning id`,
      [
        newUid(),
        ...deviceOfRequest(),
        selectorHashOf(pair.refresh),
        sha256(pair.refresh),
        user.id,
        user.password ?? '',
      ]
    )
    if (!family) throw new FamilyRefused()
    await storeAccess(trx, family.id, pair.access)
    return pair
  })
}

/**
 * Creates a token family for the pages of a page session: it ends with the session, and each
 * refresh requires the binding of the browser. Throws FamilyRefused if the session has ended.
 */
export async function openBrowserFamily(
  pageSessionUid: string
): Promise<TokenPair & { binding: string }> {
  const binding = await bindingFor(pageSessionUid)
  const pair = await db.transaction(async (trx) => {
    if (isPostgres(trx)) {
      await trx.rawQuery('select id from page_sessions where uid = ? for share', [pageSessionUid])
    }
    const now = sqlNow(trx)
    const first = newTokenPair()
    const [family] = await rawRows<{ id: number }>(
      trx,
      `insert into refresh_families
         (uid, user_id, door, selector_hash, current_hash, binding_hash, page_session_id,
          rotated_at, expires_at, created_at, updated_at)
       select ?, users.id, 'browser', ?, ?, ?, page_sessions.id,
              ${now}, ${sqlFromNow(trx, PAGE_SESSION_SECONDS)}, ${now}, ${now}
       from page_sessions
       join users on users.id = page_sessions.user_id
       left join clients on clients.id = users.client_id
       where page_sessions.uid = ? and page_sessions.expires_at > ${now} and ${sqlMayLogIn}
       returning id`,
      [
        newUid(),
        selectorHashOf(first.refresh),
        sha256(first.refresh),
        sha256(binding),
        pageSessionUid,
      ]
    )
    if (!family) throw new FamilyRefused()
    await storeAccess(trx, family.id, first.access)
    return first
  })
  return { ...pair, binding }
}

/**
 * The binding of a page session. Other tabs still use the binding of the session's existing families, so it stays the
 * same after a rotation of keys.
 */
async function bindingFor(pageSessionUid: string): Promise<string> {
  const bindings = bindingsOf(pageSessionUid)
  if (bindings.length === 1) return bindings[0]
  const families = await rawRows<{ binding_hash: string }>(
    db.connection(),
    `select binding_hash from refresh_families
     join page_sessions on page_sessions.id = refresh_families.page_session_id
     where page_sessions.uid = ? and revoked_at is null`,
    [pageSessionUid]
  )
  const used = new Set(families.map((family) => family.binding_hash))
  return bindings.find((binding) => used.has(sha256(binding))) ?? bindings[0]
}

/**
 * Exchanges a refresh token for its successor; each can be used once. For ten seconds, the
 * immediate predecessor returns the same pair again (two tabs, lost response); any other used token
 * has been copied, so the family is revoked. `binding` is the value of the cookie, for families of
 * a browser.
 */
export async function refreshTokens(refresh: string, binding?: string): Promise<TokenPair> {
  if (!isRefreshToken(refresh)) throw new RefreshRefused()
  const successors = successorsOf(refresh)
  const next = await db.transaction(async (trx) => {
    const [first] = successors
    const rotated = await rotate(trx, refresh, first.refresh, binding)
    if (rotated) {
      await storeAccess(trx, rotated.id, first.access)
      return first
    }
    return issuedInGraceOrRevoke(trx, refresh, successors, binding)
  })
  if (!next) throw new RefreshRefused()
  return next
}

/**
 * Logs out with any refresh token of a family: revokes the family, and for a browser ends its page
 * session. Unknown tokens are ignored, so logging out is idempotent.
 */
export async function logOutFamily(refresh: string): Promise<void> {
  if (!isRefreshToken(refresh)) return
  const [family] = await rawRows<{ id: number; page_session: string | null }>(
    db.connection(),
    `select refresh_families.id, page_sessions.uid as page_session
     from refresh_families
     left join page_sessions on page_sessions.id = refresh_families.page_session_id
     where refresh_families.selector_hash = ?`,
    [selectorHashOf(refresh)]
  )
  if (!family) return
  if (family.page_session) return endPageSession(family.page_session)
  return revokeFamily(db.connection(), family.id, 'signed_out')
}

/**
 * One conditional statement ensures that only one of several callers with the same token succeeds.
 */
async function rotate(
  trx: TransactionClientContract,
  refresh: string,
  successor: string,
  binding?: string
) {
  const now = sqlNow(trx)
  const [family] = await rawRows<{ id: number }>(
    trx,
    `update refresh_families
     set previous_hash = current_hash, current_hash = ?, generation = generation + 1,
         rotated_at = ${now}, updated_at = ${now}, ip = nullif(?, ''), user_agent = nullif(?, ''),
         expires_at = case door when 'api' then ${sqlFromNow(trx, API_FAMILY_SECONDS)}
                                else ${sqlFromNow(trx, PAGE_SESSION_SECONDS)} end
     where selector_hash = ? and current_hash = ? and ${usable(now)}
     returning id`,
    [
      sha256(successor),
      ...deviceOfRequest(),
      selectorHashOf(refresh),
      sha256(refresh),
      sha256(binding ?? ''),
    ]
  )
  return family
}

/** Ends a token family, with all its tokens, and logs that. Does nothing if it was ended before. */
export async function revokeFamily(
  client: QueryClientContract,
  familyId: number,
  reason: 'signed_out' | 're_used' | 'unbound' | 'ended_elsewhere'
): Promise<void> {
  const now = sqlNow(client)
  const revoked = await rawRows<{ user_id: number }>(
    client,
    `update refresh_families set revoked_at = ${now}, revoked_reason = ?, updated_at = ${now}
     where id = ? and revoked_at is null returning user_id`,
    [reason, familyId]
  )
  for (const { user_id: userId } of revoked)
    logSecurityEvent('signed_out', { user_id: userId, reason })
}

/** The SQL condition for a valid family; its only binding is the hash of the given binding. */
function usable(now: string) {
  return `revoked_at is null and expires_at > ${now}
    and (door = 'api' or (binding_hash = ? and exists (
      select 1 from page_sessions
      where page_sessions.id = refresh_families.page_session_id and page_sessions.expires_at > ${now})))
    and exists (
      select 1 from users left join clients on clients.id = users.client_id
      where users.id = refresh_families.user_id and ${sqlMayLogIn})`
}

/** The pair that was issued for this token within the last seconds; otherwise null. A copied token revokes its family. */
async function issuedInGraceOrRevoke(
  trx: TransactionClientContract,
  refresh: string,
  successors: TokenPair[],
  binding?: string
): Promise<TokenPair | null> {
  const now = sqlNow(trx)
  const [family] = await rawRows<{
    id: number
    current_hash: string
    usable: boolean | number
    is_bound: boolean | number
    is_current: boolean | number
    in_grace: boolean | number
  }>(
    trx,
    `select id, current_hash,
            (${usable(now)}) as usable,
            (door = 'api' or binding_hash = ?) as is_bound,
            (current_hash = ?) as is_current,
            (coalesce(previous_hash, '') = ? and rotated_at >= ${sqlFromNow(trx, -GRACE_SECONDS)}) as in_grace
     from refresh_families where selector_hash = ?`,
    [
      sha256(binding ?? ''),
      sha256(binding ?? ''),
      sha256(refresh),
      sha256(refresh),
      selectorHashOf(refresh),
    ]
  )
  if (!family) return null
  if (family.usable && family.in_grace) {
    return successors.find((pair) => sha256(pair.refresh) === family.current_hash) ?? null
  }
  if (!family.is_bound) await revokeFamily(trx, family.id, 'unbound')
  else if (!family.is_current && !family.in_grace) await revokeFamily(trx, family.id, 're_used')
  return null
}

/** Stores the hash of an access token and deletes the expired ones of its family. */
async function storeAccess(trx: TransactionClientContract, familyId: number, access: string) {
  const now = sqlNow(trx)
  await trx.rawQuery(
    `insert into access_tokens (family_id, hash, expires_at, created_at, updated_at)
     values (?, ?, ${sqlFromNow(trx, ACCESS_SECONDS)}, ${now}, ${now})`,
    [familyId, sha256(access)]
  )
  await trx.rawQuery(`delete from access_tokens where family_id = ? and expires_at < ${now}`, [
    familyId,
  ])
}
