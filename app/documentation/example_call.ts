import type { ApiCall } from '#app/core/samples/code_samples'
import type { DescribedCall, DescribedAnswer, Parameter } from '#app/documentation/described_calls'

/** Values that replace examples: by the name of a parameter, of a field, or of the file. */
export interface Values {
  parameters?: Record<string, string>
  /** Merged into the example of the body. */
  body?: Record<string, unknown>
  file?: string
}

/** The base URL of `/v1`. */
export type ApiUrl = string

/** The file name of an operation whose file is not a table. */
const fileNames: Record<string, string> = { invoicesStore: 'invoice.pdf' }
const usualFile = 'skills.csv'

/**
 * A call with the examples of the document: path parameters, required query parameters (for reads
 * also those with an example) and the body. It is authenticated with a key if keys are allowed,
 * otherwise with an access token; guests need neither, but metered calls are made by a client.
 */
export function exampleCall(call: DescribedCall, apiUrl: ApiUrl, values: Values = {}): ApiCall {
  const { method, path, parameters, answers, body } = call
  const given = (one: Parameter) => values.parameters?.[one.name] ?? textOf(one.example)
  const query = parameters.filter(
    (one) =>
      one.in === 'query' && (one.isRequired || (method === 'GET' && one.example !== undefined))
  )
  const inPath = new Map(
    parameters.filter((one) => one.in === 'path').map((one) => [one.name, given(one)])
  )
  return {
    method,
    url: apiUrl + path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath.get(name)!)),
    query: query.map((one): [string, string] => [one.name, given(one)]),
    credential: credentialOf(call),
    body: body && bodyOf(body, { file: fileNames[call.operationId] ?? usualFile, ...values }),
    answer: kindOf(firstAnswer(answers)),
    ...(rows[call.operationId] ? { rows: rows[call.operationId] } : {}),
  }
}

/** Responses from which a program mainly needs a list. */
const rows: Record<string, ApiCall['rows']> = {
  search: { of: 'matches', members: ['score', 'name'] },
  related: { of: 'matches', members: ['score', 'name'] },
}

/** The response of a successful call. */
export function firstAnswer(answers: DescribedAnswer[]): DescribedAnswer {
  return answers.find(({ status }) => status < 300) ?? answers[0]
}

function credentialOf({ callers, keyAbility }: DescribedCall): ApiCall['credential'] {
  if (keyAbility !== null) return 'SKILLARY_KEY'
  return callers.includes('guest') ? null : 'SKILLARY_TOKEN'
}

function bodyOf(
  body: NonNullable<DescribedCall['body']>,
  values: Values & { file: string }
): ApiCall['body'] {
  const example = { ...Object(body.example), ...values.body }
  if (body.type !== 'multipart/form-data') return { json: example }
  const fields = Object.entries(example).filter(([name]) => name !== 'file')
  return {
    file: values.file,
    fields: fields.map(([name, value]) => [name, textOf(value)]),
  }
}

function kindOf({ type }: DescribedAnswer): ApiCall['answer'] {
  if (!type) return 'nothing'
  if (type === 'application/pdf') return 'file'
  return type.startsWith('application/json') ? 'json' : 'text'
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
