import { bodyLimits } from '#app/core/http/body_limits'
import { t } from '#app/core/text/text'
import { Refusal } from '#app/core/errors/problem'
import { retryRejected, type Retry } from '#app/imports/actions/retry_upload'
import { byCause, shownCells } from '#app/imports/report/rejected_causes'
import { rejectedRowsOf, type StoredRow } from '#app/imports/report/rejected_rows'
import type Upload from '#app/imports/upload'

/** The most rejected rows that can be corrected on a page. */
export const MOST_FIXED = 50
/** Fields of a row beside its columns: its number, and cells beyond the header. */
const MORE_FIELDS = 4

/** Whether the rejected rows can be corrected on a page, in one form. */
export function mayFix(upload: Upload): boolean {
  const { failed, report, dryRun, undoOf, isWaitingOrRunning } = upload
  const fields = failed * ((report?.header?.length ?? 0) + MORE_FIELDS)
  const isSmall = failed > 0 && failed <= MOST_FIXED && fields < bodyLimits.fields
  return isSmall && !dryRun && !undoOf && !isWaitingOrRunning
}

/** The rejected rows of an upload by cause, with their cells as they can be corrected. */
export async function rowsToFix(upload: Upload): Promise<StoredRow[][]> {
  const rows: StoredRow[] = []
  for await (const page of rejectedRowsOf(upload.id)) {
    rows.push(...page.map((row) => ({ ...row, cells: shownCells(row, upload) })))
  }
  return byCause(rows)
}

/**
 * Imports the corrected rows as a new upload, like a retry of the rejected ones. `fixes` are
 * their cells by the id of the stored row; rows without cells are left out.
 *
 * @throws Refusal (409 `nothing_to_retry`) if the rows cannot be corrected here
 */
export async function fixRejected(
  upload: Upload,
  fixes: Map<number, string[]>,
  retry: Omit<Retry, 'rows'>
): Promise<Upload> {
  if (!mayFix(upload)) {
    throw new Refusal(t('uploads_answers.nothing_to_retry'), {
      status: 409,
      code: 'nothing_to_retry',
    })
  }
  return retryRejected(upload, { ...retry, rows: 'failed', dryRun: false }, fixes)
}
