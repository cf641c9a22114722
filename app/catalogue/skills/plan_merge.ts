import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import SkillRelation from '#app/catalogue/skill_relation'
import type { RelationChanges } from '#app/catalogue/relations/update_relation'
import type Skill from '#app/catalogue/skill'
import { fieldsOf, fieldsWith, type SkillChanges } from '#app/catalogue/skills/skill_fields'

/** A relation that both skills have; the record of the skill that stays is kept. */
export interface Duplicate {
  relation: SkillRelation
  stays: SkillRelation
  /** What the kept one takes over; null where it is as strong or stronger. */
  stronger: RelationChanges | null
}

/** What a merge does; the same for those who ask before and for the merge itself. */
export interface MergePlan {
  /** Changes to the skill that stays. */
  changes: Pick<SkillChanges, 'aliases' | 'external_id' | 'external_uri'>
  /** Other names that it has not yet. */
  newAliases: string[]
  moved: SkillRelation[]
  duplicates: Duplicate[]
  /** Relations between the two: they would lead to themselves. */
  loops: SkillRelation[]
  /** External ids that the skill that stays has another of; the history keeps them. */
  lost: Array<{ field: 'external_id' | 'external_uri'; value: string; stays: string }>
}

/** The relations from and to both skills, with both ends. */
export async function relationsAround(
  skill: Skill,
  into: Skill,
  client: QueryClientContract = db.connection()
): Promise<SkillRelation[]> {
  const ids = [skill.id, into.id]
  return SkillRelation.query({ client })
    .where((either) => either.whereIn('skillId', ids).orWhereIn('relatedSkillId', ids))
    .preload('skill')
    .preload('relatedSkill')
    .orderBy('id')
}

/**
 * What becomes of a skill that is merged into another one: its name and aliases become aliases; its
 * relations move, in both directions; of two that become the same the stronger weight stays, with its
 * source and confidence; external ids move where the other has none. Both skills must have their aliases and category loaded.
 */
export function planMerge(skill: Skill, into: Skill, relations: SkillRelation[]): MergePlan {
  const present = new Map(
    relations
      .filter((relation) => !touches(relation, skill))
      .map((relation) => [keyOf(relation, skill, into), relation])
  )
  const plan: MergePlan = { ...identityOf(skill, into), moved: [], duplicates: [], loops: [] }
  for (const relation of relations.filter((one) => touches(one, skill))) {
    const stays = present.get(keyOf(relation, skill, into))
    if (touches(relation, into)) plan.loops.push(relation)
    else if (stays) plan.duplicates.push({ relation, stays, stronger: strongerOf(relation, stays) })
    else plan.moved.push(relation)
  }
  return plan
}

function identityOf(skill: Skill, into: Skill) {
  const mine = fieldsOf(skill)
  const its = fieldsOf(into)
  /** Of two spellings the last one counts. */
  const wanted = [mine.name, ...mine.aliases, ...its.aliases]
  const { aliases } = fieldsWith(its, { aliases: wanted })
  const lost = externals.flatMap((field) => {
    const [value, stays] = [mine[field], its[field]]
    return value && stays ? [{ field, value, stays }] : []
  })
  return {
    changes: {
      aliases,
      external_id: its.external_id ?? mine.external_id,
      external_uri: its.external_uri ?? mine.external_uri,
    },
    newAliases: aliases.filter((alias) => !its.aliases.includes(alias)),
    lost,
  }
}

const externals = ['external_id', 'external_uri'] as const

function touches({ skillId, relatedSkillId }: SkillRelation, skill: Skill): boolean {
  return skillId === skill.id || relatedSkillId === skill.id
}

/** Ends and type as they are after the merge. */
function keyOf({ skillId, relatedSkillId, type }: SkillRelation, skill: Skill, into: Skill) {
  const after = (id: number) => (id === skill.id ? into.id : id)
  return `${after(skillId)}:${after(relatedSkillId)}:${type}`
}

function strongerOf(relation: SkillRelation, stays: SkillRelation): RelationChanges | null {
  const { weight, source, confidence } = relation
  return weight > stays.weight ? { weight, source, confidence } : null
}
