import type { HttpContext } from '@adonisjs/core/http'
import { doorOf } from '#app/core/door'
import { StaleWrite } from '#app/core/errors/problem'
import { wholeNumber } from '#app/core/text/number_fields'

/** An optional version in the input, which `VersionClaim` reads. */
export const versionRule = () => wholeNumber().min(1).optional()

/**
 * The version of a record that the caller last read: from `If-Match`, or else from `version` in the
 * input. Without either, the write is unconditional.
 */
export class VersionClaim {
  constructor(
    /** Acceptable versions; null accepts any version. */
    private versions: string[] | null,
    private door: 'page' | 'v1'
  ) {}

  static of(ctx: Pick<HttpContext, 'request'>): VersionClaim {
    const header = ctx.request.header('if-match')?.trim()
    const door = doorOf(ctx)
    if (header === '*') return new VersionClaim(null, door)
    if (header) return new VersionClaim(strongTags(header), door)

    const version: unknown = ctx.request.input('version')
    const isGiven = typeof version === 'number' || typeof version === 'string'
    return new VersionClaim(isGiven ? [String(version)] : null, door)
  }

  /** A claim for another record of the same write, with the version from the input. */
  static to(ctx: Pick<HttpContext, 'request'>, version: number | undefined): VersionClaim {
    return new VersionClaim(version === undefined ? null : [String(version)], doorOf(ctx))
  }

  /**
   * Throws `StaleWrite` (409 on pages, 412 on `/v1`) if the record has another version by now. Call
   * this inside the transaction that writes, after locking the record.
   */
  check(actual: number | string, what: string): void {
    if (this.versions && !this.versions.includes(String(actual))) {
      throw new StaleWrite(what, this.door)
    }
  }
}

/**
 * Sets the version as `ETag`, for use in `If-Match`. `finishTag` completes it when the response is
 * ready.
 */
export function sendVersion({ response }: Pick<HttpContext, 'response'>, version: number | string) {
  response.header('ETag', `"${version}"`)
}

/**
 * Builds the `ETag` of a record: its version and a fingerprint of the whole response. A record also
 * shows related data, such as the name of its domain or a count, which changes without the version,
 * so caches must compare both. Writers only claim the version, since only that can be overwritten.
 */
export function finishTag(versionTag: string, fingerprint: string): string {
  return versionTag.replace(/"$/, `-${fingerprint}"`)
}

/**
 * The versions in the `If-Match` tags, with or without fingerprint. A weak tag (W/"…") never
 * matches, because If-Match uses strong comparison (RFC 9110, 13.1.1).
 */
function strongTags(header: string): string[] {
  return header
    .split(',')
    .map((tag) => /^"([^"-]*)(?:-[0-9a-f]*)?"$/.exec(tag.trim())?.[1])
    .filter((tag) => tag !== undefined)
}

/**
 * The version for a form field: the version when the form was first opened, kept across refused
 * submissions so that no one's changes are overwritten unseen; otherwise the current one.
 */
export function versionSeen(
  { session }: Pick<HttpContext, 'session'>,
  now: number | string
): string {
  const seen: unknown = session.flashMessages.get('version')
  return typeof seen === 'string' || typeof seen === 'number' ? String(seen) : String(now)
}
