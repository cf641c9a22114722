import { skillTypes, type SkillType } from '#app/catalogue/skill'
import {
  skillColumnNames,
  skillColumns,
  type SkillColumn,
} from '#app/catalogue/skills/skill_columns'
import type { ColumnDefinition } from '#app/imports/readers/columns'

export type SkillField =
  | 'name'
  | 'category'
  | 'category_code'
  | 'category_uri'
  | 'type'
  | 'status'
  | 'aliases'
  | 'translations'
  | SkillColumn

/** The columns of a file of skills. */
export const skillFileColumns: ReadonlyArray<ColumnDefinition<SkillField>> = [
  {
    field: 'name',
    names: ['skill', 'name', 'skill_name', 'preferred_label', 'label', 'title'],
    required: true,
  },
  { field: 'category', names: ['category', 'domain', 'category_name', 'domain_name'] },
  { field: 'category_code', names: ['category_code', 'domain_code'] },
  { field: 'category_uri', names: ['category_uri', 'domain_uri'] },
  { field: 'type', names: ['skill_type', 'type'] },
  { field: 'status', names: ['status'] },
  {
    field: 'aliases',
    names: [
      'alt_labels',
      'aliases',
      'alternative_labels',
      'alternative_names',
      'synonyms',
      'alias',
    ],
    list: true,
  },
  { field: 'translations', names: ['translations'] },
  ...skillColumnNames.map((field) => ({ field, names: skillColumns[field].headers })),
]

/** The columns of a file of names and aliases in another language; its other columns are ignored. */
export const translatedFileColumns = skillFileColumns.filter(({ field }) =>
  ['name', 'aliases', 'external_id', 'external_uri'].includes(field)
)

/** Type names that other systems use. */
export const skillTypeNames = new Map<string, SkillType>([
  ...skillTypes.map((type) => [type, type] as const),
  ['skill_competence', 'skill'],
  ['competence', 'skill'],
  ['specialized_skill', 'skill'],
  ['common_skill', 'skill'],
  ['hard_skill', 'skill'],
  ['soft_skill', 'skill'],
  ['certification', 'knowledge'],
  ['competency', 'skill'],
  ['ability', 'skill'],
  ['technology', 'tool'],
  ['software', 'tool'],
  ['attitudes_and_values', 'attitude'],
])
