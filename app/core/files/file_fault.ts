import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/**
 * The file cannot be taken in. It was refused before anything of it was written, but for `took_too_long`,
 * and for `file_changed` and `skill_gone` of an import that goes on: then what was committed stays.
 */
export class FileFault extends Refusal {
  constructor(code: FileFaultCode, message: string) {
    super(message, {
      status: code === 'too_large' || code === 'too_many_rows' ? 413 : 422,
      code,
    })
  }
}

/** A file of more bytes than Limitation Setup allows, as stored or unpacked. */
export function tooLarge(most: number): FileFault {
  const megabytes = String(Math.floor(most / 1024 / 1024))
  return new FileFault('too_large', t('uploads_answers.too_large', { megabytes }))
}

export type FileFaultCode =
  | 'file_not_found'
  | 'file_unreadable'
  | 'not_a_csv'
  | 'not_a_workbook'
  | 'not_json'
  | 'workbook_locked'
  | 'unsafe_archive'
  | 'unsafe_xml'
  | 'unpacks_too_large'
  | 'too_many_texts'
  | 'row_too_long'
  | 'empty_file'
  | 'too_large'
  | 'too_many_rows'
  | 'missing_column'
  | 'duplicate_column'
  | 'unknown_column'
  | 'took_too_long'
  | 'unknown_encoding'
  | 'file_changed'
  | 'skill_gone'
  | 'wrong_extension'
  | 'header_too_long'
