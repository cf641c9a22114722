import { parse } from 'csv-parse/sync'
import { bodyLimits } from '#app/core/http/body_limits'
import { withoutKeptBytes } from '#app/core/lists/cells'
import { unescapeCell } from '#app/core/lists/csv_lines'
import { t } from '#app/core/text/text'
import { Refusal } from '#app/core/errors/problem'
import { retryRejected, type Retry } from '#app/imports/actions/retry_upload'
import { errorPlaces } from '#app/imports/readers/columns'
import type { RejectedRow } from '#app/imports/readers/row_fault'
import { rejectedRowsOf } from '#app/imports/report/rejected_rows'
import type Upload from '#app/imports/upload'

/** The most rejected rows that can be corrected on a page. */
export const MOST_FIXED = 50
/** Fields of a row beside its columns: its number, and cells beyond the header. */
const MORE_FIELDS = 4

export interface RowsToFix {
  /** The columns of the file, without those of an earlier file of rejected rows. */
  header: string[]
  /** By cause, in the order of the file; each has a cell for each column. */
  rows: RejectedRow[]
}

/** Whether the rejected rows can be corrected on a page, in one form. */
export function mayFix(upload: Upload): boolean {
  const { failed, report, dryRun, undoOf, isWaitingOrRunning } = upload
  const fields = failed * ((report?.header?.length ?? 0) + MORE_FIELDS)
  const isSmall = failed > 0 && failed <= MOST_FIXED && fields < bodyLimits.fields
  return isSmall && !dryRun && !undoOf && !isWaitingOrRunning
}

/** The rejected rows of an upload as they can be corrected. */
export async function rowsToFix(upload: Upload): Promise<RowsToFix> {
  const own = errorPlaces(upload.report?.header ?? [])
  const isOurs = (_: string, place: number) => !own.has(place)
  const header = (upload.report?.header ?? []).filter(isOurs)
  const rows: RejectedRow[] = []
  for await (const page of rejectedRowsOf(upload.id)) {
    for (const row of page) {
      const cells = isWholeLine(row) ? cellsIn(row, upload) : row.cells
      const kept = cells.filter(isOurs).map((cell) => withoutKeptBytes(unescapeCell(cell)))
      const width = Math.max(header.length, kept.length)
      rows.push({ ...row, cells: Array.from({ length: width }, (_, at) => kept[at] ?? '') })
    }
  }
  const causes = rows.map(causeOf)
  rows.sort((a, b) => causes.indexOf(causeOf(a)) - causes.indexOf(causeOf(b)) || a.row - b.row)
  return { header, rows }
}

function causeOf({ code, column }: RejectedRow): string {
  return `${code} ${column}`
}

function isWholeLine({ code }: RejectedRow): boolean {
  return code === 'bad_quote' || code === 'line_too_long'
}

/** The cells of a line that could not be parsed, as far as its quotes permit. */
function cellsIn({ cells }: RejectedRow, upload: Upload): string[] {
  const [line] = cells
  const delimiter = upload.report?.file?.delimiter ?? ','
  try {
    return parse(line, { delimiter, relax_quotes: true, relax_column_count: true })[0] ?? cells
  } catch {
    return line.split(delimiter).map((cell) => cell.replaceAll('"', ''))
  }
}

/**
 * Imports the corrected rows as a new upload, like a retry of the rejected ones. `fixes` are
 * their cells by row number; rows without cells are left out.
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
