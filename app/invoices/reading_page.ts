import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { databaseNow } from '#app/core/db/database_clock'
import { versionSeen } from '#app/core/http/version_claim'
import { languageNow } from '#app/core/text/text'
import { writtenNumber } from '#app/core/text/written_numbers'
import { invoicePaths, readOf } from '#app/invoices/corrections'
import { checkText, comparedIn, warningText, type LinkedText } from '#app/invoices/findings'
import {
  fieldAt,
  formName,
  listFields,
  listNames,
  type FieldKind,
  type ListName,
} from '#app/invoices/invoice_fields'
import type {
  Box,
  Check,
  InvoiceReading,
  ReadingSource,
} from '#app/invoices/reading/invoice_reading'
import ReadingTransformer from '#app/invoices/reading_transformer'
import type StoredReading from '#app/invoices/stored_reading'

/** Further lines are read-only, since a form is limited to a thousand fields. */
const editableLines = 100

/** A value on the page: the current value and its source. */
export type FieldView = {
  /** `seller.name`, `lineItems.2.amount` */
  path: string
  /** The name of its form field. */
  name: string
  kind: FieldKind
  value: string | null
  /** The original value, if it was corrected. */
  was: string | null
  isCorrected: boolean
  /** Null if nothing was read. */
  confidence: number | null
  source: ReadingSource | null
  page: number | null
  box: Pick<Box, keyof Box> | null
}

/** A check with what it expects and, if it failed, what it compared, in the language of the page. */
export type CheckView = Pick<Check, 'name' | 'isPassed'> & { text: string; compared: LinkedText[] }

/** The props of the page of one reading. */
export async function readingPage(reading: StoredReading, ctx: HttpContext) {
  const read = reading.reading
  return {
    reading: ReadingTransformer.transform(reading),
    version: versionSeen(ctx, reading.version),
    has_file: reading.ownFile !== undefined,
    pictures: reading.files
      .flatMap(({ page, width, height }) => (page === null ? [] : [{ page, width, height }]))
      .sort((a, b) => a.page - b.page),
    has_words: reading.wordsFile !== undefined,
    values: read && shownValues(reading, read),
    /** Whether page images may still be added. */
    is_drawing: await isDrawing(reading),
    editable_lines: editableLines,
    checks: (read ? reading.checks : []).map((check): CheckView => ({
      name: check.name,
      isPassed: check.isPassed,
      text: checkText(check),
      compared: comparedIn(check),
    })),
    meta: read && {
      profile: read.meta.profile,
      warnings: read.meta.warnings.map((warning) => warningText(warning, read.meta)),
      adjustments: reading.adjustments,
    },
  }
}

async function isDrawing({ drawingUntil }: StoredReading): Promise<boolean> {
  return drawingUntil !== null && (await databaseNow(db.connection())) < drawingUntil
}

/** The fields of a reading, and an empty line for each list. */
function shownValues({ corrections }: StoredReading, reading: InvoiceReading) {
  const shown = (path: string): FieldView => {
    const read = readOf(reading, path)
    const isCorrected = path in corrections
    const { kind } = fieldAt(path)!
    const written = (value: string | null) =>
      value && kind === 'decimal' ? writtenNumber(value, languageNow()) : value
    return {
      path,
      name: formName(path),
      kind,
      value: written(isCorrected ? corrections[path] : (read?.value ?? null)),
      was: isCorrected ? written(read?.value ?? null) : null,
      isCorrected,
      confidence: read?.confidence ?? null,
      source: read?.source ?? null,
      page: read?.page ?? null,
      box: read?.box ?? null,
    }
  }
  const linesOf = (list: ListName) => {
    const added = Object.keys(corrections)
      .filter((path) => path.startsWith(`${list}.`))
      .map((path) => Number(path.split('.')[1]) + 1)
    const lines = Math.max(reading[list].length, ...added, 0)
    const shownLines = lines < editableLines ? lines + 1 : lines
    return Array.from({ length: shownLines }, (_, at) =>
      Object.keys(listFields[list]).map((name) => shown(`${list}.${at}.${name}`))
    )
  }
  const [taxes, lineItems] = listNames.map(linesOf)
  return { fields: invoicePaths.map(shown), taxes, lineItems }
}
