import { errors, symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { findByAccessToken } from '#app/accounts/auth/access_token'
import { FamilyRefused, openApiFamily } from '#app/accounts/auth/refresh_family'
import type User from '#app/accounts/user'
import { findByApiKey, type KeyInUse } from '#app/accounts/api_keys/find_by_api_key'
import { isKeyText, looksLikeKey } from '#app/accounts/api_keys/key_text'
import { InvalidApiKey, MalformedApiKey } from '#app/accounts/api_keys/key_errors'

/**
 * Knows who calls `/v1` by the `Authorization` header alone: people by their access token (`Bearer
 * ska_…`), a client's programs by an API key (`Bearer skk_…`). Reads the header and one row; no cookie
 * is looked at, and a text that can be no key by its checksum costs no look into the database.
 */
export class BearerGuard implements GuardContract<User> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<string, never>

  readonly driverName = 'bearer'
  /** Who signed in; for a key, the person who made it. */
  user?: User
  /** The key that the request came with. */
  apiKey?: KeyInUse
  isAuthenticated = false
  authenticationAttempted = false

  constructor(private ctx: HttpContext) {}

  /** Throws `MalformedApiKey` or `InvalidApiKey`: whoever sends a key means no guest. */
  async check(): Promise<boolean> {
    if (this.authenticationAttempted) return this.isAuthenticated
    this.authenticationAttempted = true

    const [scheme, token] = (this.ctx.request.header('authorization') ?? '').split(' ')
    if (scheme.toLowerCase() !== 'bearer' || !token) return false

    if (looksLikeKey(token)) await this.#knowKey(token)
    else this.user = (await findByAccessToken(token)) ?? undefined
    this.isAuthenticated = Boolean(this.user)
    return this.isAuthenticated
  }

  async #knowKey(text: string) {
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

  /** For tests: signs the person in as `/v1` does. Whoever may not enter is sent without a token. */
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
