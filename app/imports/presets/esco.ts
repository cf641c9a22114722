import { broader, weightsBy, type Preset } from '#app/imports/presets/preset'

const from = 'European Commission, https://esco.ec.europa.eu; reuse with attribution'
const source = 'ESCO, European Commission'
const skill = 'KnowledgeSkillCompetence'
const concepts = [skill, 'SkillGroup']

/** The columns of every file of skills; aliases are separated differently. */
const skillHeader = ['conceptType', 'conceptUri', 'skillType', 'preferredLabel', 'altLabels']
const skillColumns = {
  conceptUri: 'uri',
  skillType: 'skill_type',
  preferredLabel: 'skill',
  description: 'description',
  status: { field: null },
}

/** The CSV files of the ESCO classification, which have the same columns in every language. */
export const escoPresets: Preset[] = [
  {
    id: 'esco_skills',
    from,
    kind: 'skills',
    header: skillHeader,
    values: { conceptType: [skill] },
    columns: {
      ...skillColumns,
      altLabels: { field: 'alt_labels', separator: 'line_break' },
      definition: { field: null },
    },
    source,
    isTranslated: true,
  },
  {
    id: 'esco_collection',
    from,
    kind: 'skills',
    header: [...skillHeader, 'broaderConceptUri', 'broaderConceptPT'],
    values: { conceptType: [skill] },
    columns: { ...skillColumns, altLabels: { field: 'alt_labels', separator: '|' } },
    source,
    isTranslated: true,
  },
  {
    id: 'esco_skill_groups',
    from,
    kind: 'categories',
    header: ['conceptType', 'conceptUri', 'preferredLabel', 'altLabels', 'code'],
    values: { conceptType: ['SkillGroup'] },
    columns: {
      conceptUri: 'uri',
      preferredLabel: 'name',
      code: 'code',
      description: 'description',
    },
  },
  {
    id: 'esco_relations',
    from,
    kind: 'relations',
    header: ['originalSkillUri', 'relationType', 'relatedSkillUri'],
    values: { relationType: ['essential', 'optional'] },
    columns: {
      originalSkillUri: 'skill',
      relatedSkillUri: 'related_skill',
      relationType: 'relation_type',
      ...weightsBy('relationType'),
    },
    source,
  },
  {
    id: 'esco_broader',
    from,
    kind: 'relations',
    header: ['conceptType', 'conceptUri', 'broaderType', 'broaderUri'],
    values: { conceptType: concepts, broaderType: concepts },
    columns: {
      conceptUri: 'skill',
      broaderUri: 'related_skill',
      conceptType: { only: [skill] },
      broaderType: { only: [skill] },
      ...broader,
    },
    source,
  },
]
