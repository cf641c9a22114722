import {
  idFilter,
  choiceFilter,
  textFilter,
  containsPattern,
  integerFilter,
} from '#app/core/lists/list_filters'
import { isPostgres } from '#app/core/db/prepared_rows'
import { fromIndex } from '#app/core/lists/list_walk'
import type { ListDefinition } from '#app/core/lists/listing'
import { skillsByWordPrefixes } from '#app/catalogue/names/skills_by_word_prefixes'
import type SkillRelation from '#app/catalogue/skill_relation'
import { relationTypes } from '#app/catalogue/skill_relation'
import type { ListFileColumns } from '#app/core/lists/list_file'

const weights = [0, 100] as const

const followIndex = fromIndex<typeof SkillRelation>({
  'skills.name_key': 'skill_relations_by_weight',
  'skill_relations.weight': 'skill_relations_weight_id_index',
})

/**
 * The distinct sources that match the pattern of its binding. There are few of each type, so each is read once from
 * the index.
 */
const matchingSourcesSql = `
  with recursive sources(type, source) as (
    select type, (select min(source) from skill_relations where skill_relations.type = types.type)
      from (${relationTypes.map((type) => `select '${type}' as type`).join(' union all ')}) as types
    union all
    select type, (select min(source) from skill_relations
                   where skill_relations.type = sources.type and skill_relations.source > sources.source)
      from sources where source is not null
  ) select source from sources where lower(source) like ? escape '\\'`

/** The list of relations, for pages and `/v1`: by skill, strongest first. */
export const relationList: ListDefinition<typeof SkillRelation> = {
  key: 'skill_relations.id',
  sorts: {
    skill: 'skills.name_key',
    weight: 'skill_relations.weight',
    /** Internal ids ascend with the creation time. */
    created_at: 'skill_relations.id',
  },
  defaultSort: 'skill,-weight',
  /** Searches the skill from which the relation starts; `related` searches the other one. */
  search(query, text) {
    const { sql, bindings } = skillsByWordPrefixes(query.client, text)
    query.whereRaw(`skill_relations.skill_id in (${sql})`, bindings)
  },
  filters: {
    related: textFilter((query, text) => {
      const { sql, bindings } = skillsByWordPrefixes(query.client, text)
      query.whereRaw(`skill_relations.related_skill_id in (${sql})`, bindings)
    }),
    type: choiceFilter(relationTypes, (query, types) =>
      query.whereIn('skill_relations.type', types)
    ),
    source: textFilter((query, text) => {
      const among = isPostgres(query.client)
        ? `= any(array(${matchingSourcesSql}))`
        : `in (${matchingSourcesSql})`
      // the index starts with the type
      query.whereIn('skill_relations.type', [...relationTypes])
      query.whereRaw(`skill_relations.source ${among}`, [containsPattern(text.toLowerCase())])
    }),
    min_weight: integerFilter(weights, (query, least) =>
      query.where('skill_relations.weight', '>=', least)
    ),
    max_weight: integerFilter(weights, (query, most) =>
      query.where('skill_relations.weight', '<=', most)
    ),
    skill: idFilter((query, uid) =>
      query.whereRaw('skill_relations.skill_id = (select id from skills where uid = ?)', [uid])
    ),
    related_skill: idFilter((query, uid) =>
      query.whereRaw('skill_relations.related_skill_id = (select id from skills where uid = ?)', [
        uid,
      ])
    ),
  },
  numberRanges: [['min_weight', 'max_weight']],
  joinFor(query, column) {
    if (column !== 'skills.name_key') return
    query.join('skills', 'skills.id', 'skill_relations.skill_id')
  },
  followIndex(query, column) {
    followIndex(query, column)
    if (column === 'skill_relations.id') {
      query.knexQuery.from(query.client.knexRawQuery('skill_relations not indexed'))
    }
    if (column !== 'skills.name_key') return
    /** Sorts by skills first, then joins the relations of each. */
    query.knexQuery.clear('join')
    query.joinRaw(
      'inner join skills indexed by skills_name_key_unique on skills.id = skill_relations.skill_id'
    )
  },
}

/** The columns of exported relations; both skills must be loaded. */
export const relationCsv: ListFileColumns<SkillRelation> = {
  id: ({ uid }) => uid,
  skill: ({ skill }) => skill.name,
  related_skill: ({ relatedSkill }) => relatedSkill.name,
  type: ({ type }) => type,
  weight: ({ weight }) => weight,
  source: ({ source }) => source,
  confidence: ({ confidence }) => confidence,
  created_at: ({ createdAt }) => createdAt.toJSDate().toISOString(),
  updated_at: ({ updatedAt }) => updatedAt.toJSDate().toISOString(),
}
