import { localized, type LocalizedMessage } from '#app/core/text/text'
import { cleanName } from '#app/core/text/name_key'
import { FileFault } from '#app/core/files/file_fault'

/** A column that an import supports; `names` are header keys, of which exports write the first. */
export interface ColumnDefinition<Field extends string = string> {
  field: Field
  names: readonly string[]
  required?: true
}

/** The cell index of each field in a row, and the unrecognized columns. */
export interface ColumnMap<Field extends string = string> {
  at: Partial<Record<Field, number>>
  unused: string[]
  /** Set if the header of the weight column indicates the scale: "Score %", "weight_fraction". */
  scale: 'percent' | 'fraction' | null
}

const PERCENT = /_?(percent|percentage|pct)$/
const FRACTION = /_?fraction$/

/** The column of an error file with the scale of its weights, which a few rows may not show. */
export const scaleColumn = 'error_weight_scale'

/** The leading columns of an error file; imports only read the scale. */
export const errorColumns = [
  'error_line',
  'error_column',
  'error_code',
  'error_message',
  scaleColumn,
]

/** The indexes of our own columns in the header of a corrected error file. */
export function errorPlaces(header: string[]): Set<number> {
  const places = header.map((cell, index) => (errorColumns.includes(headerKey(cell)) ? index : -1))
  return new Set(places.filter((place) => place >= 0))
}

/**
 * Normalizes a header for comparison: "Related Skill", "related-skill", "relatedSkill" and
 * "RELATED_SKILL" are equal.
 */
export function headerKey(header: string): string {
  return cleanName(header.normalize('NFKC'))
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_')
    .toLowerCase()
    .replace(/%/g, ' percent ')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
}

/** Maximum number of faults, and of columns in a message; a file can have a thousand columns. */
const MOST_SHOWN = 20
const LONGEST_SHOWN = 100

/**
 * Maps headers of the file to our column names; null ignores a column, missing ones are detected by
 * name. As a list: the columns in order, the only option if two headers are equal.
 */
export type GivenColumns = Record<string, string | null> | Array<string | null>

/** An error in the given or detected columns. */
export interface ColumnFault {
  /**
   * The column as named by the file or the mapping; null if the error is not about a single one.
   */
  column: string | null
  code: 'unknown_column' | 'unknown_field' | 'duplicate_column' | 'missing_column'
  said: LocalizedMessage
}

/**
 * Finds the known columns in a header, by the given mapping or by name.
 * @throws FileFault `missing_column` for a missing required column, `duplicate_column` if two
 * headers map to the same column, `unknown_column` for an unknown name in the mapping
 */
export function mapColumns<Field extends string>(
  header: string[],
  columns: ReadonlyArray<ColumnDefinition<Field>>,
  given: GivenColumns | null = null
): ColumnMap<Field> {
  const { chosen, faults } = chooseColumns(header, columns, given)
  if (faults.length) {
    const [{ code, said }] = faults
    throw new FileFault(code === 'unknown_field' ? 'unknown_column' : code, said)
  }
  const map: ColumnMap<Field> = { at: {}, unused: [], scale: null }
  for (const [index, cell] of header.entries()) {
    const key = headerKey(cell)
    const column = chosen[index]
    if (!column) {
      if (key && !errorColumns.includes(key)) map.unused.push(cleanName(cell))
      continue
    }
    map.at[column.field] = index
    if (column.field === 'weight') {
      if (PERCENT.test(key)) map.scale = 'percent'
      else if (FRACTION.test(key)) map.scale = 'fraction'
    }
  }
  return map
}

