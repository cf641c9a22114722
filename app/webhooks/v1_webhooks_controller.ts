import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import { setCreated } from '#app/core/http/created'
import { answerKeyWithin } from '#app/core/http/idempotency'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { rotateSecret, defaultOverlap } from '#app/webhooks/rotate_secret'
import { createWebhook, deleteWebhook, updateWebhook } from '#app/webhooks/save_webhook'
import Webhook from '#app/webhooks/webhook'
import { webhookList } from '#app/webhooks/webhook_list'
import WebhookTransformer from '#app/webhooks/webhook_transformer'
import {
  changeWebhookValidator,
  createWebhookValidator,
  rotateSecretValidator,
} from '#app/webhooks/webhook_validators'

/**
 * `/v1/webhooks/`: partners manage those of their client, administrators those of the organization.
 */
export default class V1WebhooksController {
  async index(ctx: HttpContext) {
    const owned = Webhook.of(ctx.auth.getUserOrFail())
    const { rows, meta } = await cursorList(webhookList, owned, ctx)
    return serialize({ data: WebhookTransformer.transform(rows), meta })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createWebhookValidator)
    const owner = Webhook.ownerOf(ctx.auth.getUserOrFail())
    const { webhook, secret } = await createWebhook(owner, input, actorOf(ctx), (trx, made) => {
      setCreated(ctx, `/v1/webhooks/${made.uid}/`)
      return storeResponse(ctx, 201, trx, made)
    })
    return answerOnce(ctx, await webhook.refresh(), secret)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, await webhookOf(ctx))
  }

  async update(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const meta = { current: webhook.url }
    const changes = await ctx.request.validateUsing(changeWebhookValidator, { meta })
    await updateWebhook(webhook, changes, writingOf(ctx))
    return answer(ctx, await webhook.refresh())
  }

  async destroy(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    await deleteWebhook(webhook, writingOf(ctx))
    return ctx.response.noContent()
  }

  async rotateSecret(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const { overlap_hours: hours = defaultOverlap } =
      await ctx.request.validateUsing(rotateSecretValidator)
    const writing = writingOf(ctx)
    const secret = await rotateSecret(webhook, hours, writing, (trx, current) =>
      storeResponse(ctx, 200, trx, current)
    )
    return answerOnce(ctx, await webhook.refresh(), secret)
  }
}

function webhookOf({ auth, params }: HttpContext): Promise<Webhook> {
  return Webhook.findOf(auth.getUserOrFail(), params.id)
}

/** Responds with the current webhook and its version in the `ETag`. */
function answer(ctx: HttpContext, webhook: Webhook) {
  sendVersion(ctx, webhook.version)
  return serialize(WebhookTransformer.transform(webhook))
}

/** Responds with the secret, which is shown only once. */
async function answerOnce(ctx: HttpContext, webhook: Webhook, secret: string) {
  ctx.response.header('Cache-Control', 'no-store')
  return { ...(await answer(ctx, webhook)), secret }
}

/**
 * Stores the response for the Idempotency-Key in the same transaction. Stored responses are not
 * encrypted, so the secret is replaced by null.
 */
async function storeResponse(
  { idempotency, response }: HttpContext,
  status: number,
  trx: TransactionClientContract,
  webhook: Webhook
) {
  if (!idempotency) return
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'etag': `"${webhook.version}"`,
    ...(status === 201 ? { location: String(response.getHeader('location')) } : {}),
  }
  const shape = await serialize(WebhookTransformer.transform(await webhook.refresh()))
  const body = JSON.stringify({ ...shape, secret: null })
  await answerKeyWithin(trx, idempotency, { status, headers, body })
}
