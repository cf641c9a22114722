import logger from '@adonisjs/core/services/logger'
import { t } from '#app/core/text/text'
import { Refusal } from '#app/core/errors/problem'
import { DiskFull, isDiskFull } from '#app/core/files/disk_full'

/** Seconds after which a refused caller or a postponed upload should retry. */
export const storageWait = 30

/**
 * The file storage is unreachable or refuses. Nothing was changed and the operation can be retried.
 */
export class StorageFault extends Refusal {
  /** A short reason without any request data. */
  reason: string

  constructor(reason: string) {
    super(t('uploads_answers.storage_unavailable'), {
      code: 'storage_unavailable',
      headers: { 'Retry-After': String(storageWait) },
    })
    this.reason = reason
  }
}

/**
 * Runs an operation on the file storage. Logs only the name of an error, because the errors of the
 * client include signed requests.
 *
 * @throws StorageFault; DiskFull
 */
export async function reportingFaults<Result>(
  operation: string,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StorageFault) throw error
    const reason = reasonOf(error)
    logger.error({ reason }, `File storage: ${operation} failed`)
    if (isDiskFull(error)) throw new DiskFull(error)
    throw new StorageFault(reason)
  }
}

interface StoreError {
  name?: string
  code?: string
  cause?: unknown
  $metadata?: { httpStatusCode?: number }
}

/** The innermost error name: "AccessDenied (403)", "ECONNREFUSED". */
function reasonOf(error: unknown): string {
  const { name, code, cause, $metadata } = (error ?? {}) as StoreError
  if (cause) return reasonOf(cause)
  const label = [code, name].find((word) => word && word !== 'Error') ?? 'unknown'
  return $metadata?.httpStatusCode ? `${label} (${$metadata.httpStatusCode})` : label
}
