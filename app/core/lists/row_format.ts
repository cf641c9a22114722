/** The formats of files of rows; `json` is one array, `jsonl` one record a line. */
export const rowFormats = ['csv', 'xlsx', 'json', 'jsonl'] as const

export type RowFormat = (typeof rowFormats)[number]

/**
 * The format that is asked for, else the one that the file's name ends in before `.gz`, else CSV.
 *
 * @throws RangeError where there is no such format, and for a workbook that would be packed twice
 */
export function chooseFormat(file?: string, asked?: string): RowFormat {
  const ending = /\.(\w+)(\.gz)?$/.exec(file ?? '')?.[1]
  const format = rowFormats.find((known) => known === (asked ?? ending ?? 'csv'))
  if (format === 'xlsx' && file?.endsWith('.gz')) {
    throw new RangeError('A workbook is already compressed. Use the extension .xlsx without .gz')
  }
  if (format) return format
  const known = rowFormats.join(', ')
  if (asked) throw new RangeError(`--format must be one of ${known}`)
  throw new RangeError(`Unknown extension .${ending}. Use one of ${known}, or set --format`)
}
