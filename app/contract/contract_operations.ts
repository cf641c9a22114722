import { audiences, documentValidator } from '#app/contract/audience'
import type { apiIndex } from '#app/contract/v1_contract_controller'
import { tagged, type Operation } from '#app/core/contract/operation'
import { recordOf, text } from '#app/core/json_schema'

const url = (example: string) => text(example, { format: 'uri' })

const indexSchema = recordOf<ReturnType<typeof apiIndex>>(
  'ApiIndex',
  {
    name: text('Skillary API'),
    version: text('1.0.0'),
    documentation: url('https://skillary.example/docs'),
    errors: url('https://skillary.example/docs/errors'),
    changelog: url('https://skillary.example/docs/changelog'),
    openapi_json: url('https://skillary.example/v1/openapi.json'),
    openapi_yaml: url('https://skillary.example/v1/openapi.yaml'),
  },
  'The version of the API and where to read about it.'
)

const document: Pick<Operation, 'query' | 'errors'> = {
  query: {
    validator: documentValidator,
    notes: {
      audience: {
        description: `One of ${audiences.join(', ')}; \`partner\` by default. \`staff\` takes an access token of staff.`,
      },
    },
  },
  errors: ['forbidden'],
}

export const contractOperations = tagged('Contract', {
  'v1.index': {
    summary: 'Retrieve the API index',
    description: 'Returns the version of the API and links to its documentation.',
    answers: { 200: { schema: indexSchema } },
  },
  'v1.openapi.json': {
    ...document,
    summary: 'Retrieve the OpenAPI document',
    description: 'Returns the OpenAPI 3.1 document of the operations that you can call.',
    answers: {
      200: { schema: { type: 'object' }, headers: ['ETag'], example: { openapi: '3.1.0' } },
    },
  },
  'v1.openapi.yaml': {
    ...document,
    summary: 'Retrieve the OpenAPI document as YAML',
    description: 'Returns the same document as YAML.',
    answers: { 200: { files: ['application/yaml'], headers: ['ETag'] } },
  },
})
