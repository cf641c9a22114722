import { choiceOf } from '#app/catalogue/categories/find_category'
import { typedTexts } from '#app/core/text/form_texts'
import type Skill from '#app/catalogue/skill'
import { skillLabelsOf } from '#app/catalogue/skills/skill_fields'
import { translationsText } from '#app/catalogue/skills/translations'
import { skillAttributeOf, byColumn, skillColumnNames } from '#app/catalogue/skills/skill_columns'

/** The fields of the form as strings, with one alias, and one language, per line. */
export type SkillForm = Record<(typeof formFields)[number], string>

const formFields = [
  ...(['name', 'slug', 'domain', 'type', 'status', 'aliases', 'translations'] as const),
  ...skillColumnNames,
]

/** The form with the current values of a skill; category, its parent and aliases must be loaded. */
export function skillForm(skill: Skill): SkillForm {
  const { aliases, translations } = skillLabelsOf(skill)
  return {
    name: skill.name,
    slug: skill.slug,
    domain: skill.category ? choiceOf(skill.category) : '',
    type: skill.type,
    status: skill.status,
    aliases: aliases.join('\n'),
    translations: translationsText(translations),
    ...byColumn((name) => skill[skillAttributeOf(name)] ?? ''),
  }
}

/** The submitted fields of the form. */
export function typedSkillForm(input: unknown): Partial<SkillForm> {
  return typedTexts(input, formFields)
}
