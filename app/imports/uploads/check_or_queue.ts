import { Refusal, type FieldFault } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { fieldName } from '#app/core/text/validation_messages'
import { releaseForCheck } from '#app/imports/actions/release_for_check'
import { checkHead, CHECKED_ROWS, type Mapped } from '#app/imports/actions/check_head'
import { columnsIn, refuseColumnsIn, type FileColumns } from '#app/imports/actions/file_columns'
import type { FileHead } from '#app/imports/actions/file_head'
import { queueUpload } from '#app/imports/actions/queue_upload'
import {
  baseOf,
  columnsByForm,
  headOf,
  missingColumns,
  type ColumnsInput,
} from '#app/imports/uploads/upload_columns'
import type { Starter } from '#app/imports/uploads/upload_request'
import type Upload from '#app/imports/upload'
import type { UploadKind } from '#app/imports/upload'

/** Whether the columns can still be assigned: before the check, and after it. */
export function mayChoose({ held, dryRun, isWaitingOrRunning }: Upload): boolean {
  return held || (dryRun && !isWaitingOrRunning)
}

/**
 * Checks an upload with the given fields of its columns, in order, null to ignore one, the encoding and what
 * else was set. A held upload is checked itself; for a checked one, the file is checked again as a
 * new upload. `mayBe` refuses the kind of a preset that the user may not import.
 *
 * @throws Refusal (422) with an error for each duplicate column and for missing ones; those of
 * `releaseForCheck` and `queueUpload`
 */
export async function chooseFields(
  upload: Upload,
  input: ColumnsInput,
  starter: Starter,
  mayBe: (kind: UploadKind) => void = () => {}
): Promise<Upload> {
  const head = await headOf(upload, input)
  const { kind, options } = await mappedBy(head, upload, input)
  if (kind !== upload.kind) mayBe(kind)
  if (upload.held) {
    const { columns } = options
    return releaseForCheck(upload, { kind, columns, options, by: starter.startedBy, head })
  }
  const { fileName } = upload
  return queueUpload({ kind, fileName, options, ...starter, dryRun: true, retryOf: upload })
}

/**
 * What the first rows of a file would change with these columns; writes nothing.
 * @throws Refusal like `chooseFields`, and like `checkHead`
 */
export async function checkFields(upload: Upload, input: ColumnsInput, by: number) {
  const head = await headOf(upload, input, CHECKED_ROWS)
  return checkHead(head, upload, await mappedBy(head, upload, input), by)
}

/** The kind and the options with the columns as entered. @throws Refusal (422) */
async function mappedBy(head: FileHead, upload: Upload, input: ColumnsInput): Promise<Mapped> {
  const { kind, options: base } = await baseOf(head, upload, input)
  const file = columnsIn(head, kind, base)
  refuseFields(file, input)
  const options = { ...base, columns: columnsByForm(file, input, base) }
  refuseColumnsIn(head, kind, options)
  return { kind, options }
}

/** @throws Refusal with an error for each duplicate column and for missing ones */
function refuseFields({ header, fields }: FileColumns, input: ColumnsInput) {
  const { fields: chosen, constants = {}, join } = input
  const faults: FieldFault[] = []
  for (const [index, field] of chosen.slice(0, header.length).entries()) {
    if (!field || join || chosen.indexOf(field) === index) continue
    const message = t('uploads_answers.column_twice', { field: fieldName(field) })
    faults.push({ field: `fields.${index}`, code: 'duplicate_column', message })
  }
  const missing = fields.filter(
    ({ name, needed }) => needed && !chosen.includes(name) && !constants[name]?.trim()
  )
  if (missing.length) {
    const message = missingColumns(missing.map(({ name }) => name))
    faults.push({ field: 'fields', code: 'missing_column', message })
  }
  if (!faults.length) return
  const message = faults.map((fault) => fault.message).join(' ')
  throw new Refusal(message, { status: 422, code: 'validation_failed', faults })
}
