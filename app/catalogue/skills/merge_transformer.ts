import { BaseTransformer } from '@adonisjs/core/transformers'
import RelationTransformer from '#app/catalogue/relations/relation_transformer'
import type { MergePlan } from '#app/catalogue/skills/plan_merge'

/** Maximum listed relations of each kind; the counts are complete. */
const named = 20

/** The effect of a merge: what moves and what conflicts. */
export default class MergeTransformer extends BaseTransformer<MergePlan> {
  toObject() {
    const { newAliases, newTranslations, moved, duplicates, loops, lost, changes } = this.resource
    return {
      aliases: newAliases,
      translations: newTranslations,
      external_id: changes.external_id ?? null,
      external_uri: changes.external_uri ?? null,
      /** External ids that differ from those of the target skill. */
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
