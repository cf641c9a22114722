import type { Operations } from '#app/core/contract/operation'
import { recordOf, text } from '#app/core/json_schema'
import type { apiIndex } from '#app/contract/v1_contract_controller'

const address = (example: string) => text(example, { format: 'uri' })

export const contractOperations: Operations = {
  'v1.index': {
    summary: 'Where the API is described',
    description: 'The version of the API, and the addresses of its documentation and description.',
    tag: 'Contract',
    answers: {
      200: {
        description: 'The addresses.',
        schema: recordOf<ReturnType<typeof apiIndex>>(
          'ApiIndex',
          {
            name: text('Skillary API'),
            version: text('1.0.0'),
            documentation: address('https://skillary.example/docs'),
            errors: address('https://skillary.example/docs/errors'),
            changelog: address('https://skillary.example/docs/changelog'),
            openapi_json: address('https://skillary.example/v1/openapi.json'),
            openapi_yaml: address('https://skillary.example/v1/openapi.yaml'),
          },
          'What the API is, and where to read about it.'
        ),
      },
    },
  },
  'v1.openapi.json': {
    summary: 'Read this description as JSON',
    description: 'The OpenAPI 3.1 document of the whole API.',
    tag: 'Contract',
    answers: {
      200: {
        description: 'The document.',
        schema: { type: 'object' },
        headers: ['ETag'],
        example: { openapi: '3.1.0' },
      },
    },
  },
  'v1.openapi.yaml': {
    summary: 'Read this description as YAML',
    description: 'The same document as YAML.',
    tag: 'Contract',
    answers: {
      200: { description: 'The document.', files: ['application/yaml'], headers: ['ETag'] },
    },
  },
}
