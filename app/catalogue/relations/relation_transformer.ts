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

  /** What the list of pages shows: each row is in its HTML twice. */
  inList() {
    const { id, skill, related_skill: related, type, weight, source, version } = this.toObject()
    return {
      ...{ id, type, weight, source, version },
      skill: { id: skill.id, name: skill.name },
      related_skill: { name: related.name },
    }
  }

  /** For the forms of its first skill. */
  inForm() {
    const { related_skill: related } = this.toObject()
    return { ...this.inList(), related_skill: related }
  }
}

function endOf({ uid, name, status }: Skill) {
  return { id: uid, name, status }
}
