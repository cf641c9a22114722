import { tagged } from '#app/core/contract/operation'
import { enumOf } from '#app/core/json_schema'
import { relationTypes } from '#app/catalogue/skill_relation'
import { exportAnswers, exportQuery } from '#app/exports/export_description'

const exported = { query: { parameters: exportQuery }, ...exportAnswers }

export const exportOperations = {
  ...tagged('Skills', {
    'v1.skills.export': {
      summary: 'Export all skills',
      description: 'Returns all skills as a file that you can upload again.',
      ...exported,
    },
    'v1.skills.export_new': {
      summary: 'Export new skills',
      description: 'Returns the drafts that uploads have created as a file.',
      ...exported,
    },
    'v1.synonyms.export': {
      summary: 'Export all synonyms',
      description: 'Returns all synonyms as a file that you can upload again.',
      ...exported,
    },
  }),
  ...tagged('Relations', {
    'v1.relations.export': {
      summary: 'Export the relations of a skill',
      description: 'Returns the relations from a skill as a file that you can upload again.',
      ...exportAnswers,
      query: {
        parameters: {
          ...exportQuery,
          type: { ...enumOf(relationTypes), description: 'Only relations of this type.' },
        },
      },
      mayHaveMoved: true,
      withoutId: {
        id: 'OfAll',
        summary: 'Export all relations',
        description: 'Returns the relations of all skills as a file that you can upload again.',
      },
    },
  }),
  ...tagged('Domains', {
    'v1.categories.export': {
      summary: 'Export all domains',
      description: 'Returns all domains as a file that you can upload again.',
      ...exported,
    },
  }),
}
