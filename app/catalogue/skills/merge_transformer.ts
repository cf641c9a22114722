import { BaseTransformer } from '@adonisjs/core/transformers'
import RelationTransformer from '#app/catalogue/relations/relation_transformer'
import type { MergePlan } from '#app/catalogue/skills/plan_merge'

/** So many relations of a kind are named; the counts say how many there are. */
const named = 20

/** What a merge does, or did: what moves and what collides. */
export default class MergeTransformer extends BaseTransformer<MergePlan> {
  toObject() {
    const { newAliases, moved, duplicates, loops, lost, changes } = this.resource
    return {
      aliases: newAliases,
      external_id: changes.external_id ?? null,
      external_uri: changes.external_uri ?? null,
      /** External ids of which the other skill has another one. */
      collisions: lost,
      relations: {
        moved: moved.length,
        duplicates: duplicates.length,
        loops: loops.length,
      },
      moved: RelationTransformer.transform(moved.slice(0, named)),
      duplicates: duplicates.slice(0, named).map(({ relation, stays, stronger }) => ({
        id: relation.uid,
        skill: stays.skill.name,
        related_skill: stays.relatedSkill.name,
        type: relation.type,
        weight: relation.weight,
        kept_weight: stronger?.weight ?? stays.weight,
      })),
    }
  }
}
