import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { actionOf } from '#app/catalogue/skills/update_skill'
import { aliasRowKey, aliasRowsOf } from '#app/catalogue/skills/translations'
import { differenceOf, logChanges, type Change } from '#app/core/db/change_log'
import { emptyImportTally, type ImportContext, type ImportTally } from '#app/imports/importer'
import {
  deleteAliases,
  insertAliases,
  insertSkills,
  updateSkillRows,
  type AliasOfSkill,
  type SkillRow,
} from '#app/imports/kinds/skills/skill_rows'

/** A skill as it should be, and the existing one. */
export interface SkillToWrite {
  skill: SkillRow
  present: SkillRow | null
}

/**
 * Creates and updates skills in bulk, with their aliases, search tables and change log entries. A dry run leaves
 * out the search tables, which take most of the time.
 */
export async function writeSkills(
  trx: TransactionClientContract,
  skills: SkillToWrite[],
  { author, dryRun }: Pick<ImportContext, 'author' | 'dryRun'>
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
    if (after.name || after.aliases || after.translations || after.status) relabelled.push(skill)
    if (after.aliases || after.translations) aliases.add(skill, present)
  }

  await insertSkills(trx, created, author)
  await updateSkillRows(trx, updated)
  await deleteAliases(trx, aliases.gone)
  await insertAliases(trx, aliases.added)
  await logChanges(trx, changes, author)
  if (!dryRun) {
    await indexSkills(
      trx,
      [...created, ...relabelled].map(({ id }) => id)
    )
  }
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
  added: AliasOfSkill[] = []
  gone: AliasOfSkill[] = []

  add(skill: SkillRow, present: SkillRow) {
    const before = aliasRowsOf(present.fields)
    const after = aliasRowsOf(skill.fields)
    const [keysBefore, keysAfter] = [before, after].map((rows) => new Set(rows.map(aliasRowKey)))
    for (const row of after) {
      if (!keysBefore.has(aliasRowKey(row))) this.added.push({ ...row, skill_id: skill.id })
    }
    for (const row of before) {
      if (!keysAfter.has(aliasRowKey(row))) this.gone.push({ ...row, skill_id: skill.id })
    }
  }
}
