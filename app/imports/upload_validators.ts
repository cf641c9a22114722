import vine from '@vinejs/vine'
import { wholeNumber } from '#app/core/text/number_fields'
import { shortText } from '#app/core/text/text_fields'
import { PlainMessages } from '#app/core/text/validation_messages'
import { skillStatuses } from '#app/catalogue/skill'
import { translationLanguages } from '#app/catalogue/languages'
import { delimiterWord } from '#app/imports/readers/csv_shape'
import { encodings } from '#app/imports/readers/encodings'
import { MOST_COLUMNS } from '#app/imports/readers/workbook_text'
import { uploadKinds } from '#app/imports/upload'

/** The options of an import; `file` is read separately. */
const upload = {
  file: vine.any(),
  kind: vine.enum(uploadKinds).optional(),
  mode: vine.enum(['merge', 'replace'] as const).optional(),
  create_missing: vine.boolean().optional(),
  both_directions: vine.boolean().optional(),
  /** Of the names and aliases, if the file has them in another language. */
  language: vine.enum(translationLanguages).nullable().optional(),
  /** The status of new skills if the file has none. */
  status: vine.enum(skillStatuses).optional(),
  source: shortText(200).nullable().optional(),
  encoding: vine.enum(encodings).nullable().optional(),
  delimiter: vine.string().regex(delimiterWord).nullable().optional(),
  dry_run: vine.boolean().optional(),
  /** Headers of the file to our columns, null to ignore one; as JSON, since it is a form field. */
  columns: vine
    .record(vine.string().trim().maxLength(100).nullable())
    .maxLength(MOST_COLUMNS)
    .parse((given) => (typeof given === 'string' ? parsed(given) : given))
    .nullable()
    .optional(),
}

/** For `/v1`. */
export const uploadValidator = vine.create(upload)

uploadValidator.messagesProvider = new PlainMessages({
  'delimiter.regex': 'uploads_answers.delimiter_word',
})

/** For pages, where it may refer to the upload whose corrected rows these are. */
export const uploadFormValidator = vine.create({
  ...upload,
  retry_of: vine.string().uuid().nullable().optional(),
})

uploadFormValidator.messagesProvider = new PlainMessages({
  'file.required': 'uploads_answers.give_file',
  'delimiter.regex': 'uploads_answers.delimiter_word',
})

/** Invalid JSON remains a text, which the validator rejects. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const retryValidator = vine.create({
  /**
   * `failed`: only the rejected rows, as a new file; `all`: the file, resumed or from the start.
   */
  rows: vine.enum(['failed', 'all'] as const).optional(),
  dry_run: vine.boolean().optional(),
})

/** The fields of the columns of a file, in order; null ignores a column. */
export const columnsValidator = vine.create({
  fields: vine.array(vine.string().maxLength(100).nullable()).maxLength(MOST_COLUMNS),
  encoding: vine.enum(encodings).nullable().optional(),
})

/** The corrected cells of rejected rows, by row number. */
export const fixesValidator = vine.create({
  rows: vine
    .array(
      vine.object({
        row: wholeNumber(),
        cells: vine.array(vine.string().maxLength(100_000).nullable()).maxLength(MOST_COLUMNS),
      })
    )
    .maxLength(50),
})

/** The encoding with which the columns of a file are shown. */
export const encodingValidator = vine.create({
  encoding: vine.enum(encodings).nullable().optional(),
})
