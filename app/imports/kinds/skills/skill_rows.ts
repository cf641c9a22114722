import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logChanges, type Change, type ChangeAuthor } from '#app/core/db/change_log'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'
import { nameKey, slugOf } from '#app/core/text/name_key'
import { byColumn, skillColumnNames, type SkillTexts } from '#app/catalogue/skills/skill_columns'
import { labelsOfSkills } from '#app/catalogue/skills/labels_of_skills'
import { aliasRowsOf, type AliasRow } from '#app/catalogue/skills/translations'
import type { SkillFields } from '#app/catalogue/skills/skill_fields'
import { idsOf, valuesOf } from '#app/core/db/bulk_rows'
import { isPostgres } from '#app/core/db/prepared_rows'
import { Collision } from '#app/imports/importer'

/** The declared columns, for SQL statements. */
const textNames = skillColumnNames.join(', ')
const textTypes = byColumn(() => 'text' as const)
const textsWanted = skillColumnNames.map((name) => `${name} = wanted.${name}`).join(', ')

const storedColumns = `id, uid, version, category_id, name, name_key, slug, type, status, ${textNames}`

/** A skill from a file: its fields by public name, and the reference to its domain. */
export interface SkillRow {
  id: number
  uid: string
  version: number
  categoryId: number | null
  fields: SkillFields
}

/**
 * Inserts skills with their aliases and change log entries, in a few statements. Sets the `id` and,
 * if missing, the slug of each. The caller must update the search tables.
 */
export async function insertSkills(
  trx: TransactionClientContract,
  skills: SkillRow[],
  { actorId, uploadId = null }: ChangeAuthor
): Promise<void> {
  if (!skills.length) return
  await assignSlugs(trx, skills)
  const table = jsonTable(trx, 'wanted', {
    uid: 'uuid',
    name: 'text',
    name_key: 'text',
    slug: 'text',
    category_id: 'integer',
    type: 'text',
    status: 'text',
    ...textTypes,
  })
  await trx.rawQuery(
    `insert into skills
       (created_by, created_by_upload, uid, name, name_key, slug, category_id, type, status, ${textNames},
        popularity, version, created_at, updated_at)
     select nullif(cast(? as integer), 0), nullif(cast(? as integer), 0), uid, name, name_key, slug,
            category_id, type, status, ${textNames}, 0, 1, current_timestamp, current_timestamp
     from ${table}`,
    [actorId ?? 0, uploadId ?? 0, JSON.stringify(skills.map(columnsOf))]
  )
  const wanted = valuesOf(
    trx,
    skills.map(({ uid }) => uid)
  )
  const made = await rawRows<{ id: number; uid: string }>(
    trx,
    `select id, uid from skills where cast(uid as text) in (${wanted.sql})`,
    [wanted.binding]
  )
  const ids = new Map(made.map(({ id, uid }) => [uid, id]))
  for (const skill of skills) skill.id = ids.get(skill.uid) ?? 0

  await insertAliases(
    trx,
    skills.flatMap(({ id, fields }) => aliasRowsOf(fields).map((row) => ({ ...row, skill_id: id })))
  )
  await logChanges(
    trx,
    skills.map(({ id, fields }): Change => ({
      subject: 'skill',
      subjectId: id,
      action: 'created',
      before: null,
      after: { ...fields },
    })),
    { actorId, uploadId }
  )
}

/** Existing skills, by the keys that files use. */
export interface FoundSkills {
  byName: Map<string, SkillRow>
  byUri: Map<string, SkillRow>
  byExternalId: Map<string, SkillRow>
}

/** Finds skills by name key, URI or external id, with their aliases, in two statements. */
export async function findSkills(
  client: QueryClientContract,
  wanted: Array<{ key: string; texts: SkillTexts }>,
  uidOfCategory: (id: number | null) => string | null
): Promise<FoundSkills> {
  const names = valuesOf(
    client,
    wanted.map(({ key }) => key)
  )
  const uris = valuesOf(
    client,
    wanted.flatMap(({ texts }) => texts.external_uri || [])
  )
  const externalIds = valuesOf(
    client,
    wanted.flatMap(({ texts }) => texts.external_id || [])
  )
  const stored = await rawRows<StoredSkill>(
    client,
    `select ${storedColumns} from skills where id in (
       select id from skills where name_key in (${names.sql})
       union select id from skills where external_uri in (${uris.sql})
       union select id from skills where external_id in (${externalIds.sql}))`,
    [names.binding, uris.binding, externalIds.binding]
  )
  const found: FoundSkills = { byName: new Map(), byUri: new Map(), byExternalId: new Map() }
  for (const { key, skill } of await withAliases(client, stored, uidOfCategory)) {
    const { fields } = skill
    found.byName.set(key, skill)
    if (fields.external_uri) found.byUri.set(fields.external_uri, skill)
    if (fields.external_id) found.byExternalId.set(fields.external_id, skill)
  }
  return found
}

