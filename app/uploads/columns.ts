import { cleanName } from '#app/skills/name_key'
import { FileFault } from '#app/uploads/file_fault'

/** A column that an import understands; `names` are header keys, the first is the one we write. */
export interface Column<Field extends string = string> {
  field: Field
  names: readonly string[]
  required?: true
}

/** Which cell of a row holds which field, and the columns that have no place. */
export interface ColumnMap<Field extends string = string> {
  at: Partial<Record<Field, number>>
  unused: string[]
  /** Set where the weight's header itself names its scale: "Score %", "weight_fraction". */
  scale: 'percent' | 'fraction' | null
}

const PERCENT = /_?(percent|percentage|pct)$/
const FRACTION = /_?fraction$/

/** What an error file has before the cells of a row; an import passes these columns over. */
export const errorColumns = ['error_line', 'error_column', 'error_code', 'error_message']

/** A header as it is compared: "Related  Skill", "related-skill" and "RELATED_SKILL" are the same. */
export function headerKey(header: string): string {
  return cleanName(header.normalize('NFKC'))
    .toLowerCase()
    .replace(/%/g, ' percent ')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
}

/**
 * Finds each known column in a header.
 * @throws FileFault `missing_column` for a required one that is not there, `duplicate_column` when
 * two headers mean the same.
 */
export function mapColumns<Field extends string>(
  header: string[],
  columns: ReadonlyArray<Column<Field>>
): ColumnMap<Field> {
  const map: ColumnMap<Field> = { at: {}, unused: [], scale: null }

  for (const [index, cell] of header.entries()) {
    const key = headerKey(cell)
    const column = columnOf(key, columns)
    if (!column) {
      if (key && !errorColumns.includes(key)) map.unused.push(cleanName(cell))
      continue
    }
    const earlier = map.at[column.field]
    if (earlier !== undefined) {
      throw new FileFault(
        'duplicate_column',
        `The columns "${cleanName(header[earlier])}" and "${cleanName(cell)}" both mean ${column.field}. Remove or rename one.`
      )
    }
    map.at[column.field] = index
    if (column.field === 'weight') {
      if (PERCENT.test(key)) map.scale = 'percent'
      else if (FRACTION.test(key)) map.scale = 'fraction'
    }
  }

  const missing = columns.filter(({ field, required }) => required && map.at[field] === undefined)
  if (missing.length) {
    throw new FileFault(
      'missing_column',
      `The file has no column ${missing.map(({ field }) => field).join(', no column ')}. ` +
        `Its columns are: ${header.map(cleanName).filter(Boolean).join(', ') || 'none'}.`
    )
  }
  return map
}

/** How many cells of a line are headers that we know: what tells the right delimiter. */
export function knownHeaders(cells: string[], columns: readonly Column[]): number {
  return cells.filter((cell) => columnOf(headerKey(cell), columns)).length
}

function columnOf<Field extends string>(key: string, columns: ReadonlyArray<Column<Field>>) {
  const exact = columns.find(({ names }) => names.includes(key))
  if (exact) return exact
  const weight = columns.find(({ field }) => field === 'weight')
  const bare = key.replace(PERCENT, '').replace(FRACTION, '')
  return weight?.names.includes(bare || 'weight') && bare !== key ? weight : undefined
}
