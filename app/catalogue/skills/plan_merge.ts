import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import SkillRelation from '#app/catalogue/skill_relation'
import type { RelationChanges } from '#app/catalogue/relations/update_relation'
import type Skill from '#app/catalogue/skill'
import {
  skillFieldsOf,
  skillFieldsWith,
  type SkillChanges,
} from '#app/catalogue/skills/skill_fields'
import {
  mergedTranslations,
  newNames,
  type NamesInLanguage,
} from '#app/catalogue/skills/translations'

/** A relation that both skills have; the record of the target skill is kept. */
export interface Duplicate {
  relation: SkillRelation
  stays: SkillRelation
  /** Values that the kept relation takes over; null if it is at least as strong. */
  stronger: RelationChanges | null
}

/** The effect of a merge, used for the preview and for the merge itself. */
export interface MergePlan {
  /** Changes to the target skill. */
  changes: Pick<SkillChanges, 'aliases' | 'translations' | 'external_id' | 'external_uri'>
  /** Names that the target skill does not have yet. */
  newAliases: string[]
  /** The same in other languages. */
  newTranslations: NamesInLanguage[]
  moved: SkillRelation[]
  duplicates: Duplicate[]
  /** Relations between the two skills, which would refer to themselves. */
  loops: SkillRelation[]
  /** External ids that conflict with those of the target skill; kept in the history. */
  lost: Array<{ field: 'external_id' | 'external_uri'; value: string; stays: string }>
}

/** The incoming and outgoing relations of both skills, with both ends. */
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
 * Plans the merge of a skill into another one: its name and aliases become aliases; incoming and
 * outgoing relations move; of duplicate relations, the stronger weight is kept with its source and
 * confidence; external ids move if the target has none. Aliases and category of both skills must be
 * loaded.
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
  const mine = skillFieldsOf(skill)
  const its = skillFieldsOf(into)
  /** Of equivalent spellings, the last one is used. */
  const allNames = [mine.name, ...mine.aliases, ...its.aliases]
  const { aliases } = skillFieldsWith(its, { aliases: allNames })
  const translations = mergedTranslations(its.translations, mine.translations)
  const lost = externals.flatMap((field) => {
    const [value, stays] = [mine[field], its[field]]
    return value && stays ? [{ field, value, stays }] : []
  })
  return {
    changes: {
      aliases,
      translations,
      external_id: its.external_id ?? mine.external_id,
      external_uri: its.external_uri ?? mine.external_uri,
    },
    newAliases: aliases.filter((alias) => !its.aliases.includes(alias)),
    newTranslations: newNames(its.translations, translations),
    lost,
  }
}

const externals = ['external_id', 'external_uri'] as const

function touches({ skillId, relatedSkillId }: SkillRelation, skill: Skill): boolean {
  return skillId === skill.id || relatedSkillId === skill.id
}

/** Ends and type after the merge. */
function keyOf({ skillId, relatedSkillId, type }: SkillRelation, skill: Skill, into: Skill) {
  const after = (id: number) => (id === skill.id ? into.id : id)
  return `${after(skillId)}:${after(relatedSkillId)}:${type}`
}

function strongerOf(relation: SkillRelation, stays: SkillRelation): RelationChanges | null {
  const { weight, source, confidence } = relation
  return weight > stays.weight ? { weight, source, confidence } : null
}
