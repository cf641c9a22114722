import type { HttpContext } from '@adonisjs/core/http'
import type { ChangeAuthor } from '#app/core/db/change_log'
import { VersionClaim } from '#app/core/http/version_claim'

/** The author of a write and the version they read; without a claim the write is unconditional. */
export interface Writing extends ChangeAuthor {
  claim?: VersionClaim
}

/** The user of a request, and the version that it states. */
export function versionedWriting(ctx: Pick<HttpContext, 'auth' | 'request'>) {
  return { actorId: ctx.auth.getUserOrFail().id, claim: VersionClaim.of(ctx) }
}
