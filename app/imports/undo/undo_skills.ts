import { rawRows } from '#app/core/db/raw_rows'
import { nameKey } from '#app/core/text/name_key'
import { emptyDetails, type SkillFields } from '#app/catalogue/skills/skill_fields'
import { aliasRowKey, aliasRowsOf } from '#app/catalogue/skills/translations'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { idsOf } from '#app/core/db/bulk_rows'
import { allCategories } from '#app/imports/kinds/categories/category_rows'
import type { LoggedChange, UndoContext } from '#app/imports/undo/undo_context'
import {
  deleteAliases,
  findSkills,
  insertAliases,
  skillsById,
  updateSkillRows,
  type AliasOfSkill,
  type SkillRow,
} from '#app/imports/kinds/skills/skill_rows'

export async function undoSkills(undo: UndoContext, entries: LoggedChange[]) {
  if (!entries.length) return
  const created = entries.filter(({ action }) => action === 'created')
  const gone = await deleteSkills(undo, created)
  const back = await restoreSkills(
    undo,
    entries.filter(({ action }) => action !== 'created')
  )
  await indexSkills(undo.trx, [...gone, ...back])
}

async function deleteSkills(undo: UndoContext, entries: LoggedChange[]): Promise<number[]> {
  if (!entries.length) return []
  const ids = idsOf(
    undo.trx,
    entries.map(({ subjectId }) => subjectId)
  )
  const used = await rawRows<{ id: number }>(
    undo.trx,
    `select id from skills where id in (${ids.sql}) and (
       exists (select 1 from skill_relations other where other.skill_id = skills.id)
       or exists (select 1 from skill_relations other where other.related_skill_id = skills.id)
       or exists (select 1 from merged_skills other where other.skill_id = skills.id))`,
    [ids.binding]
  )
  const gone = undo.without(entries, new Set(used.map(({ id }) => id)))
  const going = idsOf(undo.trx, gone)
  const deleted = await rawRows<{ id: number; uid: string }>(
    undo.trx,
    `delete from skills where id in (${going.sql}) returning id, uid`,
    [going.binding]
  )
  const uids = new Map(deleted.map(({ id, uid }) => [id, uid]))
  const withIds = entries.map((entry) => ({
    ...entry,
    after: { id: uids.get(entry.subjectId), ...entry.after },
  }))
  await undo.logTurned(withIds, gone, 'deleted')
  undo.tally.removed += gone.length
  return gone
}

async function restoreSkills(undo: UndoContext, entries: LoggedChange[]): Promise<number[]> {
  if (!entries.length) return []
  const categories = await allCategories(undo.trx)
  const uids = new Map(categories.map(({ id, uid }) => [id, uid]))
  const ids = new Map(categories.map(({ id, uid }) => [uid, id]))
  const uidOf = (id: number | null) => (id === null ? null : (uids.get(id) ?? null))
  const touched = [...new Set(entries.map(({ subjectId }) => subjectId))]
  const skillsNow = await skillsById(undo.trx, touched, uidOf)
  const present = new Map(skillsNow.map((skill) => [skill.id, skill]))
  const wanted = new Map<number, SkillRow>()
  for (const { subjectId, before } of entries) {
    const skill = wanted.get(subjectId) ?? present.get(subjectId)
    if (!skill || !before) continue
    const fields: SkillFields = { ...skill.fields, ...before }
    const categoryId = fields.domain === null ? null : ids.get(fields.domain)
    if (categoryId !== undefined) wanted.set(subjectId, { ...skill, fields, categoryId })
  }
  await skipTaken(undo, wanted, uidOf)

  const back = undo.without(
    entries,
    new Set(entries.map(({ subjectId }) => subjectId).filter((id) => !wanted.has(id)))
  )
  const skills = [...wanted.values()]
  await clearUniqueKeys(
    undo,
    skills.filter((skill) => hasOtherKeys(skill, present.get(skill.id)))
  )
  await updateSkillRows(undo.trx, skills)
  await restoreAliases(undo, skills, present)
  await undo.logTurned(entries, back)
  undo.tally.updated += back.length
  return back
}

/** Skips skills whose name, URI or external id now belongs to another skill. */
async function skipTaken(
  undo: UndoContext,
  wanted: Map<number, SkillRow>,
  uidOf: (id: number | null) => string | null
): Promise<void> {
  const found = await findSkills(
    undo.trx,
    [...wanted.values()].map(({ fields }) => ({ key: nameKey(fields.name), texts: fields })),
    uidOf
  )
  for (const { id, fields } of [...wanted.values()]) {
    const holders = [
      found.byName.get(nameKey(fields.name)),
      found.byUri.get(fields.external_uri ?? ''),
      found.byExternalId.get(fields.external_id ?? ''),
    ]
    if (holders.some((holder) => holder && holder.id !== id && !wanted.has(holder.id))) {
      wanted.delete(id)
    }
  }
}

/** Clears unique keys first, so that skills can swap them in one statement. */
async function clearUniqueKeys(undo: UndoContext, skills: SkillRow[]) {
  if (!skills.length) return
  const { sql, binding } = idsOf(
    undo.trx,
    skills.map(({ id }) => id)
  )
  await undo.trx.rawQuery(
    `update skills set name_key = 'parked ' || cast(uid as text), external_id = null,
       external_uri = null where id in (${sql})`,
    [binding]
  )
}

/** Restores aliases in their original order: if one is restored, all are rewritten. */
async function restoreAliases(
  undo: UndoContext,
  skills: SkillRow[],
  present: Map<number, SkillRow>
) {
  const gone: AliasOfSkill[] = []
  const added: AliasOfSkill[] = []
  for (const { id, fields } of skills) {
    const now = aliasRowsOf(present.get(id)?.fields ?? emptyDetails)
    const wanted = aliasRowsOf(fields)
    const keys = new Set(wanted.map(aliasRowKey))
    const there = new Set(now.map(aliasRowKey))
    const isRestored = [...keys].some((key) => !there.has(key))
    for (const row of now) {
      if (isRestored || !keys.has(aliasRowKey(row))) gone.push({ ...row, skill_id: id })
    }
    if (isRestored) added.push(...wanted.map((row) => ({ ...row, skill_id: id })))
  }
  await deleteAliases(undo.trx, gone)
  await insertAliases(undo.trx, added)
}

function hasOtherKeys({ fields }: SkillRow, present?: SkillRow): boolean {
  return (
    fields.name !== present?.fields.name ||
    fields.external_id !== present.fields.external_id ||
    fields.external_uri !== present.fields.external_uri
  )
}
