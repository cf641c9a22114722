import type { Operations } from '#app/contract/operation'

export const contractOperations: Operations = {
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
