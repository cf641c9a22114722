import type { IncomingHttpHeaders } from 'node:http'
import { ApiClient, type ApiResponse } from '@japa/api-client'
import type { Suite } from '@japa/runner/core'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import portal from '#config/portal'
import type { Document, OperationObject } from '#app/contract/document'
import { contract as contractFor } from '#app/contract/contract'
import { isErrorCode } from '#app/core/errors/error_codes'
import { isOfV1 } from '#app/core/door'

/** A response of `/v1`. */
export interface ReceivedAnswer {
  method: string
  /** With or without the query. */
  path: string
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** The contract for staff: all operations. */
const contract = () => contractFor('staff')

/** The number of responses checked so far. */
let checked = 0

/**
 * Fails every test that receives a `/v1` response that does not match the contract, and counts
 * responses.
 */
export function checkContract(suite: Suite) {
  ApiClient.teardown((response) => {
    const fault = faultOf(answerIn(response))
    if (fault) throw new Error(`The answer is not what the contract says: ${fault}`)
  })
  suite.teardown(() => {
    if (checked)
      console.log(`\n${checked.toLocaleString('en')} answers of /v1 checked against the contract`)
  })
}

/**
 * The first difference from the contract; null if there is none, or if the response is not from
 * `/v1`.
 */
export function faultOf(answer: ReceivedAnswer): string | null {
  const path = pathOf(answer.path)
  if (path === null || answer.method === 'OPTIONS') return null
  checked += 1
  const { status } = answer
  const summary = `${answer.method} ${answer.path} → ${status}`
  const fault = isOfNoOperation(path, answer) ? problemFault(answer) : operationFault(path, answer)
  return fault && `${summary}: ${fault}`
}

function operationFault(path: string, answer: ReceivedAnswer): string | null {
  const found = operationFor(path, answer.method)
  if (!found) return 'no operation is described for it'
  const places = [String(answer.status), `${String(answer.status)[0]}XX`]
    .map((status) => [...found.place, 'responses', status])
    .filter((place) => at(place))
  const place = places.at(0)
  if (!place) return `the status is not described; ${statusesOf(found.operation)} are`
  const described = at(place) as ResponseObject

  const { response, pointer } = resolved(described, place)
  const missing = requiredHeaders(response).filter(
    (name) => !(name.toLowerCase() in answer.headers)
  )
  if (missing.length) return `without ${missing.join(', ')}`
  if (answer.method === 'HEAD' || isRedirect(answer)) return null

  const type = answer.headers['content-type']?.split(';')[0]
  const types = Object.keys(response.content ?? {})
  if (!types.length) return answer.text ? `has a body: ${answer.text.slice(0, 200)}` : null
  if (!type || !types.includes(type)) return `is ${type}, not ${types.join(' or ')}`
  if (!/[/+]json$/.test(type) || isFile(answer)) return null
  return bodyFault([...pointer, 'content', type, 'schema'], answer.text)
}

/** A redirect has a text body for clients that do not follow it. */
function isRedirect({ status }: ReceivedAnswer): boolean {
  return status === 308
}

/** An unknown path or method: 404 and 405, and what is refused before routing. */
function problemFault(answer: ReceivedAnswer): string | null {
  const type = answer.headers['content-type']?.split(';')[0]
  if (![400, 404, 405].includes(answer.status)) return 'no operation is described for it'
  if (answer.status === 405 && !answer.headers.allow) return 'without Allow'
  if (answer.method === 'HEAD') return null
  if (type !== 'application/problem+json') return `is ${type}, not application/problem+json`
  const fault = bodyFault(['components', 'schemas', 'Problem'], answer.text)
  if (fault) return fault
  const { code } = JSON.parse(answer.text) as { code: string }
  return isErrorCode(code) ? null : `the code ${code} is not in the register`
}

interface ResponseObject {
  $ref?: string
  headers?: Record<string, { $ref: string }>
  content?: Record<string, unknown>
}

/**
 * The path in the contract, such as `/skills/list/`, of a request that may lack the trailing slash;
 * null for pages.
 */
function pathOf(address: string): string | null {
  const path = new URL(address, portal.url).pathname
  if (!isOfV1(path)) return null
  const below = path.slice(`${portal.basePath}/v1`.length)
  if (/\.\w+\/?$/.test(below)) return below.replace(/\/$/, '')
  return below.endsWith('/') ? below : `${below}/`
}

function isOfNoOperation(path: string, { method, status }: ReceivedAnswer): boolean {
  return !operationFor(path, method) && [400, 404, 405].includes(status)
}

interface Found {
  place: string[]
  operation: OperationObject
}

const found = new Map<string, Found | null>()

function operationFor(path: string, method: string): Found | null {
  const key = `${method} ${path}`
  const known = found.get(key)
  if (known !== undefined) return known
  const { paths } = contract()
  const names = method === 'HEAD' ? ['head', 'get'] : [method.toLowerCase()]
  const nameAt = (template: string) => names.find((name) => name in paths[template])
  const fitting = Object.keys(paths)
    .filter((template) => nameAt(template) && patternOf(template).test(path))
    .sort((a, b) => a.split('{').length - b.split('{').length)
  const template = fitting.at(0)
  const name = template && nameAt(template)
  const one =
    template && name ? { place: ['paths', template, name], operation: paths[template][name] } : null
  found.set(key, one)
  return one
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}

function statusesOf({ responses }: OperationObject): string {
  return Object.keys(responses).join(', ')
}

function resolved(response: ResponseObject, pointer: string[]) {
  if (!response.$ref) return { response, pointer }
  const place = response.$ref.slice(2).split('/')
  return { response: at(place) as ResponseObject, pointer: place }
}

function at(place: string[]): unknown {
  return place.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    contract()
  )
}

