import { Refusal } from '#app/core/errors/problem'
import { languageNow, localized, messageIn, type LocalizedMessage } from '#app/core/text/text'

/**
 * The file cannot be imported. Nothing was written, except with `took_too_long`, and with
 * `file_changed` and `skill_gone` when an import is resumed: then committed rows remain.
 */
export class FileFault extends Refusal {
  constructor(
    code: FileFaultCode,
    /** Text only if it is never stored. */
    readonly said: LocalizedMessage | string
  ) {
    super(typeof said === 'string' ? said : messageIn(languageNow(), said), {
      status: code === 'too_large' || code === 'too_many_rows' ? 413 : 422,
      code,
    })
  }
}

/** The file exceeds the size limit of Limitation Setup, stored or unpacked. */
export function tooLarge(most: number): FileFault {
  const megabytes = String(Math.floor(most / 1024 / 1024))
  return new FileFault('too_large', localized('uploads_answers.too_large', { megabytes }))
}

/** The file has a header on this line, and nothing else. */
export function noRows(line: number): FileFault {
  return new FileFault('no_rows', localized('uploads_answers.no_rows', { line: String(line) }))
}

/** Each row was left out because of its values. */
export function noRowsWanted(): FileFault {
  return new FileFault('no_rows', localized('uploads_answers.no_rows_wanted'))
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
  | 'no_rows'
  | 'too_large'
  | 'too_many_rows'
  | 'missing_column'
  | 'duplicate_column'
  | 'unknown_column'
  | 'took_too_long'
  | 'file_changed'
  | 'skill_gone'
  | 'earlier_failed'
  | 'wrong_extension'
  | 'header_too_long'
  | 'wrong_delimiter'
