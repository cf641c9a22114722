import { test } from '@japa/runner'
import fc, { type Arbitrary } from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import type { OperationObject } from '#app/contract/document'
import { contract } from '#app/contract/contract'
import { newUid } from '#app/core/uid'
import { portalPath } from '#app/core/door'
import type { Schema } from '#app/core/json_schema'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import env from '#start/env'
import { faultOf } from '#tests/helpers/check_contract'
import { inFull, noteFigures } from '#tests/helpers/full'

const origin = `http://${env.get('HOST')}:${env.get('PORT')}`

/** Unusual texts, as sent by mistake or on purpose. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💣'.repeat(40),
  'e\u0301'.repeat(20),
  'x'.repeat(5000),
  "1' or 1=1 --",
  '../../etc/passwd',
  '0190d7a2-0000-7000-8000-000000000000',
  '-1',
  '1e999',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '2026-02-30',
]

const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, [], {}, [[[[[[]]]]]], {
    a: { b: { c: {} } },
  }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 })
)

/** Invalid percent-encoding. */
const oddCodes = ['%E0%A4%A', '%', '%zz', '%00', '%FF', '%C0%80', '%2F..%2F', '%25', '%F0%9F%92%A3']

/** Random values that mostly match the schema. */
function fitting(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: allowed(deref(schema)) }, { weight: 1, arbitrary: odd })
}

function allowed(schema: Schema): Arbitrary<unknown> {
  const types = [schema.type].flat()
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => allowed(deref(one))))
  if (types.includes('null')) {
    const rest = { ...schema, type: types.filter((type) => type !== 'null').at(0) } as Schema
    return fc.oneof(fc.constant(null), allowed(rest))
  }
  switch (types[0]) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: Number(schema.minimum ?? -10),
        max: Math.min(Number(schema.maximum ?? 1_000_000), 2_147_483_647),
      })
    case 'number':
      return fc.double({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 100) })
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 4 })
    case 'object':
      return objectOf(schema)
    default:
      return textOf(schema)
  }
}

function objectOf({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, one]) => [name, fitting(one)] as const)
  return fc.record(Object.fromEntries(members), { requiredKeys: required })
}

function textOf({ format, maxLength }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date') return fc.constantFrom('2026-11-02', '2026-02-30')
  return fc.string({ unit: 'grapheme', maxLength: Math.min(Number(maxLength ?? 60), 60) })
}

function deref(schema: Schema): Schema {
  const { $ref } = schema as { $ref?: string }
  if (!$ref) return schema
  return contract('staff').components.schemas[$ref.split('/').at(-1)!] as Schema
}

interface Parameter {
  name: string
  in: string
  schema: Schema
}

interface Sent {
  path: string
  query: string
  body: string | FormData | undefined
  headers: Record<string, string>
  who: 'guest' | 'partner' | 'admin'
}

/** A random request to the operation. */
function requestTo(path: string, operation: OperationObject): Arbitrary<Sent> {
  const { parameters = [], requestBody } = operation
  const queries = (parameters as Parameter[]).filter((one) => one.in === 'query')
  return fc.record({
    path: pathTo(path),
    query: fc.oneof(
      { weight: 5, arbitrary: queryOf(queries) },
      { weight: 1, arbitrary: fc.constantFrom(...oddCodes, ...oddCodes.map((code) => `q=${code}`)) }
    ),
    body: requestBody ? bodyOf(requestBody.content) : fc.constant(undefined),
    headers: fc.record(
      {
        'Idempotency-Key': fc.constantFrom('', 'a key', 'key-1', 'k'.repeat(256)),
        'If-Match': fc.constantFrom('*', '"1"', 'W/"1"', 'nonsense'),
        'X-Request-Id': fc.constantFrom('trace-1', 'x'.repeat(500)),
        'Accept': fc.constantFrom('application/json', 'text/html', 'nonsense'),
      },
      { requiredKeys: [] }
    ),
    who: fc.constantFrom<Sent['who']>('guest', 'partner', 'admin', 'admin'),
  })
}

function pathTo(template: string): Arbitrary<string> {
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...oddCodes) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...oddTexts.filter((text) => text.trim() && !text.includes('\ud800')))
        .map(encodeURIComponent),
    }
  )
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([place]) => place)
  return fc
    .tuple(...names.map(() => value))
    .map((values) =>
      names.reduce((path, place, index) => path.replace(place, () => values[index]), template)
    )
}

