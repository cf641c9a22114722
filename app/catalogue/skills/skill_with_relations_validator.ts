import vine from '@vinejs/vine'
import { cleaned } from '#app/core/text/text_fields'
import { catalogueMessages } from '#app/catalogue/catalogue_messages'
import { relationRow } from '#app/catalogue/relations/relation_validators'
import { skillChanges } from '#app/catalogue/skills/skill_validators'

/**
 * A skill and its relations in one write. `merge` (the default) only changes the given rows,
 * `replace` also deletes all others. Empty rows of a form are ignored.
 */
export const skillWithRelationsValidator = vine.create({
  skill: skillChanges.clone().optional(),
  relations: vine
    .array(relationRow.parse(blankAsNull).nullable())
    .parse(asList)
    .maxLength(5000)
    .optional(),
  mode: vine.enum(['merge', 'replace'] as const).optional(),
  version: vine.string().maxLength(100).optional(),
})

skillWithRelationsValidator.messagesProvider = catalogueMessages

/** The form parser converts a list of more than twenty items to an object. */
function asList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value
}

function blankAsNull(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const named = ['id', 'related_skill'].some((name) => cleaned(Reflect.get(row, name)))
  return named ? row : null
}
