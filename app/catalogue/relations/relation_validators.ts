import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { catalogueMessages } from '#app/catalogue/catalogue_messages'
import { cleaned, keyIn, shortText } from '#app/core/text/text_fields'
import { relationTypes } from '#app/catalogue/skill_relation'
import { decimalNumber, wholeNumber } from '#app/core/text/number_fields'

const type = () => vine.enum(relationTypes)
const weight = () => wholeNumber().range([0, 100])
const notes = () => ({
  source: shortText(200).nullable().optional(),
  confidence: decimalNumber().range([0, 1]).nullable().optional(),
})

/** PUT and the form: missing fields are cleared. */
export const replaceRelationValidator = vine.create({
  type: type(),
  weight: weight(),
  ...notes(),
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changeRelationValidator = vine.create({
  type: type().optional(),
  weight: weight().optional(),
  ...notes(),
  version: versionRule(),
})

/**
 * A row of a skill's relations. It identifies the relation by `id`, or by the related skill (public
 * id or name) and the type. Missing fields keep their value.
 */
export const relationRow = vine.object({
  id: vine.string().uuid().optional(),
  related_skill: vine.string().parse(idOrName).maxLength(300).optional(),
  type: type().optional(),
  weight: weight().optional(),
  ...notes(),
  remove: vine.boolean().optional(),
})

for (const validator of [replaceRelationValidator, changeRelationValidator]) {
  validator.messagesProvider = catalogueMessages
}

function idOrName(value: unknown): unknown {
  return cleaned(keyIn(value, 'id', 'name')) ?? undefined
}