/** The existing skills with these ids, with their aliases. */
export async function skillsById(
  client: QueryClientContract,
  ids: number[],
  uidOfCategory: (id: number | null) => string | null
): Promise<SkillRow[]> {
  const { sql, binding } = idsOf(client, ids)
  const stored = await rawRows<StoredSkill>(
    client,
    `select ${storedColumns} from skills where id in (${sql})`,
    [binding]
  )
  const found = await withAliases(client, stored, uidOfCategory)
  return found.map(({ skill }) => skill)
}

async function withAliases(
  client: QueryClientContract,
  stored: StoredSkill[],
  uidOfCategory: (id: number | null) => string | null
): Promise<Array<{ key: string; skill: SkillRow }>> {
  const labels = await labelsOfSkills(
    client,
    stored.map(({ id }) => id)
  )
  return stored.map(({ id, uid, version, category_id: categoryId, name_key: key, ...columns }) => {
    const domain = uidOfCategory(categoryId)
    const fields = { ...columns, domain, ...labels.get(id)! }
    return { key, skill: { id, uid, version, categoryId, fields } }
  })
}

/** The keys that are names of skills. */
export async function namesOf(client: QueryClientContract, keys: string[]): Promise<string[]> {
  const { sql, binding } = valuesOf(client, keys)
  const found = await rawRows<{ name_key: string }>(
    client,
    `select name_key from skills where name_key in (${sql})`,
    [binding]
  )
  return found.map(({ name_key: key }) => key)
}

/**
 * Updates these fields of existing skills, without aliases.
 * @throws Collision if one of them was changed concurrently (PostgreSQL)
 */
export async function updateSkillRows(
  trx: TransactionClientContract,
  skills: SkillRow[]
): Promise<void> {
  if (!skills.length) return
  const table = jsonTable(trx, 'wanted', {
    id: 'integer',
    name: 'text',
    name_key: 'text',
    category_id: 'integer',
    type: 'text',
    status: 'text',
    ...textTypes,
    version: 'integer',
  })
  const done = await trx.rawQuery(
    `update skills set name = wanted.name, name_key = wanted.name_key,
       category_id = wanted.category_id, type = wanted.type, status = wanted.status, ${textsWanted},
       version = skills.version + 1, updated_at = current_timestamp
     from ${table} where skills.id = wanted.id and skills.version = wanted.version`,
    [JSON.stringify(skills.map(columnsOf))]
  )
  if (isPostgres(trx) && done.rowCount !== skills.length) {
    throw new Collision('A skill was changed meanwhile')
  }
}

/** An alias or translation of a skill. */
export interface AliasOfSkill extends AliasRow {
  skill_id: number
}

export async function insertAliases(
  trx: TransactionClientContract,
  aliases: AliasOfSkill[]
): Promise<void> {
  if (!aliases.length) return
  const table = jsonTable(trx, 'wanted', {
    skill_id: 'integer',
    language: 'text',
    name: 'text',
    name_key: 'text',
    is_name: 'boolean',
  })
  await trx.rawQuery(
    `insert into skill_aliases (skill_id, language, name, name_key, is_name, created_at, updated_at)
     select skill_id, language, name, name_key, is_name, current_timestamp, current_timestamp
     from ${table}`,
    [JSON.stringify(aliases.map((alias) => ({ ...alias, name_key: nameKey(alias.name) })))]
  )
}

export async function deleteAliases(
  trx: TransactionClientContract,
  aliases: AliasOfSkill[]
): Promise<void> {
  if (!aliases.length) return
  const table = jsonTable(trx, 'gone', { skill_id: 'integer', language: 'text', name_key: 'text' })
  await trx.rawQuery(
    `delete from skill_aliases where id in (
       select alias.id from ${table}
       join skill_aliases alias on alias.skill_id = gone.skill_id
         and alias.language = gone.language and alias.name_key = gone.name_key)`,
    [JSON.stringify(aliases.map((alias) => ({ ...alias, name_key: nameKey(alias.name) })))]
  )
}

/** Generates unique slugs from the names, like `freeSlug` for a single skill. */
async function assignSlugs(client: QueryClientContract, skills: SkillRow[]): Promise<void> {
  const wanted = skills.map(({ fields }) => slugOf(fields.name)).filter(Boolean)
  const { sql, binding } = valuesOf(client, wanted)
  const found = await rawRows<{ slug: string }>(
    client,
    `select slug from skills where slug in (${sql})`,
    [binding]
  )
  const taken = new Set(found.map(({ slug }) => slug))
  for (const { uid, fields } of skills) {
    if (fields.slug) continue
    const slug = slugOf(fields.name)
    const tail = uid.slice(-6)
    if (!slug) fields.slug = `skill-${tail}`
    else fields.slug = taken.has(slug) ? `${slug}-${tail}` : slug
    taken.add(fields.slug)
  }
}

interface StoredSkill extends Omit<SkillFields, 'domain' | 'aliases' | 'translations'> {
  id: number
  uid: string
  version: number
  category_id: number | null
  name_key: string
}

function columnsOf({ id, uid, version, categoryId, fields }: SkillRow) {
  const { aliases, translations, domain, ...columns } = fields
  return { ...columns, id, uid, version, category_id: categoryId, name_key: nameKey(fields.name) }
}
