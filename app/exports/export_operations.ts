import type { Operations } from '#app/core/contract/operation'
import { oneOfWords } from '#app/core/json_schema'
import { relationTypes } from '#app/catalogue/skill_relation'
import { exportAnswers, exportQuery } from '#app/exports/export_description'

export const exportOperations: Operations = {
  'v1.skills.export': {
    summary: 'Export all skills',
    description: 'All skills as a file that can be uploaded again.',
    tag: 'Skills',
    query: { parameters: exportQuery },
    ...exportAnswers,
  },
  'v1.skills.export_new': {
    summary: 'Export newly created skills',
    description: 'The unpublished drafts that uploads created, as a file.',
    tag: 'Skills',
    query: { parameters: exportQuery },
    ...exportAnswers,
  },
  'v1.relations.export': {
    summary: 'Export the relations of a skill',
    description: 'The relations that lead from a skill, as a file that can be uploaded again.',
    tag: 'Relations',
    query: {
      parameters: {
        ...exportQuery,
        type: { ...oneOfWords(relationTypes), description: 'Relations of this type alone.' },
      },
    },
    mayHaveMoved: true,
    withoutId: {
      id: 'OfAll',
      summary: 'Export all relations',
      description: 'The relations of all skills, as a file that can be uploaded again.',
    },
    ...exportAnswers,
  },
  'v1.categories.export': {
    summary: 'Export all domains',
    description: 'All domains as a file that can be uploaded again.',
    tag: 'Domains',
    query: { parameters: exportQuery },
    ...exportAnswers,
  },
}
