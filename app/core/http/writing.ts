import type { ChangeAuthor } from '#app/core/db/change_log'
import type { VersionClaim } from '#app/core/http/version_claim'

/** The author of a write and the version they read; without a claim the write is unconditional. */
export interface Writing extends ChangeAuthor {
  claim?: VersionClaim
}
