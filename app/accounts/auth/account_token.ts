import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { Refusal } from '#app/core/errors/problem'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { mayAccept, mayEnter } from '#app/accounts/auth/sign_in_rule'
import {
  EMAIL_CHANGE_SECONDS,
  EMAIL_CONFIRMATION_SECONDS,
  INVITATION_SECONDS,
  PASSWORD_RESET_SECONDS,
} from '#app/accounts/auth/lifetimes'
import { hashOf, newAccountToken } from '#app/accounts/auth/token'

export type AccountTokenPurpose =
  'password_reset' | 'email_confirmation' | 'invitation' | 'email_change'

/** How long a token is good, and whose it may be: an SQL condition on `users` and `clients`. */
const terms: Record<AccountTokenPurpose, { seconds: number; whose: string }> = {
  password_reset: { seconds: PASSWORD_RESET_SECONDS, whose: mayEnter },
  email_confirmation: { seconds: EMAIL_CONFIRMATION_SECONDS, whose: mayEnter },
  invitation: { seconds: INVITATION_SECONDS, whose: mayAccept },
  email_change: { seconds: EMAIL_CHANGE_SECONDS, whose: mayEnter },
}

/** The link of a mail was used, is too old, or was never sent. */
export class AccountTokenRefused extends Refusal {
  constructor() {
    super(t('auth_answers.link_used_or_old'), {
      status: 422,
      code: 'invalid_link',
    })
  }
}

/**
 * Makes a token for one use for whoever has this e-mail address and may enter (or, for an invitation,
 * accept it); null when nobody has. `newEmail` is the address that an `email_change` is to confirm.
 * Keeps its hash only. One statement either way, so that the time taken tells nothing.
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
    [purpose, hashOf(token), newEmail ?? '', email]
  )
  return issued ? { token, userId: issued.user_id } : null
}

/** Whether a token would be taken, without using it up. */
export async function isAccountTokenValid(
  client: QueryClientContract,
  token: string,
  purpose: AccountTokenPurpose
): Promise<boolean> {
  return (await ownerOfAccountToken(client, token, purpose)) !== null
}

/** Whose token it is, without using it up: the person's inner id; null when it would not be taken. */
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
    [hashOf(token), purpose]
  )
  return found?.user_id ?? null
}

/**
 * Uses a token up and gives the id of its person; with it all others that were sent for the same
 * purpose. Throws AccountTokenRefused. Of several callers with one token exactly one succeeds.
 */
export async function useAccountToken(
  trx: TransactionClientContract,
  token: string,
  purpose: AccountTokenPurpose
): Promise<number> {
  const { userId } = await takeAccountToken(trx, token, purpose)
  return userId
}

/** The same, and the new address that the token confirms; null for all but an `email_change`. */
export async function takeAccountToken(
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
    [hashOf(token), purpose]
  )
  if (!used) throw new AccountTokenRefused()
  await voidAccountTokens(trx, used.user_id, purpose)
  return { userId: used.user_id, email: used.email }
}

/** Makes the person's links that were sent and not used open nothing; of one purpose, or of all. */
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
