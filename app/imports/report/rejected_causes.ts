import { parse } from 'csv-parse/sync'
import db from '@adonisjs/lucid/services/db'
import { unescapeCell } from '#app/core/lists/csv_lines'
import { rawRows } from '#app/core/db/raw_rows'
import { isOnPage } from '#app/core/door'
import { languageNow, type MessageValues } from '#app/core/text/text'
import { errorPlaces } from '#app/imports/readers/columns'
import type { RejectedRow, RowFaultCode } from '#app/imports/readers/row_fault'
import { rowCause, rowMessageOnPage } from '#app/imports/readers/row_message'
import { readRejectedRow } from '#app/imports/report/rejected_rows'
import type Upload from '#app/imports/upload'

/** Rejected rows with the same cause. */
export interface RejectedGroup {
  code: RowFaultCode
  column: string | null
  rows: number
  /** The lines of the first ones, at least one. */
  lines: number[]
  /** The message of the first one, in English, and its values, which rows of older versions lack. */
  message: string
  values?: MessageValues
}

/** The number of lines that are named for a cause. */
const NAMED_LINES = 5
/** The number of rows of a cause on a page. */
const ROWS_OF_PAGE = 50

/** The latest groups of running uploads, cached because watchers poll twice a second. */
const lastGroups = new Map<string, { at: string; groups: RejectedGroup[] }>()
const mostKept = 100

/**
 * The rejected rows of an upload by cause, most frequent first. Queries again only if there are
 * more of them, or if the upload has ended.
 */
export async function rejectedGroups(upload: Upload): Promise<RejectedGroup[]> {
  if (!upload.failed) return []
  const { uid, status, failed } = upload
  const at = `${status} ${failed}`
  const last = lastGroups.get(uid)
  if (last?.at === at) return last.groups
  const groups = await groupsOf(upload)
  lastGroups.delete(uid)
  if (upload.isWaitingOrRunning) lastGroups.set(uid, { at, groups })
  if (lastGroups.size > mostKept) lastGroups.delete([...lastGroups.keys()][0])
  return groups
}

async function groupsOf({ id }: Upload): Promise<RejectedGroup[]> {
  const firsts = await rawRows<Record<string, unknown>>(
    db.connection(),
    `select rejected.*, numbered.of_cause
     from (
       select id, count(*) over (partition by code, "column") as of_cause,
              row_number() over (partition by code, "column" order by id) as place
       from rejected_rows where upload_id = ?) as numbered
     join rejected_rows as rejected on rejected.id = numbered.id
     where numbered.place <= ${NAMED_LINES}
     order by rejected.id`,
    [id]
  )
  const rows = firsts.map((stored) => ({ ...readRejectedRow(stored), of: Number(stored.of_cause) }))
  return groupsIn(rows, ([first]) => first.of)
}

/** Rejected rows by cause, most frequent first; `sizeOf` if only the first rows of each are given. */
export function groupsIn<Row extends RejectedRow>(
  rows: Row[],
  sizeOf = (some: Row[]) => some.length
): RejectedGroup[] {
  return byCause(rows)
    .map((some) => {
      const [{ code, column, message, values }] = some
      const lines = some.slice(0, NAMED_LINES).map((row) => row.line)
      return { code, column, rows: sizeOf(some), lines, message, values }
    })
    .sort((a, b) => b.rows - a.rows)
}

/** A cause as on pages and `/v1`. */
export function shownGroup({ code, column, rows, lines, message, values }: RejectedGroup) {
  return {
    ...{ code, column, rows },
    /** The meaning of the code, and the message of the first row. */
    cause: rowCause({ code }),
    message: isOnPage() ? rowMessageOnPage({ code, values, message }, languageNow()) : message,
    first_line: lines[0],
    first_lines: lines,
  }
}

/** Identifies the cause of a rejected row. */
function causeOf({ code, column }: Pick<RejectedRow, 'code' | 'column'>): string {
  return JSON.stringify([code, column])
}

/** Rows by cause, in the order of the first row of each. */
export function byCause<Row extends Pick<RejectedRow, 'code' | 'column'>>(rows: Row[]): Row[][] {
  return [...Map.groupBy(rows, causeOf).values()]
}

/** Which rejected rows a page shows: of a code, of a column ("" for none), after a row. */
export interface WantedRows {
  code?: string
  column?: string
  after?: number
}

/** A page of rejected rows in the order of the file; `next` is the id after which the next page starts. */
export async function rejectedPage(
  { id }: Upload,
  { code, column, after = 0 }: WantedRows
): Promise<{ rows: RejectedRow[]; next: number | null }> {
  const query = db
    .from('rejected_rows')
    .where('upload_id', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS_OF_PAGE + 1)
  if (code) query.where('code', code)
  if (column === '') query.whereNull('column')
  else if (column !== undefined) query.where('column', column)
  const found = await query
  const shown = found.slice(0, ROWS_OF_PAGE)
  const next = found.length > shown.length ? Number(shown[shown.length - 1].id) : null
  return { rows: shown.map(readRejectedRow), next }
}

/** The columns of the file, without those of an earlier file of rejected rows. */
export function shownHeader({ report }: Upload): string[] {
  const own = errorPlaces(report?.header ?? [])
  return (report?.header ?? []).filter((_, place) => !own.has(place))
}

/** The cells of a rejected row below `shownHeader`, as they can be corrected; more if it has too many. */
export function shownCells(row: RejectedRow, upload: Upload): string[] {
  const own = errorPlaces(upload.report?.header ?? [])
  const kept = (isWholeLine(row) ? cellsIn(row, upload) : row.cells)
    .filter((_, place) => !own.has(place))
    .map((cell) => unescapeCell(cell))
  const width = Math.max(shownHeader(upload).length, kept.length)
  return Array.from({ length: width }, (_, place) => kept[place] ?? '')
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