function queryOf(parameters: Parameter[]): Arbitrary<string> {
  const members = parameters.map(({ name, schema }) => [name, fitting(schema)] as const)
  return fc.record(Object.fromEntries(members), { requiredKeys: [] }).map((values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(asText(value).toWellFormed())}`)
      .join('&')
  )
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function bodyOf(content: Record<string, { schema: Schema }>): Arbitrary<string | FormData> {
  const [type] = Object.keys(content)
  const value = fc.oneof(
    { weight: 5, arbitrary: allowed(deref(content[type].schema)) },
    { weight: 1, arbitrary: odd }
  )
  if (type === 'multipart/form-data') return value.map(formOf)
  const broken = fc.constantFrom('', '{', '[1,', 'null', '"text"', '\u0000', '['.repeat(2000))
  return fc.oneof(
    { weight: 6, arbitrary: value.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: broken }
  )
}

function formOf(value: unknown): FormData {
  const form = new FormData()
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  for (const [name, member] of fields) {
    if (name === 'file') form.set('file', new Blob([asText(member)]), 'relations.csv')
    else form.set(name.toWellFormed(), asText(member).toWellFormed())
  }
  return form
}

/** Sends the request; returns the fault of the response, or null. */
async function faultAfter(method: string, sent: Sent, tokens: Record<string, string>) {
  const { path, query, body, headers, who } = sent
  const address = `${portalPath('/v1')}${path}${query ? `?${query}` : ''}`
  const token = tokens[who]
  const response = await fetch(origin + address, {
    method: method.toUpperCase(),
    redirect: 'manual',
    body,
    headers: {
      ...headers,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    },
  })
  const text = await response.text()
  const answer = {
    method: method.toUpperCase(),
    path: address,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
  }
  if (response.status >= 500)
    return `${method} ${address}: ${response.status} ${text.slice(0, 300)}`
  return faultOf(answer)
}

test.group('Arbitrary input to /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [path, item] of Object.entries(contract('staff').paths)) {
    for (const [method, operation] of Object.entries(item)) {
      test(`${method.toUpperCase()} ${path} responds according to the contract, never with 5xx`, async () => {
        const [partner, admin] = [await createPartner(), await UserFactory.create()]
        const [ofPartner, ofAdmin] = [await openApiFamily(partner), await openApiFamily(admin)]
        const tokens = { partner: ofPartner.access, admin: ofAdmin.access }
        const runs = inFull(150, 12)
        await fc.assert(
          fc.asyncProperty(requestTo(path, operation), async (sent) => {
            const fault = await faultAfter(method, sent, tokens)
            if (fault) throw new Error(fault)
          }),
          { numRuns: runs, endOnFailure: true }
        )
        noteFigures(`${runs} requests`)
      })
    }
  }
})

test.group('Arbitrary text to /v1', () => {
  test('responds to {$self} with any text without a 5xx')
    .with([String.raw`\u0000`, String.raw`\ud800`])
    .run(async ({ assert }, sign) => {
      const faults = []
      for (const [path, item] of Object.entries(contract('staff').paths)) {
        for (const [method, { requestBody }] of Object.entries(item)) {
          const example = requestBody?.content['application/json']?.example
          if (!example) continue
          const rollback = await testUtils.db().wrapInGlobalTransaction()
          const { access } = await openApiFamily(await UserFactory.create())
          const body = JSON.stringify(example).replace(/":"([^"]+)"/g, `":"$1${sign}"`)
          const sent = { path: path.replace(/\{\w+\}/g, newUid), query: '', body, headers: {} }
          const fault = await faultAfter(method, { ...sent, who: 'admin' }, { admin: access })
          if (fault) faults.push(fault)
          await rollback()
        }
      }
      assert.deepEqual(faults, [])
    })

  test('reports an object as a wrong number, whatever its members are', async ({
    assert,
    client,
  }) => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    const path = '/v1/packages/free_packages/create/'
    const response = await client
      .post(path)
      .json({ name: 'New', total_calls: [{ toString: 1, valueOf: 2 }] })
      .withGuard('api')
      .loginAs(await UserFactory.create())
    await rollback()
    assert.equal(response.status(), 422)
  })
})
