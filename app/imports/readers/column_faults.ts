import { cleanName } from '#app/core/text/name_key'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import type { ColumnDefinition } from '#app/imports/readers/columns'
import { scaleOf, targetMembers, type ColumnTarget } from '#app/imports/readers/given_columns'

/** Maximum number of faults, and of columns in a message; a file can have a thousand columns. */
export const MOST_SHOWN = 20
const LONGEST_SHOWN = 100

/** An error in the given or detected columns. */
export interface ColumnFault {
  /**
   * The column as named by the file or the mapping; null if the error is not about a single one.
   */
  column: string | null
  code:
    'unknown_column' | 'unknown_field' | 'duplicate_column' | 'missing_column' | 'column_setting'
  said: LocalizedMessage
}

/** The errors in the settings of a column. */
export function settingFaults(
  name: string,
  target: ColumnTarget,
  column: ColumnDefinition | undefined
): ColumnFault[] {
  const { scale, separator } = target
  const fault = (what: 'scale' | 'scale_form' | 'separator'): ColumnFault => ({
    column: name,
    code: 'column_setting',
    said: localized('uploads_answers.column_setting', { column: inShort(cleanName(name)), what }),
  })
  const faults = Object.keys(target).flatMap((member) => unknownMember(name, member))
  if (scale && column?.field !== 'weight') faults.push(fault('scale'))
  else if (scale && !scaleOf(scale)) faults.push(fault('scale_form'))
  if (separator && !column?.list) faults.push(fault('separator'))
  return faults
}

function unknownMember(name: string, member: string): ColumnFault[] {
  if (targetMembers.some((known) => known === member)) return []
  const values = { column: inShort(cleanName(name)), member: inShort(cleanName(member)) }
  const said = localized('uploads_answers.column_setting_unknown', {
    ...values,
    known: targetMembers.join(', '),
  })
  return [{ column: `${name}.${inShort(member)}`, code: 'unknown_field', said }]
}

export function unknownColumn(column: string, header: string[]): ColumnFault {
  const values = { column: inShort(cleanName(column)), there: columnsThere(header) }
  const said = localized('uploads_answers.no_such_column', values)
  return { column, code: 'unknown_column', said }
}

export function unknownField(
  column: string,
  field: string,
  columns: readonly ColumnDefinition[]
): ColumnFault {
  const known = columns.map(({ names }) => names[0]).join(', ')
  const values = { column: inShort(cleanName(column)), field, known }
  const said = localized('uploads_answers.field_unknown', values)
  return { column, code: 'unknown_field', said }
}

export function duplicateColumn(
  earlier: string,
  column: string,
  { field }: ColumnDefinition
): ColumnFault {
  const values = { earlier: inShort(earlier), column: inShort(column), field }
  const said = localized('uploads_answers.columns_alike', values)
  return { column, code: 'duplicate_column', said }
}

export function missingColumn(missing: readonly ColumnDefinition[], header: string[]): ColumnFault {
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
