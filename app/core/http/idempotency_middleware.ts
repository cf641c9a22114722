import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import {
  releaseAfterFailure,
  answerKey,
  claimKey,
  type IdempotencyClaim,
  type StoredResponse,
} from '#app/core/http/idempotency'
import { markAsKnown } from '#app/core/http/query_parameters'
import { MultipartFile } from '@adonisjs/core/bodyparser'
import { Refusal } from '#app/core/errors/problem'
import { pruneOccasionally } from '#app/core/prune'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /**
     * The Idempotency-Key that this request holds, for code that commits the response with the
     * work.
     */
    idempotency?: IdempotencyClaim
  }
}

/**
 * Implements `Idempotency-Key` for routes that charge, buy, assign or create.
 * The same key with the same request replays the stored response with `Idempotent-Replayed: true`;
 * with another request the response is 422, and 409 while the first request is in progress.
 *
 * Only successes are stored: a refused request changed nothing, so a repetition is a new attempt. A
 * paid response that was too long to store is generated again free of charge, also marked as
 * replayed. Keys belong to the client, or to the user if there is none; guests cannot use keys, and
 * the metered search refuses theirs.
 */
export default class IdempotencyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const owner = ownerOf(ctx)
    const given = ctx.request.headers()['idempotency-key']
    if (given === undefined || !owner || ctx.request.method() === 'HEAD') return next()

    const key = readKey(String(given))
    const client = db.connection()
    const claimed = await claimKey(client, { owner, key, requestHash: await hashOf(ctx) })
    if (!('owner' in claimed)) {
      markAsKnown(ctx)
      return sendAgain(ctx, claimed)
    }

    ctx.idempotency = claimed
    await pruneOccasionally()
    /** Errors do not reach this line: the router has already turned them into responses. */
    await next()
    if (claimed.isPaid) ctx.response.header('Idempotent-Replayed', 'true')
    if (claimed.answered) return
    const answer = claimed.isForgotten ? null : answerOf(ctx)
    if (answer) return answerKey(client, claimed, answer)
    return releaseAfterFailure(client, claimed)
  }
}

class InvalidKey extends Refusal {
  constructor() {
    super(
      'An Idempotency-Key must have 1 to 255 printable ASCII characters and no spaces. Use a UUID.',
      { code: 'invalid_idempotency_key' }
    )
  }
}

function ownerOf({ auth }: HttpContext): string | null {
  if (!auth.user) return null
  return auth.user.clientId === null ? `user:${auth.user.id}` : `client:${auth.user.clientId}`
}

/**
 * Accepts both common forms: bare, and quoted as a structured field
 * (draft-ietf-httpapi-idempotency-key-header).
 */
function readKey(given: string): string {
  const key = /^"(.*)"$/.exec(given)?.[1] ?? given
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new InvalidKey()
  return key
}

/** Equal for equal requests, regardless of the order of parameters. */
async function hashOf({ request }: HttpContext): Promise<string> {
  const path = request.url().replace(/\/+$/, '')
  const parts = [request.method(), path, request.qs(), request.body(), await filesOf(request)]
  return createHash('sha256')
    .update(JSON.stringify(parts.map(ordered)))
    .digest('hex')
}

async function filesOf(request: HttpContext['request']) {
  const files = request.method() === 'GET' ? [] : Object.values(request.allFiles()).flat()
  return Promise.all(
    files.map(async ({ fieldName, clientName, tmpPath }) => {
      const content = createHash('sha256')
      if (tmpPath) await pipeline(createReadStream(tmpPath), content)
      return [fieldName, clientName, content.digest('hex')]
    })
  )
}

/** Files are compared by content, which is hashed separately from the body. */
function ordered(value: unknown): unknown {
  if (value instanceof MultipartFile) return null
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, member]) => [name, ordered(member)]))
}

/** The response in a replayable form; null unless it is a success with a text body or none. */
function answerOf({ response }: HttpContext): StoredResponse | null {
  const status = response.getStatus()
  if (status < 200 || status > 299 || response.hasStream || response.hasFileToStream) return null

  const body: unknown = response.getBody()
  const headers: Record<string, string> = {}
  for (const name of ['content-type', 'location', 'etag']) {
    const value = response.getHeader(name)
    if (value !== undefined) headers[name] = String(value)
  }
  if (typeof body === 'string') return { status, headers, body }
  headers['content-type'] ??= 'application/json; charset=utf-8'
  return { status, headers, body: body === undefined ? '' : JSON.stringify(body) }
}

function sendAgain({ response }: HttpContext, { status, headers, body }: StoredResponse) {
  response.status(status)
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  response.header('Idempotent-Replayed', 'true')
  response.header('Cache-Control', 'no-store')
  return response.send(body)
}
