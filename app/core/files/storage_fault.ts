import logger from '@adonisjs/core/services/logger'
import { t } from '#app/core/text/text'
import { Refusal } from '#app/core/errors/problem'

/** In seconds: how long who was refused, and an upload that was put back, waits. */
export const storageWait = 30

/** The place where files are kept cannot be reached, or refuses: nothing was changed, and it may be tried again. */
export class StorageFault extends Refusal {
  /** In a few words, with nothing of what was sent. */
  reason: string

  constructor(reason: string) {
    super(t('uploads_answers.storage_unavailable'), {
      status: 503,
      code: 'storage_unavailable',
      headers: { 'Retry-After': String(storageWait) },
    })
    this.reason = reason
  }
}

/**
 * Does something with the store. What it says of its fault is logged by name alone: the errors of its
 * client hold requests with their signatures.
 *
 * @throws StorageFault
 */
export async function asked<Result>(deed: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StorageFault) throw error
    const reason = reasonOf(error)
    logger.error({ reason }, `Files of uploads: ${deed} failed`)
    throw new StorageFault(reason)
  }
}

interface StoreError {
  name?: string
  code?: string
  message?: string
  cause?: unknown
  $metadata?: { httpStatusCode?: number }
}

/** "AccessDenied (403)", "ECONNREFUSED": the innermost name that there is. */
function reasonOf(error: unknown): string {
  const { name, code, cause, $metadata } = (error ?? {}) as StoreError
  if (cause) return reasonOf(cause)
  const said = [code, name].find((word) => word && word !== 'Error') ?? 'unknown'
  return $metadata?.httpStatusCode ? `${said} (${$metadata.httpStatusCode})` : said
}
