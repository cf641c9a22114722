import type { MessageId } from '#lang/message_id'
import { localized } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'

/** The format of a file, given by its extension; its first bytes must not contradict it. */
type FileForm = 'csv' | 'workbook' | 'json'

const endings: Array<[FileForm, RegExp]> = [
  ['workbook', /\.xls[xm]$/i],
  ['json', /\.(json|jsonl|ndjson)(\.gz)?$/i],
]

/** The supported file extensions. */
export const fileExtensions = [
  'csv',
  'tsv',
  'tab',
  'txt',
  'gz',
  'xlsx',
  'xlsm',
  'json',
  'jsonl',
  'ndjson',
]

export function formOf({ name }: { name: string }): FileForm {
  return endings.find(([, ending]) => ending.test(name))?.[0] ?? 'csv'
}

/** Whether the extension implies tab-separated cells. */
export function isTabbed({ name }: { name: string }): boolean {
  return /\.(tsv|tab)(\.gz)?$/i.test(name)
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

/** Magic numbers of files that are not text, whatever their extension. */
const MAGIC: Array<[MessageId, number[]]> = [
  ['uploads_answers.is_zip', ZIP],
  ['uploads_answers.is_empty_zip', [0x50, 0x4b, 0x05, 0x06]],
  ['uploads_answers.is_old_workbook', OLD_OFFICE],
  ['uploads_answers.is_pdf', [0x25, 0x50, 0x44, 0x46]],
  ['uploads_answers.is_image', [0x89, 0x50, 0x4e, 0x47]],
  ['uploads_answers.is_image', [0xff, 0xd8, 0xff]],
  ['uploads_answers.is_image', [0x47, 0x49, 0x46, 0x38]],
  ['uploads_answers.is_database', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20]],
  ['uploads_answers.is_utf32', [0xff, 0xfe, 0x00, 0x00]],
  ['uploads_answers.is_utf32', [0x00, 0x00, 0xfe, 0xff]],
  ['uploads_answers.is_program', [0x7f, 0x45, 0x4c, 0x46]],
  ['uploads_answers.is_program', [0x4d, 0x5a, 0x90, 0x00]],
  ['uploads_answers.is_7zip', [0x37, 0x7a, 0xbc, 0xaf]],
]

/**
 * @throws FileFault if the first bytes of a file contradict its extension: `not_a_csv`,
 * `not_a_workbook`, `workbook_locked`
 */
export function refuseMagic(start: Buffer, form: FileForm = 'csv') {
  if (form === 'workbook') {
    refuseNoWorkbook(start)
    return
  }
  const found = MAGIC.find(([, magic]) => beginsWith(start, magic))
  if (!found) return
  const zipped = found[1] === ZIP ? 'yes' : 'no'
  const message = localized('uploads_answers.not_wanted_form', {
    form,
    zipped,
    what: localized(found[0]),
  })
  throw new FileFault(form === 'json' ? 'not_json' : 'not_a_csv', message)
}

function refuseNoWorkbook(start: Buffer) {
  if (beginsWith(start, ZIP)) return
  if (beginsWith(start, OLD_OFFICE)) {
    throw new FileFault('workbook_locked', localized('uploads_answers.workbook_locked'))
  }
  const found = MAGIC.find(([, magic]) => beginsWith(start, magic))
  const values = found ? { known: 'yes', what: localized(found[0]) } : { known: 'no', what: '' }
  throw new FileFault('not_a_workbook', localized('uploads_answers.not_a_workbook', values))
}

function beginsWith(start: Buffer, magic: number[]): boolean {
  return magic.every((byte, index) => start[index] === byte)
}
