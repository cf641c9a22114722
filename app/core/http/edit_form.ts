import type { HttpContext } from '@adonisjs/core/http'
import { StaleWrite } from '#app/core/errors/problem'
import { versionSeen } from '#app/core/http/version_claim'
import { differencesBetween } from '#app/core/text/form_texts'

/**
 * The props of a record's form: its current values and version. After a stale write, `typed` are the
 * submitted values; the form then shows them and how they differ, and saving it again overwrites the
 * current values.
 */
export function editForm<Form extends Record<string, string>>(
  ctx: Pick<HttpContext, 'session'>,
  version: number,
  now: Form,
  typed?: Partial<Form>
) {
  return {
    form: { ...now, ...typed },
    version: typed ? String(version) : versionSeen(ctx, version),
    stale: typed !== undefined,
    differences: typed ? differencesBetween(now, typed as Record<string, string>) : [],
  }
}

/** Waits for a write; if it was stale, sets the status of the response and returns true. */
export async function isStale(
  { response }: Pick<HttpContext, 'response'>,
  write: Promise<unknown>
): Promise<boolean> {
  try {
    await write
    return false
  } catch (error) {
    if (!(error instanceof StaleWrite)) throw error
    response.status(error.status)
    return true
  }
}
