import { cleanName, nameKey } from '#app/core/text/name_key'
import { unescapeCell } from '#app/core/lists/csv_lines'
import { isUid } from '#app/core/uid'
import { damageOf } from '#app/core/lists/cells'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

/** A skill name in a file and the result of its lookup. */
export interface SkillName {
  cell: string
  /** As in the file, unescaped. */
  text: string
  key: string
  /** Text that can only be a URI or a public id of a skill, not a name. */
  mark: 'external_uri' | 'uid' | null
  fault: 'missing' | 'too_long' | 'control_character' | 'damaged_character' | null
  /** Undefined before the lookup, 0 if there is no such skill. */
  id: number | undefined
  /** The number of skills with this alias, if no skill has this name. */
  aliasOf: number
}

/** The database refuses longer names, too. */
const LONGEST_NAME = 300

/** Cleans and checks the name in a cell. */
export function readName(cell: string): SkillName {
  const text = unescapeCell(cell)
  const key = nameKey(text)
  const fault = faultOf(text, cleanName(text), key)
  return { cell, text, key, mark: markOf(text), fault, id: undefined, aliasOf: 0 }
}

function markOf(text: string): SkillName['mark'] {
  if (/^\s*[a-z][a-z0-9+.-]*:\/\/\S+\s*$/i.test(text)) return 'external_uri'
  return isUid(text.trim()) ? 'uid' : null
}

function faultOf(text: string, name: string, key: string): SkillName['fault'] {
  const damage = damageOf(text)
  if (damage) return damage
  if (!key) return 'missing'
  return key.length > LONGEST_NAME || name.length > LONGEST_NAME ? 'too_long' : null
}

/** The fault of a cell that is not a valid name, if any. */
export function nameFault<Field extends string>(
  row: RowReader<Field>,
  field: Field,
  { text, fault }: SkillName,
  of: 'skill' | 'related_skill' = 'skill'
): CellFault | null {
  if (!fault) return null
  if (fault === 'missing') return row.fault(field, `${of}_missing`)
  if (fault === 'too_long') return row.fault(field, `${of}_too_long`, { most: LONGEST_NAME })
  return row.fault(field, fault, { cell: inShort(text) })
}
