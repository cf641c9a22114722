import { choiceOf } from '#app/categories/find_category'
import type Skill from '#app/skills/skill'

/** A skill as its form has it: every field a text, the aliases one to a line. */
export type SkillForm = Record<(typeof formFields)[number], string>

const formFields = [
  'name',
  'slug',
  'description',
  'domain',
  'type',
  'status',
  'aliases',
  'external_id',
  'external_uri',
  'source',
] as const

/** The form of a skill as it stands; category, its parent and aliases must be loaded. */
export function skillForm(skill: Skill): SkillForm {
  return {
    name: skill.name,
    slug: skill.slug,
    description: skill.description ?? '',
    domain: skill.category ? choiceOf(skill.category) : '',
    type: skill.type,
    status: skill.status,
    aliases: skill.aliases.map(({ name }) => name).join('\n'),
    external_id: skill.externalId ?? '',
    external_uri: skill.externalUri ?? '',
    source: skill.source ?? '',
  }
}

/** The form as it came in, as far as it did. */
export function typedForm(input: unknown): Partial<SkillForm> {
  if (typeof input !== 'object' || input === null) return {}
  const entries = formFields.map((field) => [field, Reflect.get(input, field)] as const)
  return Object.fromEntries(
    entries
      .filter(([, value]) => typeof value === 'string' || value === null)
      .map(([field, value]) => [field, String(value ?? '').replaceAll('\r\n', '\n')])
  )
}

/** Where what was typed differs from what stands there now. */
export interface Difference {
  field: string
  now: string
  typed: string
}

export function differencesBetween(
  now: Record<string, string>,
  typed: Record<string, string>
): Difference[] {
  return Object.keys(typed)
    .filter((field) => field in now && now[field] !== typed[field])
    .map((field) => ({ field, now: now[field], typed: typed[field] }))
}
