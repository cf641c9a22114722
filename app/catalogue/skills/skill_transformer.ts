import { BaseTransformer } from '@adonisjs/core/transformers'
import type Skill from '#app/catalogue/skill'
import { skillLabelsOf, skillTextsOf } from '#app/catalogue/skills/skill_fields'

/** A skill for staff: a row of a list, or (`forDetail`) with all editable fields. */
export default class SkillTransformer extends BaseTransformer<Skill> {
  toObject() {
    const skill = this.resource
    return {
      id: skill.uid,
      name: skill.name,
      slug: skill.slug,
      type: skill.type,
      status: skill.status,
      domain: skill.category ? { id: skill.category.uid, name: skill.category.name } : null,
      /** Outgoing relations. */
      relations_count: Number(skill.$extras.relations_count ?? 0),
      version: skill.version,
      created_at: skill.createdAt.toJSDate().toISOString(),
      updated_at: skill.updatedAt.toJSDate().toISOString(),
    }
  }

  /** What the list of pages shows: each row is in its HTML twice. */
  inList() {
    const { slug, version, created_at: created, ...row } = this.toObject()
    return { ...row, domain: row.domain?.name ?? null }
  }

  forDetail() {
    const skill = this.resource
    return {
      ...this.toObject(),
      ...skillLabelsOf(skill),
      ...skillTextsOf(skill),
    }
  }
}
