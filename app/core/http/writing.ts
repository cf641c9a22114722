import type { ChangeAuthor } from '#app/core/db/change_log'
import type { VersionClaim } from '#app/core/http/version_claim'

/** Who writes a record, and which version they saw; without a claim it is taken as it is. */
export interface Writing extends ChangeAuthor {
  claim?: VersionClaim
}
