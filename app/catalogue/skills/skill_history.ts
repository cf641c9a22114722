import db from '@adonisjs/lucid/services/db'
import { isUid } from '#app/core/uid'
import { t } from '#app/core/text/text'
import User from '#app/accounts/user'
import Category from '#app/catalogue/category'
import { valuesAtCreation } from '#app/catalogue/relations/values_at_creation'
import SkillRelation from '#app/catalogue/skill_relation'
import MergedSkill from '#app/catalogue/merged_skill'
import Skill from '#app/catalogue/skill'
import SkillChange from '#app/catalogue/skills/skill_change'

/** An entry of a skill's history, with the names of the records that it refers to. */
export interface HistoryRow {
  change: SkillChange
  /** Null for an upload or a command. */
  actor: User | null
  /** The upload that made the change; null for a user. */
  upload: { id: string; file_name: string } | null
  /** The other skill, for an entry about a relation. */
  relatedSkill: Named | null
  /** Names of the domains and skills in the values, by public id; without deleted ones. */
  names: Map<string, string>
}

interface Named {
  /** Public id; null if the skill was deleted. */
  id: string | null
  name: string
}

/** The latest entries of the skill's history, up to a limit. */
export async function latestChanges(skill: Skill, most: number): Promise<HistoryRow[]> {
  return withNames(await SkillChange.of(skill).orderBy('id', 'desc').limit(most))
}

/**
 * Adds the names of skills and domains, and the values that entries of created relations lack, with
 * a few queries for all entries.
 */
export async function withNames(changes: SkillChange[]): Promise<HistoryRow[]> {
  await addValuesAtCreation(changes)
  const relatedIds = await relatedSkillsOf(changes)
  const actors = await actorsOf(changes)
  const uploads = await uploadsOf(changes)
  const domains = changes.flatMap(({ before, after }) => [before?.domain, after?.domain])
  const mentioned = changes.flatMap(({ before, after }) => [
    ...[before?.skill, after?.skill, before?.related_skill, after?.related_skill],
    after?.merged_into,
  ])
  const names = new Map([
    ...(await skillNames([...relatedIds.values(), ...mentioned.filter(isUid)])),
    ...(await categoryNames(domains.filter(isUid))),
  ])
  return changes.map((change) => {
    const id = relatedIds.get(change.subjectId)
    const name = id && names.get(id)
    const unknownSkill = { id: null, name: t('skills_answers.skill_gone') }
    const other = id && name ? { id, name } : unknownSkill
    const actor = actors.get(change.actorId ?? 0) ?? null
    const upload = uploads.get(change.uploadId ?? 0) ?? null
    const relatedSkill = change.subject === 'relation' ? other : null
    return { change, actor, upload, names, relatedSkill }
  })
}

/** Sets the values of created relations whose entries have none. */
async function addValuesAtCreation(changes: SkillChange[]) {
  const created = changes.filter(
    (change) => isOfRelation(change) && change.action === 'created' && !change.after
  )
  const values = await valuesAtCreation(db.connection(), created)
  for (const change of created) change.after = values.get(change.id) ?? null
}

/** By internal id. Lucid's types do not support a relation to a model with a `client`. */
async function actorsOf(changes: SkillChange[]): Promise<Map<number, User>> {
  const ids = new Set(changes.flatMap(({ actorId }) => actorId ?? []))
  const people = await User.query().whereIn('id', [...ids])
  return new Map(people.map((person) => [person.id, person]))
}

/** By internal id. Queries the table, because the model of uploads is in a higher layer. */
async function uploadsOf(changes: SkillChange[]) {
  const ids = new Set(changes.flatMap(({ uploadId }) => uploadId ?? []))
  const rows: Array<{ id: number; uid: string; file_name: string }> = await db
    .from('uploads')
    .whereIn('id', [...ids])
    .select('id', 'uid', 'file_name')
  return new Map(rows.map(({ id, uid, file_name: name }) => [id, { id: uid, file_name: name }]))
}

/**
 * The public id of the related skill by internal id of the relation: from the relation, or from the
 * change log if it was deleted.
 */
async function relatedSkillsOf(changes: SkillChange[]): Promise<Map<number, string>> {
  const ids = [...new Set(changes.filter(isOfRelation).map(({ subjectId }) => subjectId))]
  const relations = await SkillRelation.query().whereIn('id', ids).preload('relatedSkill')
  const found = new Map(relations.map(({ id, relatedSkill }) => [id, relatedSkill.uid]))
  const deletedIds = ids.filter((id) => !found.has(id))
  const deleted = await SkillChange.query()
    .where({ subject: 'relation', action: 'deleted' })
    .whereIn('subjectId', deletedIds)
  for (const { subjectId, before } of deleted) {
    if (isUid(before?.related_skill)) found.set(subjectId, before.related_skill)
  }
  return found
}

function isOfRelation({ subject }: SkillChange) {
  return subject === 'relation'
}

async function skillNames(uids: string[]): Promise<Array<[string, string]>> {
  const skills = await Skill.query().whereIn('uid', uids)
  const merged = await MergedSkill.query().whereIn('uid', uids)
  return [...merged, ...skills].map(({ uid, name }) => [uid, name])
}

async function categoryNames(uids: string[]): Promise<Array<[string, string]>> {
  const categories = await Category.query().whereIn('uid', uids)
  return categories.map(({ uid, name }) => [uid, name])
}
