import type { Preset } from '#app/imports/presets/preset'

/** Files of publishers with one file each. */
export const otherPresets: Preset[] = [
  {
    id: 'jobtech_concepts',
    from: 'Arbetsförmedlingen JobTech, https://jobtechdev.se; CC0',
    kind: 'skills',
    header: ['id', 'legacyAmsTaxonomyId', 'preferredLabel', 'type'],
    values: { type: /^[a-z]+[a-z0-9-]*$/ },
    columns: {
      id: 'external_id',
      preferredLabel: 'skill',
      type: { only: ['skill'] },
    },
    source: 'JobTech Taxonomy',
  },
  {
    id: 'sfia_skills',
    from: 'SFIA Foundation, https://sfia-online.org; a licence is required',
    kind: 'skills',
    header: ['Code', 'Skill', 'Category', 'Subcategory', 'Overall description', 'Guidance notes'],
    values: { Code: /^[A-Z]{4}$/ },
    columns: {
      'Code': 'external_id',
      'URL': 'uri',
      'Skill': 'skill',
      'Category': { field: 'category', join: ' – ' },
      'Subcategory': { field: 'category', join: ' – ' },
      'Overall description': 'description',
      'skill_type': { constant: 'skill' },
    },
    source: 'SFIA',
  },
  ...['id', 'skill_id'].map((id): Preset => ({
    id: id === 'id' ? 'lightcast_skills' : 'lightcast_list',
    from: 'Lightcast, https://lightcast.io/open-skills; its terms do not permit redistribution',
    kind: 'skills',
    header: id === 'id' ? ['id', 'name', 'type'] : ['skill_id', 'skill_name'],
    values: { [id]: /^(KS|ES|BGS)[0-9A-Z]{14,20}$/ },
    columns: {
      [id]: 'external_id',
      name: 'skill',
      skill_name: 'skill',
      type: 'skill_type',
      skill_type: 'skill_type',
      infoUrl: 'uri',
      category: 'category',
      description: 'description',
    },
    source: 'Lightcast Open Skills',
  })),
  {
    id: 'skill2vec',
    from: 'Van-Duyet Le and others, https://github.com/duyet/skill2vec-dataset; MIT',
    kind: 'skills',
    header: [],
    values: { '#1': /^\d+$/, '#2': /^$|\D/ },
    leastColumns: 100,
    columns: { '#1': { field: null }, '#2': { field: 'skill', each: true } },
    source: 'skill2vec',
  },
]
