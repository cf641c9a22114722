import Factory from '@adonisjs/lucid/factories'
import Category from '#app/catalogue/category'
import Skill from '#app/catalogue/skill'
import SkillRelation from '#app/catalogue/skill_relation'
import { nameKey, slugOf } from '#app/core/text/name_key'

let count = 0

export const CategoryFactory = Factory.define(Category, () => {
  count += 1
  return { name: `Domain ${count}`, active: true }
})
  .before('create', (_, category) => {
    category.nameKey = nameKey(category.name)
    category.slug ??= slugOf(category.name)
  })
  .build()

/** A published skill. Call `indexSkills` to make it searchable. */
export const SkillFactory = Factory.define(Skill, () => {
  count += 1
  return { name: `Skill ${count}`, type: 'skill' as const, status: 'published' as const }
})
  .before('create', (_, skill) => {
    skill.nameKey = nameKey(skill.name)
    skill.slug ??= slugOf(skill.name)
  })
  .build()

export const SkillRelationFactory = Factory.define(SkillRelation, () => {
  return { type: 'related' as const, weight: 50 }
}).build()
