import type { Preset } from '#app/imports/presets/preset'

const from = 'European Commission, https://esco.ec.europa.eu; reuse with attribution'
const source = 'ESCO, European Commission'
const skill = 'KnowledgeSkillCompetence'
const concepts = [skill, 'SkillGroup']

/** The CSV files of the ESCO classification, which have the same columns in every language. */
export const escoPresets: Preset[] = [
  {
    id: 'esco_skills',
    from,
    kind: 'skills',
    header: ['conceptType', 'conceptUri', 'skillType', 'preferredLabel', 'altLabels'],
    values: { conceptType: [skill] },
    columns: {
      conceptUri: 'uri',
      skillType: 'skill_type',
      preferredLabel: 'skill',
      altLabels: { field: 'alt_labels', separator: 'line_break' },
      description: 'description',
      definition: { field: null },
      status: { field: null },
    },
    source,
    isTranslated: true,
  },
  {
    id: 'esco_collection',
    from,
    kind: 'skills',
    header: [
      ...['conceptType', 'conceptUri', 'skillType', 'preferredLabel', 'altLabels'],
      ...['broaderConceptUri', 'broaderConceptPT'],
    ],
    values: { conceptType: [skill] },
    columns: {
      conceptUri: 'uri',
      skillType: 'skill_type',
      preferredLabel: 'skill',
      altLabels: { field: 'alt_labels', separator: '|' },
      description: 'description',
      status: { field: null },
    },
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
      weight: { constant: '60' },
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
      relation_type: { constant: 'broader' },
      weight: { constant: '90' },
    },
    source,
  },
]
