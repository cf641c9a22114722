import { Refusal, type FieldFault } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { fieldName } from '#app/core/text/validation_messages'
import { releaseForCheck } from '#app/imports/actions/release_for_check'
import type { ImportOptions } from '#app/imports/importer'
import type { Encoding } from '#app/imports/readers/encodings'
import type { GivenColumns } from '#app/imports/readers/columns'
import { columnsOfUpload, refuseColumns, type FileColumns } from '#app/imports/actions/file_columns'
import { queueUpload } from '#app/imports/actions/queue_upload'
import type { Starter } from '#app/imports/uploads/upload_request'
import type Upload from '#app/imports/upload'
import { storedFile } from '#app/core/files/stored_files'

/** Whether the columns can still be assigned: before the check, and after it. */
export function mayChoose({ held, dryRun, isWaitingOrRunning }: Upload): boolean {
  return held || (dryRun && !isWaitingOrRunning)
}

/**
 * Checks an upload with the given fields of its columns, in order, null to ignore one, and the given encoding. A held
 * upload is checked itself; for a checked one, the file is checked again as a new upload.
 *
 * @throws Refusal (422) with an error for each duplicate column and for missing ones; those of
 * `releaseForCheck` and `queueUpload`
 */
export async function chooseFields(
  upload: Upload,
  chosen: { fields: Array<string | null>; encoding?: Encoding | null },
  starter: Starter
): Promise<Upload> {
  const { fields, encoding = upload.allOptions.encoding } = chosen
  const file = await columnsOfUpload(upload, encoding)
  refuseFields(file, fields)
  const columns = columnsBy(file, fields)
  const options = { encoding, columns }
  if (upload.held) return releaseForCheck(upload, { columns, options, by: starter.startedBy })
  return checkAgain(upload, options, starter)
}

/** The mapping by header, or by position if two headers are equal. */
function columnsBy({ header }: FileColumns, fields: Array<string | null>): GivenColumns {
  const chosen = header.map(({ name }, index): [string, string | null] => [
    name,
    fields[index] ?? null,
  ])
  const isEach = new Set(header.map(({ name }) => name)).size === header.length
  return isEach ? Object.fromEntries(chosen) : chosen.map(([, field]) => field)
}

async function checkAgain(
  check: Upload,
  chosen: Partial<ImportOptions>,
  starter: Starter
): Promise<Upload> {
  const { kind, fileName } = check
  const options = { ...check.allOptions, ...chosen }
  await refuseColumns(await storedFile(check), kind, options)
  return queueUpload({ kind, fileName, options, ...starter, dryRun: true, retryOf: check })
}

/** @throws Refusal with an error for each duplicate column and for missing ones */
function refuseFields({ header, fields }: FileColumns, chosen: Array<string | null>) {
  const faults: FieldFault[] = []
  for (const [index, field] of chosen.slice(0, header.length).entries()) {
    if (!field || chosen.indexOf(field) === index) continue
    const message = t('uploads_answers.column_twice', { field: fieldName(field) })
    faults.push({ field: `fields.${index}`, code: 'duplicate_column', message })
  }
  const missing = fields.filter(({ name, needed }) => needed && !chosen.includes(name))
  if (missing.length) {
    const names = missing.map(({ name }) => fieldName(name)).join(', ')
    const message = t('uploads_answers.columns_missing', { names })
    faults.push({ field: 'fields', code: 'missing_column', message })
  }
  if (!faults.length) return
  const message = faults.map((fault) => fault.message).join(' ')
  throw new Refusal(message, { status: 422, code: 'validation_failed', faults })
}
