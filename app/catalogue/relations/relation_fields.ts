import type { Change } from '#app/core/db/change_log'
import type SkillRelation from '#app/catalogue/skill_relation'
import type { RelationType } from '#app/catalogue/skill_relation'

/** The fields of a relation by public name; both skills as public ids. */
export interface RelationFields {
  skill: string
  related_skill: string
  type: RelationType
  weight: number
  source: string | null
  confidence: number | null
}

/** The current fields of the relation; both skills must be loaded. */
export function relationFieldsOf(relation: SkillRelation): RelationFields {
  return {
    skill: relation.skill.uid,
    related_skill: relation.relatedSkill.uid,
    type: relation.type,
    weight: relation.weight,
    source: relation.source,
    confidence: relation.confidence,
  }
}

/** The change log entry of a relation that was created or deleted. */
export function relationChange(relation: SkillRelation, action: 'created' | 'deleted'): Change {
  const fields = { ...relationFieldsOf(relation) }
  const [before, after] = action === 'created' ? [null, fields] : [fields, null]
  return { subject: 'relation', subjectId: relation.id, action, before, after }
}
