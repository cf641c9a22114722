import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Change } from '#app/core/db/change_log'
import { violatesForeignKey } from '#app/core/db/foreign_key_violation'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { violatesUnique } from '#app/core/db/unique_violation'
import { DomainGone, findCategory } from '#app/catalogue/categories/find_category'
import Skill, { type SkillStatus, type SkillType } from '#app/catalogue/skill'
import SkillAlias from '#app/catalogue/skill_alias'
import { nameKey, slugOf } from '#app/core/text/name_key'
import {
  skillAttributeOf,
  byColumn,
  skillColumnNames,
  type SkillTexts,
} from '#app/catalogue/skills/skill_columns'
import {
  aliasRowKey,
  aliasRowsOf,
  arrangedAliases,
  arrangedTranslations,
  labelFieldsOf,
  type AliasRow,
  type Translation,
} from '#app/catalogue/skills/translations'
import type { skillChanges } from '#app/catalogue/skills/skill_validators'

/** The editable fields of a skill by public name; `domain` is the public id of a category. */
export interface SkillFields extends SkillTexts {
  name: string
  slug: string
  domain: string | null
  type: SkillType
  status: SkillStatus
  aliases: string[]
  translations: Translation[]
}

export type SkillChanges = Infer<typeof skillChanges>

/** The current fields of the skill; its aliases and category must be loaded. */
export function skillFieldsOf(skill: Skill): SkillFields {
  return {
    name: skill.name,
    slug: skill.slug,
    domain: skill.category?.uid ?? null,
    type: skill.type,
    status: skill.status,
    ...skillLabelsOf(skill),
    ...skillTextsOf(skill),
  }
}

/** The aliases and translations of the skill, whose aliases must be loaded. */
export function skillLabelsOf(skill: Skill) {
  return labelFieldsOf(skill.aliases.map(rowOf))
}

function rowOf({ language, name, isName }: SkillAlias): AliasRow {
  return { language, name, is_name: isName }
}

/** The change log entry of a deleted skill; `after` states what replaces it. */
export function skillDeletion(skill: Skill, after: Change['after'] = null): Change {
  const before = { id: skill.uid, ...skillFieldsOf(skill) }
  return { subject: 'skill', subjectId: skill.id, action: 'deleted', before, after }
}

export function skillTextsOf(skill: Skill): SkillTexts {
  return byColumn((name) => skill[skillAttributeOf(name)])
}

/** Applies changes to the fields; see `arrangedAliases`. */
export function skillFieldsWith(fields: SkillFields, changes: SkillChanges): SkillFields {
  const given = Object.entries(changes).filter(
    ([name, value]) => name in fields && value !== undefined
  )
  const changed: SkillFields = { ...fields, ...Object.fromEntries(given) }
  return {
    ...changed,
    slug: changed.slug || fields.slug,
    aliases: arrangedAliases(changed.name, fields.aliases, changed.aliases ?? []),
    translations: arrangedTranslations(fields.translations, changed.translations ?? []),
  }
}

/** The changes for a full replacement: missing fields are cleared, but the skill keeps its slug. */
export function replacementChanges(input: SkillChanges): SkillChanges {
  const { slug, ...given } = input
  return { ...emptyDetails, ...given, ...(slug && { slug }) }
}

/** Writes the fields to the row and the aliases of the skill. */
export async function writeSkillFields(
  trx: TransactionClientContract,
  skill: Skill,
  fields: SkillFields,
  categoryId: number | null
): Promise<void> {
  skill.rename(fields.name)
  skill.slug = fields.slug
  skill.categoryId = categoryId
  skill.type = fields.type
  skill.status = fields.status
  for (const name of skillColumnNames) skill[skillAttributeOf(name)] = fields[name]
  await skill.useTransaction(trx).save()

  const wanted = aliasRowsOf(fields)
  const kept = new Set(wanted.map(aliasRowKey))
  const present = await SkillAlias.query({ client: trx }).where('skillId', skill.id)
  const gone = present.filter((alias) => !kept.has(aliasRowKey(rowOf(alias)))).map(({ id }) => id)
  await SkillAlias.query({ client: trx }).whereIn('id', gone).delete()
  await SkillAlias.updateOrCreateMany(
    ['skillId', 'language', 'nameKey'],
    wanted.map(({ language, name, is_name: isName }) => ({
      skillId: skill.id,
      language,
      name,
      nameKey: nameKey(name),
      isName,
    })),
    { client: trx }
  )
}

/** Resolves the category of the changes. Throws a 422 `Refusal` at `domain`. */
export async function withCategory(
  changes: SkillChanges,
  path = ''
): Promise<{ changes: SkillChanges; categoryId: number | null }> {
  if (!changes.domain) return { changes, categoryId: null }
  const category = await findCategory(changes.domain, `${path}domain`)
  return { changes: { ...changes, domain: category.uid }, categoryId: category.id }
}

/** A unique slug derived from the name, if necessary with the end of `uid`. */
export async function freeSlug(name: string, uid: string): Promise<string> {
  const slug = slugOf(name)
  const tail = uid.slice(-6)
  if (!slug) return `skill-${tail}`
  return (await Skill.findBy('slug', slug)) ? `${slug}-${tail}` : slug
}

/**
 * Runs the function; refuses a value that belongs to another skill (`taken`) and a missing domain
 * (`DomainGone`). `path` is the prefix of the fields in the input: `skill.`
 */
export async function refusingTaken<Result>(
  values: SkillChanges,
  work: () => Promise<Result>,
  path = ''
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    for (const [field, column] of Object.entries(uniqueColumns)) {
      const value = values[field as keyof SkillFields]
      if (typeof value !== 'string' || !violatesUnique(error, 'skills', column)) continue
      const other = await Skill.findBy(column, field === 'name' ? nameKey(value) : value)
      if (!other) continue
      const taken = { field, value, skill: other.name, status: other.status }
      throw new FieldRefusal(`${path}${field}`, 'taken', t('skills_answers.skill_taken', taken))
    }
    if (values.domain && violatesForeignKey(error, 'skills', 'category_id')) {
      throw new DomainGone(`${path}domain`)
    }
    throw error
  }
}

export const emptyDetails = {
  domain: null,
  aliases: [] as string[],
  translations: [] as Translation[],
  ...byColumn(() => null),
}

const uniqueColumns: Record<string, string> = {
  name: 'name_key',
  slug: 'slug',
  external_id: 'external_id',
  external_uri: 'external_uri',
}
