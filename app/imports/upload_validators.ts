import vine from '@vinejs/vine'
import { wholeNumber } from '#app/core/text/number_fields'
import { shortText } from '#app/core/text/text_fields'
import { PlainMessages } from '#app/core/text/validation_messages'
import { skillStatuses } from '#app/catalogue/skill'
import { translationLanguages } from '#app/catalogue/languages'
import { delimiterWord } from '#app/imports/readers/csv_shape'
import { encodings } from '#app/imports/readers/encodings'
import { MOST_COLUMNS } from '#app/imports/readers/workbook_text'
import { presetChoices } from '#app/imports/presets/presets'
import { uploadKinds } from '#app/imports/upload'

const LONGEST = 200

/** What becomes of a column, if its name does not say it all; other members are refused with its file. */
const columnTarget = vine
  .object({
    field: vine.string().trim().maxLength(100).nullable().optional(),
    constant: vine
      .string()
      .maxLength(LONGEST)
      .parse((given) => (typeof given === 'number' ? String(given) : given))
      .optional(),
    per: vine
      .object({
        column: vine.string().trim().maxLength(LONGEST),
        values: vine.record(vine.string().maxLength(LONGEST)).maxLength(100),
      })
      .optional(),
    scale: vine.string().maxLength(30).optional(),
    separator: vine.string().maxLength(20).optional(),
    join: vine.string().maxLength(20).optional(),
    only: vine.array(vine.string().maxLength(LONGEST)).maxLength(100).optional(),
    each: vine.boolean().optional(),
  })
  .allowUnknownProperties()

/** What columns of a file become, null to ignore one; as JSON, since it is a form field. */
const givenColumns = vine
  .record(vine.unionOfTypes([vine.string().trim().maxLength(100), columnTarget, vine.null()]))
  .maxLength(MOST_COLUMNS)
  .parse((given) => (typeof given === 'string' ? parsed(given) : given))

/** For commands, which check their other options themselves. */
export const givenColumnsValidator = vine.create({ columns: givenColumns.clone() })

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
  /** The first row is data; columns are given by place. */
  no_header: vine.boolean().optional(),
  /** The kind of file that it is, "last" or "none". */
  preset: vine.enum(presetChoices).nullable().optional(),
  columns: givenColumns.clone().nullable().optional(),
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
  /** One of several files, whose columns must tell what it is. */
  recognised: vine.boolean().optional(),
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

/** How the columns page reads the file: by a preset, with or without a header, with an encoding. */
const chosenReading = {
  encoding: vine.enum(encodings).nullable().optional(),
  preset: vine.enum(presetChoices).nullable().optional(),
  no_header: vine.boolean().optional(),
}

export const columnsQueryValidator = vine.create({
  ...chosenReading,
  /** Whether the page shows the check of the columns that were entered before. */
  checked: vine.boolean().optional(),
})

/** The fields of the columns of a file, in order; null ignores a column. */
export const columnsValidator = vine.create({
  ...chosenReading,
  fields: vine.array(vine.string().maxLength(100).nullable()).maxLength(MOST_COLUMNS),
  /** The values of all rows, by field. */
  constants: vine.record(vine.string().maxLength(LONGEST).nullable()).optional(),
  scale: vine.string().maxLength(30).nullable().optional(),
  separator: vine.string().maxLength(20).nullable().optional(),
  join: vine.string().maxLength(20).nullable().optional(),
})

/** Several files that are imported in order. */
export const startValidator = vine.create({
  uploads: vine.array(vine.string().uuid()).minLength(1).maxLength(50),
})

/** Which rejected rows the page of a cause shows. */
export const causeQueryValidator = vine.create({
  code: vine.string().maxLength(100).optional(),
  column: vine.string().maxLength(100).optional(),
  after: wholeNumber().optional(),
})

/** The corrected cells of rejected rows, by row number. */
export const fixesValidator = vine.create({
  rows: vine
    .array(
      vine.object({
        id: wholeNumber(),
        cells: vine.array(vine.string().maxLength(100_000).nullable()).maxLength(MOST_COLUMNS),
      })
    )
    .maxLength(50),
})
