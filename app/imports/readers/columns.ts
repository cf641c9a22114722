import { cleanName } from '#app/core/text/name_key'
import { placeIn, targetsOf, type GivenColumns } from '#app/imports/readers/given_columns'

/** A column that an import supports; `names` are header keys, of which exports write the first. */
export interface ColumnDefinition<Field extends string = string> {
  field: Field
  names: readonly string[]
  required?: true
  /** A cell holds several items. */
  list?: true
}

export const PERCENT = /_?(percent|percentage|pct)$/
export const FRACTION = /_?fraction$/

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

/** Whether a file is one of rejected rows, which has a header even if the uploaded file had none. */
export function isErrorFile(header: string[]): boolean {
  return errorPlaces(header).size >= errorColumns.indexOf(scaleColumn)
}

/**
 * The index of the column that a key means by its place ("#2"), not counting the columns of a file
 * of rejected rows; the number of columns if there is none there; null if the key is no place.
 */
export function placeOf(key: string, header: string[]): number | null {
  const place = placeIn(key)
  if (place === null) return null
  const own = errorPlaces(header)
  return [...header.keys()].filter((index) => !own.has(index))[place] ?? header.length
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

/** The number of cells in a line that are known headers, used to detect the delimiter. */
export function knownHeaders(
  cells: string[],
  columns: readonly ColumnDefinition[],
  given: GivenColumns | null = null
): number {
  const keys = targetsOf(given).map(([key]) => cleanName(key))
  const names = new Set(keys)
  const isKnown = (cell: string) => names.has(cleanName(cell)) || columnOf(headerKey(cell), columns)
  const farthest = Math.max(...keys.map((key) => (placeIn(key) ?? -1) + 1), 0)
  const asMany = farthest && cells.length - errorPlaces(cells).size >= farthest ? farthest : 0
  return cells.filter(isKnown).length + asMany
}

/** The column with this header key. */
export function columnOf<Field extends string>(
  key: string,
  columns: ReadonlyArray<ColumnDefinition<Field>>
) {
  const exact = columns.find(({ names }) => names.includes(key))
  if (exact) return exact
  const joined = bareKey(key)
  const written = columns.find(({ names }) => names.some((name) => bareKey(name) === joined))
  if (written && joined) return written
  const weight = columns.find(({ field }) => field === 'weight')
  const bare = key.replace(PERCENT, '').replace(FRACTION, '')
  return weight?.names.includes(bare || 'weight') && bare !== key ? weight : undefined
}

/** "PREFERREDLABEL" has no mark between its words. */
export function bareKey(key: string): string {
  return key.replace(/_/g, '')
}
