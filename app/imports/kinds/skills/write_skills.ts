import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { actionOf } from '#app/catalogue/skills/update_skill'
import { differenceOf, logChanges, type Change, type ChangeAuthor } from '#app/core/db/change_log'
import { nameKey } from '#app/core/text/name_key'
import { emptyImportTally, type ImportTally } from '#app/imports/importer'
import {
  deleteAliases,
  insertAliases,
  insertSkills,
  updateSkillRows,
  type SkillRow,
} from '#app/imports/kinds/skills/skill_rows'

/** A skill as it should be, and the existing one. */
export interface SkillToWrite {
  skill: SkillRow
  present: SkillRow | null
}

/** Creates and updates skills in bulk, with their aliases, search tables and change log entries. */
export async function writeSkills(
  trx: TransactionClientContract,
  skills: SkillToWrite[],
  author: ChangeAuthor
): Promise<ImportTally> {
  const created: SkillRow[] = []
  const updated: SkillRow[] = []
  const changes: Change[] = []
  const relabelled: SkillRow[] = []
  const aliases = new AliasChanges()
  for (const { skill, present } of skills) {
    if (!present) {
      created.push(skill)
      continue
    }
    const difference = differenceOf({ ...present.fields }, { ...skill.fields })
    if (!difference) continue
    updated.push(skill)
    const action = actionOf(present.fields.status, skill.fields.status)
    changes.push({ subject: 'skill', subjectId: skill.id, action, ...difference })
    const { after } = difference
    if (after.name || after.aliases || after.status) relabelled.push(skill)
    if (after.aliases) aliases.add(skill, present)
  }

  await insertSkills(trx, created, author)
  await updateSkillRows(trx, updated)
  await deleteAliases(trx, aliases.gone)
  await insertAliases(trx, aliases.added)
  await logChanges(trx, changes, author)
  await indexSkills(
    trx,
    [...created, ...relabelled].map(({ id }) => id)
  )
  return {
    ...emptyImportTally(),
    created: created.length,
    updated: updated.length,
    unchanged: skills.length - created.length - updated.length,
    skillsCreated: created.length,
  }
}

/** The aliases that existing skills get and lose. */
class AliasChanges {
  added: Array<{ skill_id: number; name: string }> = []
  gone: Array<{ skill_id: number; name_key: string }> = []

  add(skill: SkillRow, present: SkillRow) {
    const before = new Set(present.fields.aliases.map(nameKey))
    const after = new Set(skill.fields.aliases.map(nameKey))
    for (const name of skill.fields.aliases) {
      if (!before.has(nameKey(name))) this.added.push({ skill_id: skill.id, name })
    }
    for (const key of before) {
      if (!after.has(key)) this.gone.push({ skill_id: skill.id, name_key: key })
    }
  }
}
