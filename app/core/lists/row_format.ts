/** The export formats; `json` is one array, `jsonl` one record per line. */
export const rowFormats = ['csv', 'xlsx', 'json', 'jsonl'] as const

export type RowFormat = (typeof rowFormats)[number]

/**
 * The requested format, or else the one of the file extension (before `.gz`), or else CSV.
 *
 * @throws RangeError for an unknown format, and for a gzipped workbook, which would be compressed
 * twice
 */
export function chooseFormat(file?: string, requested?: string): RowFormat {
  const ending = /\.(\w+)(\.gz)?$/.exec(file ?? '')?.[1]
  const format = rowFormats.find((known) => known === (requested ?? ending ?? 'csv'))
  if (format === 'xlsx' && file?.endsWith('.gz')) {
    throw new RangeError('A workbook is already compressed. Use the extension .xlsx without .gz')
  }
  if (format) return format
  const known = rowFormats.join(', ')
  if (requested) throw new RangeError(`--format must be one of ${known}`)
  throw new RangeError(`Unknown extension .${ending}. Use one of ${known}, or set --format`)
}
