import type { ListFileColumns } from '#app/core/lists/list_file'
import type SkillRelation from '#app/catalogue/skill_relation'

/** The columns of exported relations; both skills must be loaded. */
export const relationCsv: ListFileColumns<SkillRelation> = {
  id: ({ uid }) => uid,
  skill: ({ skill }) => skill.name,
  related_skill: ({ relatedSkill }) => relatedSkill.name,
  type: ({ type }) => type,
  weight: ({ weight }) => weight,
  source: ({ source }) => source,
  confidence: ({ confidence }) => confidence,
  created_at: ({ createdAt }) => createdAt.toJSDate().toISOString(),
  updated_at: ({ updatedAt }) => updatedAt.toJSDate().toISOString(),
}
