import { broader, weightsBy, type Preset } from '#app/imports/presets/preset'

const from = 'Tabiya, https://github.com/tabiya-tech; CC BY 4.0, based on ESCO'
const source = 'Tabiya'
const nodes = ['Skill', 'SkillGroup', 'skill', 'skillgroup']

/** The CSV files of Tabiya's taxonomies, whose ids are valid in one release. */
export const tabiyaPresets: Preset[] = [
  {
    id: 'tabiya_skills',
    from,
    kind: 'skills',
    header: ['ID', 'UUIDHISTORY', 'SKILLTYPE', 'PREFERREDLABEL', 'ALTLABELS'],
    columns: {
      ESCOURI: 'uri',
      ORIGINURI: 'uri',
      ID: 'external_id',
      SKILLTYPE: 'skill_type',
      PREFERREDLABEL: 'skill',
      ALTLABELS: { field: 'alt_labels', separator: 'line_break' },
      DESCRIPTION: 'description',
      DEFINITION: { field: null },
    },
    source,
  },
  {
    id: 'tabiya_relations',
    from,
    kind: 'relations',
    header: ['REQUIRINGID', 'RELATIONTYPE', 'REQUIREDID'],
    values: { RELATIONTYPE: ['essential', 'optional'] },
    columns: {
      REQUIRINGID: 'skill',
      REQUIREDID: 'related_skill',
      RELATIONTYPE: 'relation_type',
      ...weightsBy('RELATIONTYPE'),
    },
    source,
  },
  {
    id: 'tabiya_hierarchy',
    from,
    kind: 'relations',
    header: ['PARENTOBJECTTYPE', 'PARENTID', 'CHILDID', 'CHILDOBJECTTYPE'],
    values: { PARENTOBJECTTYPE: nodes, CHILDOBJECTTYPE: nodes },
    columns: {
      CHILDID: 'skill',
      PARENTID: 'related_skill',
      CHILDOBJECTTYPE: { only: ['Skill', 'skill'] },
      PARENTOBJECTTYPE: { only: ['Skill', 'skill'] },
      ...broader,
    },
    source,
  },
]
