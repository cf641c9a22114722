import type { RelationStore } from '#app/imports/kinds/relations/parse_relation_row'
import { reverseOf } from '#app/imports/kinds/relations/relation_columns'
import type { WantedRelation } from '#app/imports/kinds/relations/relation_rows'
import type { SkillsOfRows } from '#app/imports/kinds/relations/skills_of_rows'

/** The relations of these rows; in the second pass, the reverse ones. */
export function* wantedRelations(
  places: Iterable<number>,
  store: RelationStore,
  { pass, skills }: { pass: number; skills: SkillsOfRows }
): Generator<WantedRelation> {
  for (const place of places) {
    const from = pass === 1 ? store.skill[place] : store.related[place]
    const to = pass === 1 ? store.related[place] : store.skill[place]
    const type = store.type[place]
    yield {
      skillId: skills.idOf(from),
      relatedSkillId: skills.idOf(to),
      type: pass === 1 ? type : reverseOf[type],
      weight: store.weight[place],
      source: store.source[place],
      confidence: store.confidence[place],
    }
  }
}