/** Maps headers to columns and returns the errors, limited to the first ones. */
export function chooseColumns<Field extends string>(
  header: string[],
  columns: ReadonlyArray<ColumnDefinition<Field>>,
  given: GivenColumns | null = null
): { chosen: Array<ColumnDefinition<Field> | undefined>; faults: ColumnFault[] } {
  const faults: ColumnFault[] = []
  const byPlace = Array.isArray(given)
  const wanted = new Map<string, ColumnDefinition<Field> | undefined>()
  const keys = header.map((cell, index) => (byPlace ? String(index) : cleanName(cell)))
  const present = new Set(keys)
  for (const [name, field] of Object.entries(given ?? {})) {
    const column = field === null ? undefined : columns.find(({ names }) => names.includes(field))
    wanted.set(cleanName(name), column)
    if (faults.length >= MOST_SHOWN) continue
    if (!present.has(cleanName(name))) faults.push(unknownColumn(name, header))
    else if (field !== null && !column) faults.push(unknownField(name, field, columns))
  }

  const isGiven = new Set(wanted.values())
  const taken = new Map<Field, string>()
  const chosen = header.map((cell, index) => {
    const name = cleanName(cell)
    const guess = columnOf(headerKey(cell), columns)
    const key = keys[index]
    const column = wanted.has(key) ? wanted.get(key) : isGiven.has(guess) ? undefined : guess
    if (!column) return undefined
    const earlier = taken.get(column.field)
    if (earlier !== undefined) faults.push(duplicateColumn(earlier, name, column))
    else taken.set(column.field, name)
    return column
  })

  const missing = columns.filter(({ field, required }) => required && !taken.has(field))
  if (missing.length) faults.push(missingColumn(missing, header))
  return { chosen, faults: faults.slice(0, MOST_SHOWN) }
}

/** The header with which the rows can be imported again without the given mapping. */
export function plainHeader(
  header: string[],
  columns: readonly ColumnDefinition[],
  given: GivenColumns | null
): string[] {
  if (!given) return header
  const { chosen } = chooseColumns(header, columns, given)
  return header.map((cell, index) => {
    const guess = columnOf(headerKey(cell), columns)
    if (guess === chosen[index]) return cell
    return chosen[index]?.names[0] ?? `unused ${cell}`
  })
}

function unknownColumn(column: string, header: string[]): ColumnFault {
  const values = { column: inShort(cleanName(column)), there: columnsThere(header) }
  const said = localized('uploads_answers.no_such_column', values)
  return { column, code: 'unknown_column', said }
}

function unknownField(
  column: string,
  field: string,
  columns: readonly ColumnDefinition[]
): ColumnFault {
  const known = columns.map(({ names }) => names[0]).join(', ')
  const values = { column: inShort(cleanName(column)), field, known }
  const said = localized('uploads_answers.field_unknown', values)
  return { column, code: 'unknown_field', said }
}

function duplicateColumn(
  earlier: string,
  column: string,
  { field }: ColumnDefinition
): ColumnFault {
  const values = { earlier: inShort(earlier), column: inShort(column), field }
  const said = localized('uploads_answers.columns_alike', values)
  return { column, code: 'duplicate_column', said }
}

function missingColumn(missing: readonly ColumnDefinition[], header: string[]): ColumnFault {
  const names = missing.map((column) => column.names[0]).join(', ')
  const values = { count: missing.length, names, there: columnsThere(header) }
  const said = localized('uploads_answers.lacks_columns', values)
  return { column: null, code: 'missing_column', said }
}

function columnsThere(header: string[]): LocalizedMessage {
  const names = header.map(cleanName).filter(Boolean)
  const shown = names.slice(0, MOST_SHOWN).map(inShort).join(', ')
  const left = Math.max(0, names.length - MOST_SHOWN)
  return localized('uploads_answers.columns_there', { count: names.length, shown, left })
}

function inShort(name: string): string {
  return name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name
}

/** The number of cells in a line that are known headers, used to detect the delimiter. */
export function knownHeaders(
  cells: string[],
  columns: readonly ColumnDefinition[],
  given: GivenColumns | null = null
): number {
  const byPlace = Array.isArray(given)
  const names = new Set(byPlace ? [] : Object.keys(given ?? {}).map(cleanName))
  const isKnown = (cell: string) => names.has(cleanName(cell)) || columnOf(headerKey(cell), columns)
  const asMany = byPlace && cells.length === given.length ? cells.length : 0
  return cells.filter(isKnown).length + asMany
}

function columnOf<Field extends string>(
  key: string,
  columns: ReadonlyArray<ColumnDefinition<Field>>
) {
  const exact = columns.find(({ names }) => names.includes(key))
  if (exact) return exact
  const weight = columns.find(({ field }) => field === 'weight')
  const bare = key.replace(PERCENT, '').replace(FRACTION, '')
  return weight?.names.includes(bare || 'weight') && bare !== key ? weight : undefined
}
