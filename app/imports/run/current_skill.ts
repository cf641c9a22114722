import MergedSkill from '#app/catalogue/merged_skill'
import Skill from '#app/catalogue/skill'
import { FileFault } from '#app/core/files/file_fault'
import { localized } from '#app/core/text/text'
import type { ImportOptions } from '#app/imports/importer'

/**
 * The options with the current name of the import's skill, or of the skill that it was merged into.
 * @throws FileFault `skill_gone`
 */
export async function withCurrentSkill(options: ImportOptions): Promise<ImportOptions> {
  const { skill: name, skillUid: uid } = options
  if (!uid) return options
  const skill = (await Skill.findBy('uid', uid)) ?? (await mergedInto(uid))
  if (skill) return { ...options, skill: skill.name, skillUid: skill.uid }
  throw new FileFault('skill_gone', localized('uploads_answers.skill_gone', { name: name ?? '' }))
}

async function mergedInto(uid: string): Promise<Skill | null> {
  const merged = await MergedSkill.query().where('uid', uid).preload('skill').first()
  return merged?.skill ?? null
}