function requiredHeaders({ headers = {} }: ResponseObject): string[] {
  return Object.entries(headers)
    .filter(([, { $ref }]) => (at($ref.slice(2).split('/')) as { required: boolean }).required)
    .map(([name]) => name)
}

/** Exports are files, for which the contract only defines the type. */
function isFile({ headers }: ReceivedAnswer): boolean {
  return 'content-disposition' in headers
}

let validators: Ajv2020 | undefined

/** The schemas of the document by their path. */
export function ajvOf(document: Document): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  return ajv.addSchema({ ...document, $id: 'contract' })
}

export function pointerTo(place: string[]): string {
  const escaped = place.map((name) =>
    encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
  )
  return `contract#/${escaped.join('/')}`
}

function bodyFault(place: string[], text: string): string | null {
  validators ??= ajvOf(contract())
  const body = parsed(text)
  if (body === undefined) return `is no JSON: ${text.slice(0, 200)}`
  const pointer = pointerTo(place)
  const validate = validators.getSchema(pointer) ?? validators.compile({ $ref: pointer })
  return validate(body) ? null : faultsIn(validate.errors ?? [], text)
}

function faultsIn(errors: ErrorObject[], text: string): string {
  const faults = errors.slice(0, 5).map(({ instancePath, message, params }) => {
    const { additionalProperty, allowedValues } = params as Record<string, unknown>
    const which = additionalProperty ?? allowedValues
    return `${instancePath || '/'} ${message}${which ? ` (${JSON.stringify(which)})` : ''}`
  })
  return `${faults.join('; ')} in ${text.slice(0, 300)}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answerIn(response: ApiResponse): ReceivedAnswer {
  const { method, url } = response.request.request
  const { redirects } = response.response as unknown as { redirects?: string[] }
  return {
    method: method.toUpperCase(),
    path: redirects?.at(-1) ?? url,
    status: response.status(),
    headers: response.headers() as IncomingHttpHeaders,
    text: method === 'HEAD' ? '' : (response.text() ?? ''),
  }
}
