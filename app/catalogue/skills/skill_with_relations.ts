import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/problem'
import { isUid } from '#app/core/uid'
import { t } from '#app/core/text/text'
import type Skill from '#app/catalogue/skill'
import SkillRelation from '#app/catalogue/skill_relation'

const mostInForm = 100

/** The outgoing relations of the skill, strongest first, limited to `most`. */
export async function relationsOf(skill: Skill, most?: number): Promise<SkillRelation[]> {
  const query = SkillRelation.query()
    .where('skillId', skill.id)
    .preload('relatedSkill')
    .orderBy('weight', 'desc')
    .orderBy('relatedSkillId')
    .orderBy('id')
  const relations = await (most ? query.limit(most) : query)
  for (const relation of relations) relation.$setRelated('skill', skill)
  return relations
}

/**
 * The relations of one form: the strongest ones up to its limit, and the one for which the form was
 * opened.
 */
export async function relationsForForm(skill: Skill, chosen: unknown): Promise<SkillRelation[]> {
  const relations = await relationsOf(skill, mostInForm)
  if (!isUid(chosen) || relations.some(({ uid }) => uid === chosen)) return relations

  const relation = await SkillRelation.query()
    .where({ uid: chosen, skillId: skill.id })
    .preload('relatedSkill')
    .first()
  if (!relation) throw new NotFound(t('relations_answers.the_relation'))
  relation.$setRelated('skill', skill)
  return [...relations, relation]
}

/**
 * The version of a skill together with its relations: changes with every write to either, including
 * imports, without a separate counter.
 */
export async function versionWithRelations(
  client: QueryClientContract,
  skill: Skill
): Promise<string> {
  const [{ count, changes, last }] = await client
    .from('skill_relations')
    .where('skill_id', skill.id)
    .count('* as count')
    .sum('version as changes')
    .max('id as last')
  return [skill.version, Number(count), Number(changes ?? 0), Number(last ?? 0)].join('.')
}
