import db from '@adonisjs/lucid/services/db'
import { nameKey } from '#app/core/text/name_key'
import { indexSkills, refreshPopularity } from '#app/catalogue/names/skill_index'
import type Category from '#app/catalogue/category'
import type { RelationType } from '#app/catalogue/skill_relation'
import type Skill from '#app/catalogue/skill'
import type { SkillStatus } from '#app/catalogue/skill'
import SkillAlias from '#app/catalogue/skill_alias'
import { SkillFactory, SkillRelationFactory } from '#database/factories/skill_factory'

interface SkillPlan {
  name: string
  aliases?: string[]
  status?: SkillStatus
  popularity?: number
  domain?: Category
}

/** Creates and indexes skills, in the given order. */
export async function searchable(...plans: Array<SkillPlan | string>): Promise<Skill[]> {
  const skills: Skill[] = []
  for (const plan of plans) {
    const { name, aliases, status, popularity, domain } =
      typeof plan === 'string' ? { name: plan } : plan
    const skill = await SkillFactory.merge({
      name,
      status: status ?? 'published',
      popularity: popularity ?? 0,
      categoryId: domain?.id ?? null,
    }).create()
    await nameAlso(skill, aliases ?? [])
    skills.push(skill)
  }
  await index(...skills)
  return skills
}

/** Replaces the aliases of a skill, without indexing them. */
export async function nameAlso(skill: Skill, aliases: string[]) {
  await SkillAlias.query().where('skill_id', skill.id).delete()
  await SkillAlias.createMany(
    aliases.map((name) => ({ skillId: skill.id, name, nameKey: nameKey(name) }))
  )
}

export async function index(...skills: Skill[]) {
  await indexSkills(
    db.connection(),
    skills.map(({ id }) => id)
  )
}

/** Creates a relation with this weight and updates use counts, like other writers of relations. */
export async function relate(
  skill: Skill,
  related: Skill,
  weight: number,
  type: RelationType = 'related'
) {
  await SkillRelationFactory.merge({
    skillId: skill.id,
    relatedSkillId: related.id,
    weight,
    type,
  }).create()
  await refreshPopularity(db.connection(), [related.id])
}
