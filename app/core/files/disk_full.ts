import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** Seconds after which a refused caller should retry. */
const retrySeconds = 60

/** Codes of the file system, SQLite and PostgreSQL (53100, `disk_full`). */
const codes = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']

/** Whether a file or the database could not be written because no space is left. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: string; cause?: unknown }
  return codes.includes(code ?? '') || (cause !== undefined && isDiskFull(cause))
}

/** No space is left for what the request writes. Nothing was changed. */
export class DiskFull extends Refusal {
  constructor(cause: unknown) {
    super(t('core_answers.disk_full'), {
      code: 'disk_full',
      headers: { 'Retry-After': String(retrySeconds) },
    })
    this.cause = cause
  }
}
