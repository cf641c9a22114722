import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { catalogueMessages } from '#app/catalogue/catalogue_messages'
import {
  asLines,
  asName,
  asSlug,
  keyFitsIn,
  recordName,
  shortText,
  withoutNul,
} from '#app/core/text/text_fields'
import { skillStatuses, skillTypes } from '#app/catalogue/skill'
import { translationLanguages } from '#app/catalogue/languages'
import { parseTranslations } from '#app/catalogue/skills/translations'
import { byColumn } from '#app/catalogue/skills/skill_columns'

/** A blank name is invalid even if the name is optional. */
const name = () => vine.string().parse(asName).minLength(1).maxLength(300).use(keyFitsIn(300))
const type = () => vine.enum(skillTypes)
const status = () => vine.enum(skillStatuses)
const longText = (length: number) => vine.string().parse(withoutNul).trim().maxLength(length)

const eachLanguageOnce = vine.createRule((value, _, field) => {
  const languages = (value as Array<{ language?: unknown } | null>).map((one) => one?.language)
  const repeated = languages.find((language, at) => languages.indexOf(language) !== at)
  if (typeof repeated !== 'string' || !repeated) return
  field.report('skills_answers.repeated_language', 'distinct', field, { language: repeated })
})

/** The fields of a skill, for pages and `/v1`. A form submits aliases and translations as text. */
const details = () => ({
  slug: vine.string().parse(asSlug).maxLength(200).nullable().optional(),
  /** The public id or label of a category: see `findCategory`. */
  domain: recordName(450).nullable().optional(),
  aliases: vine
    .array(shortText(500).use(keyFitsIn(500)))
    .parse(asLines)
    .maxLength(500)
    .nullable()
    .optional(),
  translations: vine
    .array(
      vine.object({
        language: vine.enum(translationLanguages),
        name: vine.string().parse(asName).minLength(1).maxLength(500).use(keyFitsIn(500)),
        aliases: vine
          .array(shortText(500).use(keyFitsIn(500)))
          .maxLength(500)
          .nullable()
          .optional(),
      })
    )
    .parse((value) => (typeof value === 'string' ? parseTranslations(value) : value))
    .use(eachLanguageOnce())
    .nullable()
    .optional(),
  ...byColumn((_, { lines, maxLength }) => {
    const text = lines === 'one' ? shortText(maxLength) : longText(maxLength)
    return text.nullable().optional()
  }),
})

export const createSkillValidator = vine.create({
  name: name(),
  type: type().optional(),
  status: status().optional(),
  ...details(),
})

/** PUT and the form: missing fields are cleared. */
export const replaceSkillValidator = vine.create({
  name: name(),
  type: type(),
  status: status(),
  ...details(),
  version: versionRule(),
})

/** The fields of a PATCH, and of the skill in a write with its relations. */
export const skillChanges = vine.object({
  name: name().optional(),
  type: type().optional(),
  status: status().optional(),
  ...details(),
})

export const changeSkillValidator = vine.create(
  vine.object({ ...skillChanges.getProperties(), version: versionRule() })
)

/** The public id or name of a skill. */
const otherSkill = () => vine.string().parse(asName).minLength(1).maxLength(300)

/** `version` is the version of the merged skill, `into_version` that of the target skill. */
export const mergeSkillValidator = vine.create({
  into: otherSkill(),
  version: versionRule(),
  into_version: versionRule(),
})

export const mergePreviewValidator = vine.create({ into: otherSkill() })

for (const validator of [
  createSkillValidator,
  replaceSkillValidator,
  changeSkillValidator,
  mergeSkillValidator,
  mergePreviewValidator,
]) {
  validator.messagesProvider = catalogueMessages
}
