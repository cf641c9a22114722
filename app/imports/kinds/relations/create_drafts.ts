import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newUid } from '#app/core/uid'
import { cleanName, nameKey } from '#app/core/text/name_key'
import { emptyDetails } from '#app/catalogue/skills/skill_fields'
import { indexSkills } from '#app/catalogue/names/skill_index'
import type { ImportContext } from '#app/imports/importer'
import { insertSkills, type SkillRow } from '#app/imports/kinds/skills/skill_rows'

/**
 * Creates draft skills for unknown names in a file. They are listed as new until published. Returns
 * them by name key.
 */
export async function createDrafts(
  trx: TransactionClientContract,
  names: string[],
  { author, options }: ImportContext
): Promise<Map<string, SkillRow>> {
  const skills = names.map((name): SkillRow => ({
    id: 0,
    uid: newUid(),
    version: 0,
    categoryId: null,
    fields: {
      ...emptyDetails,
      name: cleanName(name),
      slug: '',
      type: 'skill',
      status: 'draft',
      source: options.source,
    },
  }))
  await insertSkills(trx, skills, author)
  await indexSkills(
    trx,
    skills.map(({ id }) => id)
  )
  return new Map(skills.map((skill) => [nameKey(skill.fields.name), skill]))
}
