import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import { setCreated } from '#app/core/http/created'
import { databaseNow } from '#app/core/db/database_clock'
import { answerKeyWithin } from '#app/core/http/idempotency'
import { inTransaction } from '#app/core/db/in_transaction'
import { cursorList } from '#app/core/lists/listing'
import { NotFound } from '#app/core/errors/problem'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import ApiKey from '#app/accounts/api_keys/api_key'
import ApiKeyTransformer from '#app/accounts/api_keys/api_key_transformer'
import { keyList } from '#app/accounts/api_keys/key_list'
import {
  changeKeyValidator,
  createKeyValidator,
  rotateKeyValidator,
} from '#app/accounts/api_keys/key_validators'
import { apiKeyOf } from '#app/accounts/api_keys/key_ability_middleware'
import {
  changeKey,
  createKey,
  revokeKey,
  rotateKey,
  type KeyWithText,
} from '#app/accounts/api_keys/save_key'

/** `/v1/api-keys/`: a partner's own keys, by access token; a key can only read itself. */
export default class V1ApiKeysController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(keyList, ApiKey.ofClient(clientIdOf(ctx)), ctx)
    const now = await databaseNow()
    return serialize({ data: ApiKeyTransformer.transform(rows, now), meta })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createKeyValidator)
    return answerOnce(ctx, 201, (trx) =>
      createKey(ctx.auth.getUserOrFail(), input, { actor: actorOf(ctx), within: trx })
    )
  }

  async show(ctx: HttpContext) {
    return answer(ctx, await ownKey(ctx))
  }

  /** The key of the request, whatever its abilities. */
  async self(ctx: HttpContext) {
    const used = apiKeyOf(ctx)
    if (!used) throw new NotFound('An API key in the Authorization header')
    return answer(ctx, await ApiKey.findOfClient(clientIdOf(ctx), used.uid))
  }

  async update(ctx: HttpContext) {
    const key = await ownKey(ctx)
    const changes = await ctx.request.validateUsing(changeKeyValidator)
    await changeKey(key, changes, writingOf(ctx))
    return answer(ctx, await ownKey(ctx))
  }

  async rotate(ctx: HttpContext) {
    const key = await ownKey(ctx)
    const { overlap_days: overlapDays } = await ctx.request.validateUsing(rotateKeyValidator)
    const writing = writingOf(ctx)
    return answerOnce(ctx, 200, (trx) =>
      rotateKey(key, { overlapDays }, { ...writing, within: trx })
    )
  }

  async destroy(ctx: HttpContext) {
    const key = await ownKey(ctx)
    await revokeKey(key, writingOf(ctx))
    return ctx.response.noContent()
  }
}

function clientIdOf({ auth }: HttpContext): number {
  return auth.getUserOrFail().ownClientId
}

function ownKey(ctx: HttpContext): Promise<ApiKey> {
  return ApiKey.findOfClient(clientIdOf(ctx), ctx.params.id)
}

/** Responds with the current key and its version in the `ETag`. */
async function answer(ctx: HttpContext, key: ApiKey) {
  sendVersion(ctx, key.version)
  return serialize(ApiKeyTransformer.transform(key, await databaseNow()))
}

/**
 * Responds with the text of the key, only once. The response stored for the Idempotency-Key, in the
 * same transaction, has null in its place: since the text is not stored, a replay only says what
 * was created. A lost key must be rotated.
 */
async function answerOnce(
  ctx: HttpContext,
  status: number,
  make: (trx: TransactionClientContract) => Promise<KeyWithText>
) {
  const { idempotency, response } = ctx
  const { shape, text, version } = await inTransaction(async (trx) => {
    const made = await make(trx)
    const key = await ApiKey.findOfClient(made.key.clientId, made.key.uid, trx)
    if (status === 201) setCreated(ctx, `/v1/api-keys/${key.uid}/`)
    const now = await databaseNow(trx)
    const bare = await serialize(ApiKeyTransformer.transform(key, now))
    if (idempotency) {
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'etag': `"${key.version}"`,
        ...(status === 201 ? { location: String(response.getHeader('location')) } : {}),
      }
      const body = JSON.stringify({ ...bare, key: null })
      await answerKeyWithin(trx, idempotency, { status, headers, body })
    }
    return { shape: bare, text: made.text, version: key.version }
  })
  response.status(status)
  response.header('Cache-Control', 'no-store')
  sendVersion(ctx, version)
  return { ...shape, key: text }
}
