import { Authenticator, errors, symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { preparedRows, textByDatabase } from '#app/core/db/prepared_rows'
import { Refusal } from '#app/core/errors/problem'
import { LAST_USE_SECONDS } from '#app/accounts/sessions/lifetimes'
import { FamilyRefused, openApiFamily } from '#app/accounts/sessions/refresh_family'
import { sqlMayLogIn } from '#app/accounts/sessions/login_rule'
import { sha256, isAccessToken } from '#app/accounts/sessions/token'
import User from '#app/accounts/user'
import { findByApiKey, type KeyInUse } from '#app/accounts/api_keys/find_by_api_key'
import { isKeyText, startsLikeKey } from '#app/accounts/api_keys/key_text'
import { InvalidApiKey, MalformedApiKey } from '#app/accounts/api_keys/key_errors'

/** `/v1` has a single guard and never reads a session. */
const guards = {
  default: 'api' as const,
  guards: { api: (ctx: HttpContext) => new BearerGuard(ctx) },
}

/**
 * Authenticates the bearer token. Without a token the caller is a guest. An invalid token or
 * another scheme is rejected even where guests are allowed, so that no one is treated as a guest
 * without noticing.
 */
export default class BearerUserMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const auth = new Authenticator(ctx, guards)
    ctx.auth = auth as unknown as HttpContext['auth']
    const isKnown = await auth.check()
    const given = ctx.request.header('authorization')
    if (given && !/^bearer +\S/i.test(given)) throw new WrongScheme()
    if (!isKnown && given) {
      throw new Refusal('The access token is invalid or expired.', {
        code: 'invalid_token',
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      })
    }
    return next()
  }
}

/** For example basic authentication, or a token without a scheme. */
class WrongScheme extends Refusal {
  constructor() {
    super(
      'The Authorization header must use the scheme "Bearer". Send "Authorization: Bearer <token>" with an API key or an access token.',
      { code: 'unauthenticated', headers: { 'WWW-Authenticate': 'Bearer' } }
    )
  }
}

/**
 * Authenticates callers of `/v1` by the `Authorization` header only: people by their access token (`Bearer
 * ska_…`), programs of a client by an API key (`Bearer skk_…`). Reads the header and one row, never a cookie;
 * a key with a wrong checksum is rejected without a query.
 */
export class BearerGuard implements GuardContract<User> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<string, never>

  readonly driverName = 'bearer'
  /** The logged-in user; for a key, the user who created it. */
  user?: User
  /** The API key of the request. */
  apiKey?: KeyInUse
  isAuthenticated = false
  authenticationAttempted = false

  constructor(private ctx: HttpContext) {}

  /**
   * Throws `MalformedApiKey` or `InvalidApiKey`: a request with a key is never treated as a guest.
   */
  async check(): Promise<boolean> {
    if (this.authenticationAttempted) return this.isAuthenticated
    this.authenticationAttempted = true

    const [scheme, token] = (this.ctx.request.header('authorization') ?? '').split(' ')
    if (scheme.toLowerCase() !== 'bearer' || !token) return false

    if (isAccessToken(token)) this.user = (await findByAccessToken(token)) ?? undefined
    else if (startsLikeKey(token)) await this.#authenticateKey(token)
    this.isAuthenticated = Boolean(this.user)
    return this.isAuthenticated
  }

  async #authenticateKey(text: string) {
    if (!isKeyText(text)) throw new MalformedApiKey()
    const holder = await findByApiKey(text)
    if (!holder) throw new InvalidApiKey()
    this.user = holder.user
    this.apiKey = holder.apiKey
  }

  async authenticate(): Promise<User> {
    await this.check()
    return this.getUserOrFail()
  }

  getUserOrFail(): User {
    if (this.user) return this.user
    throw new errors.E_UNAUTHORIZED_ACCESS('No valid access token', {
      guardDriverName: this.driverName,
    })
  }

  /** For tests: logs the user in as `/v1` does. A user who may not log in gets no token. */
  async authenticateAsClient(user: User): Promise<AuthClientResponse> {
    try {
      const { access } = await openApiFamily(user)
      return { headers: { authorization: `Bearer ${access}` } }
    } catch (error) {
      if (error instanceof FamilyRefused) return {}
      throw error
    }
  }
}

/**
 * Finds the user of an access token with one statement; null if the token is unknown, expired or of
 * a revoked family, or if the user may no longer log in. Updates the time of last use at most once
 * a minute.
 */
export async function findByAccessToken(token: string): Promise<User | null> {
  if (!isAccessToken(token)) return null
  const client = db.connection()
  const [row] = await preparedRows<{ access_token_id: number; unwritten: boolean | number }>(
    client,
    'find_by_access_token',
    tokenStatement(client),
    [sha256(token)]
  )
  if (!row) return null

  if (row.unwritten) {
    await client.rawQuery(
      `update access_tokens set last_used_at = ${sqlNow(client)} where id = ?`,
      [row.access_token_id]
    )
  }
  return User.$createFromAdapterResult(row)
}

const tokenStatement = textByDatabase(
  (client) =>
    `select ${User.$columns.map(columnOf).join(', ')}, access_tokens.id as access_token_id,
            (access_tokens.last_used_at is null
             or access_tokens.last_used_at < ${sqlFromNow(client, -LAST_USE_SECONDS)}) as unwritten
     from access_tokens
     join refresh_families on refresh_families.id = access_tokens.family_id
     join users on users.id = refresh_families.user_id
     left join clients on clients.id = users.client_id
     where access_tokens.hash = ? and access_tokens.expires_at > ${sqlNow(client)}
       and refresh_families.revoked_at is null and ${sqlMayLogIn}`
)

/** Columns are listed because PostgreSQL rejects a prepared `select *` after a migration has added a column. */
function columnOf(name: string): string {
  return `users.${User.$getColumn(name)!.columnName}`
}
