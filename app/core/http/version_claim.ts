import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { doorOf } from '#app/core/door'
import { StaleWrite } from '#app/core/errors/problem'

/** The version that an input may name; `VersionClaim` reads it. */
export const versionRule = () => vine.number().withoutDecimals().positive().optional()

/**
 * Which version of a record the writer saw: from `If-Match`, else from the input's `version`.
 * One who says neither takes the record as it is.
 */
export class VersionClaim {
  constructor(
    /** Acceptable versions; null accepts every one. */
    private versions: string[] | null,
    private door: 'page' | 'v1'
  ) {}

  static of(ctx: Pick<HttpContext, 'request'>): VersionClaim {
    const header = ctx.request.header('if-match')?.trim()
    const door = doorOf(ctx)
    if (header === '*') return new VersionClaim(null, door)
    if (header) return new VersionClaim(strongTags(header), door)

    const version: unknown = ctx.request.input('version')
    const said = typeof version === 'number' || typeof version === 'string'
    return new VersionClaim(said ? [String(version)] : null, door)
  }

  /** The claim to another record of the same write, of which the input names the version. */
  static to(ctx: Pick<HttpContext, 'request'>, version: number | undefined): VersionClaim {
    return new VersionClaim(version === undefined ? null : [String(version)], doorOf(ctx))
  }

  /**
   * Throws `StaleWrite` (409 on pages, 412 on `/v1`) when the record has another version by now.
   * Ask inside the transaction that writes, once it holds the record.
   */
  check(actual: number | string, what: string): void {
    if (this.versions && !this.versions.includes(String(actual))) {
      throw new StaleWrite(what, this.door)
    }
  }
}

/**
 * Lets the next writer say what was read: `If-Match` takes this back. `finishTag` completes it when the
 * answer is ready.
 */
export function sendVersion({ response }: Pick<HttpContext, 'response'>, version: number | string) {
  response.header('ETag', `"${version}"`)
}

/**
 * The `ETag` of a record as it is sent: its version, and a fingerprint of the whole answer. A record also
 * shows what is not its own, such as the name of its domain or a count, which changes without the version:
 * so a cache must compare both. A writer claims the version alone, since only that can be overwritten.
 */
export function finishTag(versionTag: string, fingerprint: string): string {
  return versionTag.replace(/"$/, `-${fingerprint}"`)
}

/**
 * The versions in the tags of `If-Match`, with or without their fingerprint. A weak tag (W/"…") never
 * matches a strong comparison, which If-Match asks for (RFC 9110, 13.1.1).
 */
function strongTags(header: string): string[] {
  return header
    .split(',')
    .map((tag) => /^"([^"-]*)(?:-[0-9a-f]*)?"$/.exec(tag.trim())?.[1])
    .filter((tag) => tag !== undefined)
}

/**
 * The version for a form to carry: the one that was seen when the form was first opened, through every
 * refusal, so that nobody's save is overwritten unseen; else the one of now.
 */
export function versionSeen(
  { session }: Pick<HttpContext, 'session'>,
  now: number | string
): string {
  const seen: unknown = session.flashMessages.get('version')
  return typeof seen === 'string' || typeof seen === 'number' ? String(seen) : String(now)
}
