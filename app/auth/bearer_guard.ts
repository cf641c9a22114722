import { errors, symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { findByAccessToken } from '#app/auth/access_token'
import { FamilyRefused, openApiFamily } from '#app/auth/refresh_family'
import type User from '#app/auth/user'

/**
 * Knows people on `/v1` by their access token alone: `Authorization: Bearer ska_…`. Reads the
 * header and one row; no cookie is looked at.
 */
export class BearerGuard implements GuardContract<User> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<string, never>

  readonly driverName = 'bearer'
  user?: User
  isAuthenticated = false
  authenticationAttempted = false

  constructor(private ctx: HttpContext) {}

  async check(): Promise<boolean> {
    if (this.authenticationAttempted) return this.isAuthenticated
    this.authenticationAttempted = true

    const [scheme, token] = (this.ctx.request.header('authorization') ?? '').split(' ')
    if (scheme.toLowerCase() !== 'bearer' || !token) return false

    this.user = (await findByAccessToken(token)) ?? undefined
    this.isAuthenticated = Boolean(this.user)
    return this.isAuthenticated
  }

  async authenticate(): Promise<User> {
    await this.check()
    return this.getUserOrFail()
  }

  getUserOrFail(): User {
    if (this.user) return this.user
    throw new errors.E_UNAUTHORIZED_ACCESS('No valid access token was sent', {
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
