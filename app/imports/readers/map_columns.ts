import { FileFault } from '#app/core/files/file_fault'
import { cleanName } from '#app/core/text/name_key'
import {
  duplicateColumn,
  missingColumn,
  MOST_SHOWN,
  settingFaults,
  unknownColumn,
  unknownField,
  type ColumnFault,
} from '#app/imports/readers/column_faults'
import {
  columnOf,
  errorColumns,
  FRACTION,
  headerKey,
  PERCENT,
  placeOf,
  type ColumnDefinition,
} from '#app/imports/readers/columns'
import {
  scaleOf,
  targetsOf,
  type ColumnTarget,
  type GivenColumns,
  type WeightScale,
} from '#app/imports/readers/given_columns'
import { RowPlan, type RowChanges } from '#app/imports/readers/row_plan'

/** The cell index of each field in a row, and the unrecognized columns. */
export interface ColumnMap<Field extends string = string> {
  at: Partial<Record<Field, number>>
  unused: string[]
  /** Given, or indicated by the header of the weight column: "Score %", "weight_fraction". */
  scale: WeightScale | null
  /** The given separators of lists. */
  separators: Partial<Record<Field, string>>
  rows: RowPlan
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
  const { chosen, targets, constants, faults } = chooseColumns(header, columns, given)
  if (faults.length) {
    const [{ code, said }] = faults
    const isMapping = code === 'unknown_field' || code === 'column_setting'
    throw new FileFault(isMapping ? 'unknown_column' : code, said)
  }
  const changes: RowChanges = {
    width: header.length,
    constants: constants.map(({ value, per }) => ({ value, per })),
    joins: [],
    only: [],
    eachFrom: null,
  }
  const map: Omit<ColumnMap<Field>, 'rows'> = { at: {}, unused: [], scale: null, separators: {} }
  for (const [index, { column }] of constants.entries())
    map.at[column.field] = header.length + index
  const joined = new Map<Field, RowChanges['joins'][number]>()
  for (const [index, cell] of header.entries()) {
    const key = headerKey(cell)
    const column = chosen[index]
    const { scale, separator, join, only, each } = targets[index] ?? {}
    if (only) changes.only.push({ place: index, header: cleanName(cell), values: new Set(only) })
    if (each) changes.eachFrom ??= index
    if (!column) {
      const isRead = only !== undefined || (changes.eachFrom !== null && changes.eachFrom < index)
      if (key && !isRead && !errorColumns.includes(key)) map.unused.push(cleanName(cell))
      continue
    }
    if (join === undefined) map.at[column.field] = index
    else if (joined.has(column.field)) joined.get(column.field)?.places.push(index)
    else joined.set(column.field, { places: [index], by: join })
    if (separator) map.separators[column.field] = separator
    if (column.field === 'weight') {
      if (scale) map.scale = scaleOf(scale)
      else if (PERCENT.test(key)) map.scale = 'percent'
      else if (FRACTION.test(key)) map.scale = 'fraction'
    }
  }
  for (const [field, join] of joined) {
    map.at[field] = header.length + constants.length + changes.joins.length
    changes.joins.push(join)
  }
  return { ...map, rows: new RowPlan(changes) }
}

/** The columns of a file, in order, and the errors in the given ones. */
export interface ChosenColumns<Field extends string> {
  chosen: Array<ColumnDefinition<Field> | undefined>
  targets: Array<ColumnTarget | undefined>
  constants: Array<{
    column: ColumnDefinition<Field>
    value: string
    per?: { place: number; values: Record<string, string> }
  }>
  faults: ColumnFault[]
}

/** Maps headers to columns and returns the errors, limited to the first ones. */
export function chooseColumns<Field extends string>(
  header: string[],
  columns: ReadonlyArray<ColumnDefinition<Field>>,
  given: GivenColumns | null = null
): ChosenColumns<Field> {
  const faults: ColumnFault[] = []
  const constants: ChosenColumns<Field>['constants'] = []
  const names = header.map(cleanName)
  const wanted = new Map<string | number, ColumnDefinition<Field> | undefined>()
  const settings = new Map<string | number, ColumnTarget>()
  for (const [name, target] of targetsOf(given)) {
    const key = cleanName(name)
    const isConstant = target.constant !== undefined
    const field = isConstant ? (target.field ?? key) : (target.field ?? null)
    const column = columns.find((one) => field !== null && one.names.includes(field))
    const place = names.includes(key) ? null : placeOf(key, header)
    const isThere = isConstant || (place === null ? names.includes(key) : place < header.length)
    const { per } = target
    const perPlace = per ? placeOfColumn(per.column, names) : 0
    if (!isConstant) {
      wanted.set(place ?? key, column)
      settings.set(place ?? key, target)
    }
    if (isConstant && column) {
      const values = per && { per: { place: perPlace, values: per.values } }
      constants.push({ column, value: String(target.constant), ...values })
    }
    if (faults.length >= MOST_SHOWN) continue
    if (!isThere) faults.push(unknownColumn(name, header))
    else if (per && perPlace === -1) faults.push(unknownColumn(per.column, header))
    else if (field !== null && !column) faults.push(unknownField(name, field, columns))
    else faults.push(...settingFaults(name, target, column))
  }

  const isGiven = new Set<ColumnDefinition<Field> | undefined>([
    ...wanted.values(),
    ...constants.map(({ column }) => column),
  ])
  const targets = names.map((name, index) => settings.get(index) ?? settings.get(name))
  const eachFrom = targets.findIndex((target) => target?.each)
  const taken = new Map<Field, { name: string; isJoined: boolean }>()
  const chosen = header.map((cell, index) => {
    if (eachFrom !== -1 && index > eachFrom) return undefined
    const name = names[index]
    const guess = columnOf(headerKey(cell), columns)
    const key = wanted.has(index) ? index : name
    const column = wanted.has(key) ? wanted.get(key) : isGiven.has(guess) ? undefined : guess
    if (!column) return undefined
    const isJoined = targets[index]?.join !== undefined
    const earlier = taken.get(column.field)
    if (earlier && !(earlier.isJoined && isJoined)) {
      faults.push(duplicateColumn(earlier.name, name, column))
    } else taken.set(column.field, { name, isJoined })
    return column
  })
  for (const { column } of constants) {
    const earlier = taken.get(column.field)
    if (earlier) faults.push(duplicateColumn(earlier.name, column.names[0], column))
    taken.set(column.field, { name: column.names[0], isJoined: false })
  }

  const missing = columns.filter(({ field, required }) => required && !taken.has(field))
  if (missing.length) faults.push(missingColumn(missing, header))
  return { chosen, targets, constants, faults: faults.slice(0, MOST_SHOWN) }
}

/** The index of a column by its header or place; -1 if there is none. */
function placeOfColumn(key: string, names: string[]): number {
  const index = names.indexOf(cleanName(key))
  const place = index === -1 ? placeOf(cleanName(key), names) : index
  return place === null || place >= names.length ? -1 : place
}
