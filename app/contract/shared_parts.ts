import { headerComponents } from '#app/contract/answer_headers'
import type { Document } from '#app/contract/document'
import { errorCodes, type ErrorCode } from '#app/core/errors/error_codes'
import { camelCase, capitalized } from '#app/contract/names'
import { exampleName, exampleProblem, problem } from '#app/contract/problem_schema'
import { exampleOf, nameOf, uid, type Schema } from '#app/core/json_schema'

/** The components shared by operations, by the names with which they are referenced. */
export class SharedParts {
  #schemas = new Map<string, Schema>()
  #originals = new Map<string, Schema>()
  #responses = new Map<string, unknown>()
  #codes = new Set<ErrorCode>()
  #headerNames = new Set<string>()
  #headers = headerComponents()

  /** The schema for use in the document: named schemas become references. */
  place(schema: Schema): Schema {
    const name = schema[nameOf]
    if (!name) return this.#placed(schema)
    const known = this.#originals.get(name)
    if (!known) {
      this.#originals.set(name, schema)
      this.#schemas.set(name, this.#placed(schema))
    } else if (JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas are called ${name}`)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  headers(names: string[]) {
    for (const name of names) {
      if (!Object.hasOwn(this.#headers, name)) throw new Error(`Unknown header "${name}"`)
      this.#headerNames.add(name)
    }
    return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
  }

  /** The error responses of one status, shared by operations with the same codes. */
  problem(status: number, codes: ErrorCode[], isLimited: boolean) {
    const name = `${capitalized(camelCase(codes.join('_or_')))}${isLimited ? 'Limited' : ''}`
    if (!this.#responses.has(name)) {
      for (const code of codes) this.#codes.add(code)
      const headers = [
        ...headersOf(status, codes),
        ...(isLimited ? ['RateLimit-Policy', 'RateLimit'] : []),
      ]
      this.#responses.set(name, {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].means}`).join('\n\n'),
        ...(headers.length ? { headers: this.headers(headers) } : {}),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                this.place(problem),
                {
                  type: 'object',
                  properties: { status: { const: status }, code: { enum: codes } },
                },
              ],
            },
            examples: Object.fromEntries(
              codes.map((code) => [
                code,
                { $ref: `#/components/examples/${exampleName(status, code)}` },
              ])
            ),
          },
        },
      })
    }
    return { $ref: `#/components/responses/${name}` }
  }

  components(): Document['components'] {
    const problems = (Object.keys(errorCodes) as ErrorCode[])
      .filter((code) => this.#codes.has(code))
      .flatMap((code) =>
        errorCodes[code].status.map((status): [string, object] => [
          exampleName(status, code),
          { summary: errorCodes[code].title, value: exampleProblem(status, code) },
        ])
      )
    return {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token from `POST /auth/login/`, valid for ten minutes, or an API key (`skk_…`). API keys open the operations with an `x-key-ability`, if the key has that ability; null means every key.',
        },
      },
      parameters: sharedParameters,
      headers: Object.fromEntries(
        Object.entries(this.#headers).filter(([name]) => this.#headerNames.has(name))
      ),
      schemas: sorted(this.#schemas),
      responses: sorted(this.#responses),
      examples: Object.fromEntries(problems),
    }
  }

  #placed(schema: Schema): Schema {
    const { properties, items, anyOf, ...rest } = schema
    const placed: Schema = { ...withoutSymbols(rest) }
    if (properties) {
      const members = Object.entries(properties).map(([name, one]) => [name, this.place(one)])
      placed.properties = Object.fromEntries(members) as Record<string, Schema>
    }
    if (items) placed.items = this.place(items)
    if (anyOf) placed.anyOf = anyOf.map((one) => this.place(one))
    if (typeof rest.additionalProperties === 'object') {
      placed.additionalProperties = this.place(rest.additionalProperties)
    }
    if (placed.examples?.length === 0) delete placed.examples
    return placed
  }
}

function headersOf(status: number, codes: ErrorCode[]): string[] {
  if (status === 401) return ['WWW-Authenticate']
  if (status === 416) return ['Content-Range']
  if (status === 429 || status === 503) {
    const ofPrice = codes.includes('quota_exceeded') ? ['X-Calls-Remaining'] : []
    const ofKey = codes.includes('key_cap_reached') ? ['X-Key-Calls-Remaining'] : []
    return ['Retry-After', ...ofPrice, ...ofKey]
  }
  return []
}

const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A unique key that you choose, such as a UUID. Repeating the request with the same key within 24 hours returns the first answer with `Idempotent-Replayed: true` and is free; `X-Calls-Charged` repeats what the first answer cost.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    example: '8b7f3f1e-6f0c-4a6e-9d58-0f4a1e1c2b3d',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of the version that you read. The write is refused (412) if the record has changed since.',
    schema: { type: 'string' },
    example: '"7"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of the version that you have. Returns 304 if it is unchanged.',
    schema: { type: 'string' },
    example: '"7-676aa92705b5"',
  },
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The id of the message, the same on every attempt.',
    schema: { type: 'string', format: 'uuid' },
    example: exampleOf(uid()),
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When the attempt was signed, in seconds since 1970.',
    schema: { type: 'integer' },
    example: 1793611800,
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures of `id.timestamp.body` (Standard Webhooks), separated by spaces while a secret is being rotated.',
    schema: { type: 'string' },
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
}

function sorted(parts: Map<string, unknown>): Record<string, unknown> {
  return Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function withoutSymbols(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema)) as Schema
}
