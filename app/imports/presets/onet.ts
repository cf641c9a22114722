import type { Preset } from '#app/imports/presets/preset'

const from =
  'National Center for O*NET Development, https://www.onetcenter.org/database.html; CC BY 4.0'
const source = 'O*NET'
const occupation = /^\d\d-\d{4}\.\d\d$/
const examples = {
  'Example': 'skill',
  'Commodity Code': 'category_code',
  'Commodity Title': 'category',
  'skill_type': { constant: 'tool' },
}

/** The files of the O*NET database, which have a row for each occupation of a skill. */
export const onetPresets: Preset[] = [
  {
    id: 'onet_skills',
    from,
    kind: 'skills',
    header: ['O*NET-SOC Code', 'Element ID', 'Element Name', 'Scale ID', 'Data Value'],
    values: { 'O*NET-SOC Code': occupation, 'Element ID': /^2\.[ABC]\./ },
    columns: {
      'Element Name': 'skill',
      'Element ID': 'external_id',
      'Scale ID': { only: ['IM'] },
      'skill_type': { constant: 'skill' },
    },
    source,
  },
  {
    id: 'onet_technology',
    from,
    kind: 'skills',
    header: ['O*NET-SOC Code', 'Example', 'Commodity Code', 'Commodity Title', 'Hot Technology'],
    values: { 'O*NET-SOC Code': occupation },
    columns: examples,
    source,
  },
  {
    id: 'onet_tools',
    from,
    kind: 'skills',
    header: ['O*NET-SOC Code', 'Example', 'Commodity Code', 'Commodity Title'],
    values: { 'O*NET-SOC Code': occupation },
    columns: examples,
    source,
  },
]
