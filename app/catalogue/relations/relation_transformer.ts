import { BaseTransformer } from '@adonisjs/core/transformers'
import type SkillRelation from '#app/catalogue/skill_relation'
import type Skill from '#app/catalogue/skill'

/** A relation for staff; both skills must be loaded. */
export default class RelationTransformer extends BaseTransformer<SkillRelation> {
  toObject() {
    const relation = this.resource
    return {
      id: relation.uid,
      skill: endOf(relation.skill),
      related_skill: endOf(relation.relatedSkill),
      type: relation.type,
      weight: relation.weight,
      source: relation.source,
      confidence: relation.confidence,
      version: relation.version,
      created_at: relation.createdAt.toJSDate().toISOString(),
      updated_at: relation.updatedAt.toJSDate().toISOString(),
    }
  }
}

function endOf({ uid, name, status }: Skill) {
  return { id: uid, name, status }
}
