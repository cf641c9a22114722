import { FileFault } from '#app/uploads/file_fault'

/** What a file is read as. Its name says it, and its first bytes must not say otherwise. */
export type FileForm = 'csv' | 'workbook' | 'json'

const endings: Array<[FileForm, RegExp]> = [
  ['workbook', /\.xls[xm]$/i],
  ['json', /\.(json|jsonl|ndjson|jsonld)(\.gz)?$/i],
]

/** What the name of a file may end in. */
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
  'jsonld',
]

export function formOf({ name }: { name: string }): FileForm {
  return endings.find(([, ending]) => ending.test(name))?.[0] ?? 'csv'
}

/** Whether the name says that cells are parted by tabs. */
export function isTabbed({ name }: { name: string }): boolean {
  return /\.(tsv|tab)(\.gz)?$/i.test(name)
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

/** What the first bytes of files say that are no text, whatever their name ends in. */
const MAGIC: Array<[string, number[]]> = [
  ['an Excel workbook (xlsx) or another zip archive', ZIP],
  ['an empty zip archive', [0x50, 0x4b, 0x05, 0x06]],
  ['an old Excel workbook (xls), or one with a password', OLD_OFFICE],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['an image', [0x89, 0x50, 0x4e, 0x47]],
  ['an image', [0xff, 0xd8, 0xff]],
  ['an image', [0x47, 0x49, 0x46, 0x38]],
  ['a SQLite database', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20]],
  ['text in UTF-32', [0xff, 0xfe, 0x00, 0x00]],
  ['text in UTF-32', [0x00, 0x00, 0xfe, 0xff]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
]

/**
 * @throws FileFault where the first bytes of a file say that it is something else than its name:
 * `not_a_csv`, `not_a_workbook`, `workbook_locked`
 */
export function refuseMagic(start: Buffer, form: FileForm = 'csv') {
  if (form === 'workbook') {
    refuseNoWorkbook(start)
    return
  }
  const found = MAGIC.find(([, magic]) => beginsWith(start, magic))
  if (!found) return
  const advice =
    found[1] === ZIP
      ? 'A workbook must be named .xlsx.'
      : 'Save it as "CSV UTF-8" or as a workbook (xlsx) and try again.'
  const wanted = form === 'json' ? ['not_json', 'JSON'] : ['not_a_csv', 'a CSV']
  throw new FileFault(
    wanted[0] as 'not_json' | 'not_a_csv',
    `The file is not ${wanted[1]}: it is ${found[0]}. ${advice}`
  )
}

function refuseNoWorkbook(start: Buffer) {
  if (beginsWith(start, ZIP)) return
  if (beginsWith(start, OLD_OFFICE)) {
    throw new FileFault(
      'workbook_locked',
      'The workbook has a password, or is an old one (xls). Take the password away, save it as "Excel workbook (xlsx)" and try again.'
    )
  }
  const found = MAGIC.find(([, magic]) => beginsWith(start, magic))
  throw new FileFault(
    'not_a_workbook',
    `The file is named as an Excel workbook and is none${found ? `: it is ${found[0]}` : ''}.`
  )
}

function beginsWith(start: Buffer, magic: number[]): boolean {
  return magic.every((byte, index) => start[index] === byte)
}
