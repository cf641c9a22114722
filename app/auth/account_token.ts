import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/database_clock'
import { Refusal } from '#app/core/problem'
import { rawRows } from '#app/core/raw_rows'
import { mayEnter } from '#app/auth/sign_in_rule'
import { EMAIL_CONFIRMATION_SECONDS, PASSWORD_RESET_SECONDS } from '#app/auth/terms'
import { hashOf, newAccountToken } from '#app/auth/token'

export type AccountTokenPurpose = 'password_reset' | 'email_confirmation'

const seconds: Record<AccountTokenPurpose, number> = {
  password_reset: PASSWORD_RESET_SECONDS,
  email_confirmation: EMAIL_CONFIRMATION_SECONDS,
}

/** The link of a mail was used, is too old, or was never sent. */
export class AccountTokenRefused extends Refusal {
  constructor() {
    super('This link has been used or is too old. Ask for a new one.', {
      status: 422,
      code: 'invalid_link',
      title: 'The link is not valid',
    })
  }
}

/**
 * Makes a token for one use for whoever has this e-mail address and may enter; null when nobody has.
 * Keeps its hash only. One statement either way, so that the time taken tells nothing.
 */
export async function issueAccountToken(
  client: QueryClientContract,
  email: string,
  purpose: AccountTokenPurpose
): Promise<{ token: string; userId: number } | null> {
  const token = newAccountToken()
  const now = sqlNow(client)
  const [issued] = await rawRows<{ user_id: number }>(
    client,
    `insert into account_tokens (user_id, purpose, hash, expires_at, created_at, updated_at)
     select users.id, ?, ?, ${sqlFromNow(client, seconds[purpose])}, ${now}, ${now}
     from users left join clients on clients.id = users.client_id
     where users.email = ? and ${mayEnter}
     returning user_id`,
    [purpose, hashOf(token), email]
  )
  return issued ? { token, userId: issued.user_id } : null
}

/** Whether a token would be taken, without using it up. */
export async function isAccountTokenValid(
  client: QueryClientContract,
  token: string,
  purpose: AccountTokenPurpose
): Promise<boolean> {
  const found = await rawRows(
    client,
    `select account_tokens.id from account_tokens
     join users on users.id = account_tokens.user_id
     left join clients on clients.id = users.client_id
     where account_tokens.hash = ? and account_tokens.purpose = ? and account_tokens.used_at is null
       and account_tokens.expires_at > ${sqlNow(client)} and ${mayEnter}`,
    [hashOf(token), purpose]
  )
  return found.length === 1
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
  const now = sqlNow(trx)
  const [used] = await rawRows<{ user_id: number }>(
    trx,
    `update account_tokens set used_at = ${now}, updated_at = ${now}
     where hash = ? and purpose = ? and used_at is null and expires_at > ${now}
       and exists (
         select 1 from users left join clients on clients.id = users.client_id
         where users.id = account_tokens.user_id and ${mayEnter})
     returning user_id`,
    [hashOf(token), purpose]
  )
  if (!used) throw new AccountTokenRefused()
  await trx.rawQuery(
    `update account_tokens set used_at = ${now}, updated_at = ${now}
     where user_id = ? and purpose = ? and used_at is null`,
    [used.user_id, purpose]
  )
  return used.user_id
}
