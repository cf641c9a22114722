import type { Preset } from '#app/imports/presets/preset'

const from = 'An export of Skillary'
const columns = null

/** Our own exports, whose columns have the names that imports know. */
export const ownPresets: Preset[] = [
  {
    id: 'own_skills',
    from,
    kind: 'skills',
    header: ['skill', 'category_uri', 'skill_type', 'status', 'alt_labels', 'translations'],
    columns,
  },
  {
    id: 'own_relations',
    from,
    kind: 'relations',
    header: ['skill', 'related_skill', 'relation_type', 'source', 'confidence'],
    columns,
  },
  {
    id: 'own_categories',
    from,
    kind: 'categories',
    header: ['name', 'code', 'uri', 'parent_code', 'parent_uri', 'description', 'active'],
    columns,
  },
  {
    id: 'own_synonyms',
    from,
    kind: 'synonyms',
    header: ['term', 'equivalent', 'language', 'source'],
    columns,
  },
]
