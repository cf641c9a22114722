import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { catalogueMessages } from '#app/catalogue/catalogue_messages'
import { cleaned, keyIn, shortText } from '#app/core/text/text_fields'
import { skillChanges } from '#app/catalogue/skills/skill_validators'
import { relationTypes } from '#app/catalogue/skill_relation'

const type = () => vine.enum(relationTypes)
const weight = () => vine.number().withoutDecimals().range([0, 100])
const notes = () => ({
  source: shortText(200).nullable().optional(),
  confidence: vine.number().range([0, 1]).nullable().optional(),
})

/** PUT and the form: what is left out becomes empty. */
export const replaceRelationValidator = vine.create({
  type: type(),
  weight: weight(),
  ...notes(),
  version: versionRule(),
})

/** PATCH: only what is given changes. */
export const changeRelationValidator = vine.create({
  type: type().optional(),
  weight: weight().optional(),
  ...notes(),
  version: versionRule(),
})

/**
 * One row of a skill's relations. It names the relation by `id`, or by the related skill (public id or
 * name) and type. What a row leaves out stays as it is.
 */
const relationRow = vine.object({
  id: vine.string().uuid().optional(),
  related_skill: vine.string().parse(idOrName).maxLength(300).optional(),
  type: type().optional(),
  weight: weight().optional(),
  ...notes(),
  remove: vine.boolean().optional(),
})

/**
 * A skill and its relations in one write. `merge` (the default) changes the rows that are given,
 * `replace` removes all others too. A row of a form that nobody filled in counts as none.
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

for (const validator of [
  replaceRelationValidator,
  changeRelationValidator,
  skillWithRelationsValidator,
]) {
  validator.messagesProvider = catalogueMessages
}

function idOrName(value: unknown): unknown {
  return cleaned(keyIn(value, 'id', 'name')) ?? undefined
}

/** The form parser makes an object of a list with more than twenty members. */
function asList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value
}

function blankAsNull(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const named = ['id', 'related_skill'].some((name) => cleaned(Reflect.get(row, name)))
  return named ? row : null
}
