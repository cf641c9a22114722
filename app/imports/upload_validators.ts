import vine from '@vinejs/vine'
import { shortText } from '#app/core/text/text_fields'
import { skillStatuses } from '#app/catalogue/skill'
import { delimiterWord, encodings } from '#app/imports/readers/csv_shape'
import { MOST_COLUMNS } from '#app/imports/readers/workbook_text'
import { uploadKinds } from '#app/imports/upload'

/** How a file is to be taken in; `file` itself is read before. */
const upload = {
  file: vine.any(),
  kind: vine.enum(uploadKinds).optional(),
  mode: vine.enum(['merge', 'replace'] as const).optional(),
  create_missing: vine.boolean().optional(),
  both_directions: vine.boolean().optional(),
  /** What new skills become where the file does not say. */
  status: vine.enum(skillStatuses).optional(),
  source: shortText(200).nullable().optional(),
  encoding: vine.enum(encodings).nullable().optional(),
  delimiter: vine.string().regex(delimiterWord).nullable().optional(),
  dry_run: vine.boolean().optional(),
  /** The file's headers to our columns, null to leave one out; as JSON, since it comes in a form. */
  columns: vine
    .record(vine.string().trim().maxLength(100).nullable())
    .maxLength(MOST_COLUMNS)
    .parse((given) => (typeof given === 'string' ? parsed(given) : given))
    .nullable()
    .optional(),
}

/** On `/v1`. */
export const uploadValidator = vine.create(upload)

/** On pages, where it may name the upload whose rejected rows these are, put right. */
export const uploadFormValidator = vine.create({
  ...upload,
  retry_of: vine.string().uuid().nullable().optional(),
})

/** What is no JSON stays a text, which is then refused. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const retryValidator = vine.create({
  /** `failed`: the rejected rows as a file of their own; `all`: the file, from where it stopped or anew. */
  rows: vine.enum(['failed', 'all'] as const).optional(),
  dry_run: vine.boolean().optional(),
})

/** What each column of a file is read as, in their order; null leaves one out. */
export const columnsValidator = vine.create({
  fields: vine.array(vine.string().maxLength(100).nullable()).maxLength(MOST_COLUMNS),
})
