/**
 * What becomes of a column of the file, and where the value of a field comes from if no column has
 * it.
 */
export interface ColumnTarget {
  /** Our column; null or absent: the column is not imported. */
  field?: string | null
  /** The value of all rows. The key is then our column, since the file has none. */
  constant?: string | number
  /** Beside a constant: other values, by the text that rows have in a column. */
  per?: { column: string; values: Record<string, string> }
  /** The scale of the weights, such as "1-5". */
  scale?: string
  /** Separates the items of a list in a cell: "line_break", or the text itself. */
  separator?: string
  /** Columns for the same field are joined with this text; blank cells are left out. */
  join?: string
  /** Only rows with one of these values are imported. */
  only?: string[]
  /** From this column on, each filled cell is a separate row. */
  each?: boolean
}

export const targetMembers = [
  'field',
  'constant',
  'per',
  'scale',
  'separator',
  'join',
  'only',
  'each',
] as const satisfies ReadonlyArray<keyof ColumnTarget>

/**
 * Maps columns of the file, by header or by place ("#2"), to our columns; null ignores a column,
 * missing ones are detected by name. Older uploads have a list: the columns in order.
 */
export type GivenColumns = Record<string, string | null | ColumnTarget> | Array<string | null>

/** The given columns in one form. */
export function targetsOf(given: GivenColumns | null): Array<[key: string, ColumnTarget]> {
  const entries: Array<[string, string | null | ColumnTarget]> = Array.isArray(given)
    ? given.map((field, index) => [`#${index + 1}`, field])
    : Object.entries(given ?? {})
  return entries.map(([key, target]) => [
    key,
    typeof target === 'object' && target !== null ? target : { field: target },
  ])
}

/** The number, from 0, in a key that is a place ("#2"); null if it is none. See `placeOf`. */
export function placeIn(key: string): number | null {
  const found = /^#([1-9]\d{0,3})$/.exec(key)
  return found ? Number(found[1]) - 1 : null
}

/** `percent`: weights are 0-100; `fraction`: 0-1; else the lowest and the highest weight, "1-5". */
export type WeightScale = 'percent' | 'fraction' | `${number}-${number}`

const RANGE = /^(\d{1,6}(?:\.\d{1,6})?)-(\d{1,6}(?:\.\d{1,6})?)$/

/** The scale with this name or these limits; null if there is none. */
export function scaleOf(text: string): WeightScale | null {
  if (text === 'percent' || text === 'fraction') return text
  const found = RANGE.exec(text.replace(/[\s%]+/g, ''))
  if (!found) return null
  const [from, to] = [Number(found[1]), Number(found[2])]
  if (from >= to) return null
  if (from === 0 && to === 100) return 'percent'
  return from === 0 && to === 1 ? 'fraction' : `${from}-${to}`
}

/** The lowest and the highest weight of a scale. */
export function limitsOf(scale: WeightScale): { from: number; to: number } {
  if (scale === 'percent') return { from: 0, to: 100 }
  if (scale === 'fraction') return { from: 0, to: 1 }
  const [from, to] = scale.split('-').map(Number)
  return { from, to }
}

/** Splits a list in a cell at a chosen separator. */
export function splitAt(text: string, separator: string): string[] {
  return separator === 'line_break' ? text.split(/\r\n|\n|\r/) : text.split(separator)
}
