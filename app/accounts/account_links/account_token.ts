import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { Refusal } from '#app/core/errors/problem'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { sqlMayAcceptInvitation, sqlMayLogIn } from '#app/accounts/sessions/login_rule'
import {
  EMAIL_CHANGE_SECONDS,
  EMAIL_CONFIRMATION_SECONDS,
  INVITATION_SECONDS,
  PASSWORD_RESET_SECONDS,
} from '#app/accounts/sessions/lifetimes'
import { sha256, newAccountToken } from '#app/accounts/sessions/token'

export type AccountTokenPurpose =
  'password_reset' | 'email_confirmation' | 'invitation' | 'email_change'

/**
 * The lifetime of a token, and the users who may have one: an SQL condition on `users` and
 * `clients`.
 */
const terms: Record<AccountTokenPurpose, { seconds: number; whose: string }> = {
  password_reset: { seconds: PASSWORD_RESET_SECONDS, whose: sqlMayLogIn },
  email_confirmation: { seconds: EMAIL_CONFIRMATION_SECONDS, whose: sqlMayLogIn },
  invitation: { seconds: INVITATION_SECONDS, whose: sqlMayAcceptInvitation },
  email_change: { seconds: EMAIL_CHANGE_SECONDS, whose: sqlMayLogIn },
}

/** The link of a mail was already used, has expired, or is invalid. */
export class AccountTokenRefused extends Refusal {
  constructor() {
    super(t('auth_answers.link_used_or_old'), { code: 'invalid_link' })
  }
}

/**
 * Creates a single-use token for the user with this e-mail address who may log in (or, for an
 * invitation, accept it); null if there is none. `newEmail` is the address to be confirmed by an
 * `email_change`. Stores only the hash. Uses a single statement in all cases, so that the duration
 * reveals nothing.
 */
export async function issueAccountToken(
  client: QueryClientContract,
  email: string,
  purpose: AccountTokenPurpose,
  newEmail: string | null = null
): Promise<{ token: string; userId: number } | null> {
  const token = newAccountToken()
  const now = sqlNow(client)
  const { seconds, whose } = terms[purpose]
  const [issued] = await rawRows<{ user_id: number }>(
    client,
    `insert into account_tokens (user_id, purpose, hash, email, expires_at, created_at, updated_at)
     select users.id, ?, ?, nullif(?, ''), ${sqlFromNow(client, seconds)}, ${now}, ${now}
     from users left join clients on clients.id = users.client_id
     where users.email = ? and ${whose}
     returning user_id`,
    [purpose, sha256(token), newEmail ?? '', email]
  )
  return issued ? { token, userId: issued.user_id } : null
}

/** Whether a token is valid, without using it. */
export async function isAccountTokenValid(
  client: QueryClientContract,
  token: string,
  purpose: AccountTokenPurpose
): Promise<boolean> {
  return (await ownerOfAccountToken(client, token, purpose)) !== null
}

/** The internal id of a token's user, without using the token; null if it is invalid. */
export async function ownerOfAccountToken(
  client: QueryClientContract,
  token: string,
  purpose: AccountTokenPurpose
): Promise<number | null> {
  const [found] = await rawRows<{ user_id: number }>(
    client,
    `select account_tokens.user_id from account_tokens
     join users on users.id = account_tokens.user_id
     left join clients on clients.id = users.client_id
     where account_tokens.hash = ? and account_tokens.purpose = ? and account_tokens.used_at is null
       and account_tokens.expires_at > ${sqlNow(client)} and ${terms[purpose].whose}`,
    [sha256(token), purpose]
  )
  return found?.user_id ?? null
}

/**
 * Uses a token and returns its user, with the address that an `email_change` confirms (else null);
 * also invalidates all others for the same purpose. Throws AccountTokenRefused. Of several concurrent
 * callers with one token, exactly one succeeds.
 */
export async function useAccountToken(
  trx: TransactionClientContract,
  token: string,
  purpose: AccountTokenPurpose
): Promise<{ userId: number; email: string | null }> {
  const now = sqlNow(trx)
  const [used] = await rawRows<{ user_id: number; email: string | null }>(
    trx,
    `update account_tokens set used_at = ${now}, updated_at = ${now}
     where hash = ? and purpose = ? and used_at is null and expires_at > ${now}
       and exists (
         select 1 from users left join clients on clients.id = users.client_id
         where users.id = account_tokens.user_id and ${terms[purpose].whose})
     returning user_id, email`,
    [sha256(token), purpose]
  )
  if (!used) throw new AccountTokenRefused()
  await voidAccountTokens(trx, used.user_id, purpose)
  return { userId: used.user_id, email: used.email }
}

/** Invalidates the user's unused tokens, of one purpose or all. */
export async function voidAccountTokens(
  client: QueryClientContract,
  userId: number,
  purpose?: AccountTokenPurpose
): Promise<void> {
  const now = sqlNow(client)
  const [which, bindings] = purpose ? ['and purpose = ?', [userId, purpose]] : ['', [userId]]
  await client.rawQuery(
    `update account_tokens set used_at = ${now}, updated_at = ${now}
     where user_id = ? ${which} and used_at is null`,
    bindings
  )
}
