import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { actorOf } from '#app/audit/audit_log'
import { sayCreated } from '#app/core/created'
import { answerKey } from '#app/core/idempotency'
import { cursorList } from '#app/core/listing'
import { serialize } from '#app/core/serializer'
import { sendVersion, VersionClaim } from '#app/core/version_claim'
import { rotateSecret, usualOverlap } from '#app/webhooks/keep_secret'
import { createWebhook, deleteWebhook, updateWebhook } from '#app/webhooks/save_webhook'
import Webhook from '#app/webhooks/webhook'
import { webhookList } from '#app/webhooks/webhook_list'
import WebhookTransformer from '#app/webhooks/webhook_transformer'
import {
  changeWebhookValidator,
  createWebhookValidator,
  rotateSecretValidator,
} from '#app/webhooks/webhook_validators'

/** `/v1/webhooks/`: partners keep those of their client, administrators those of the house. */
export default class V1WebhooksController {
  async index(ctx: HttpContext) {
    const owned = Webhook.of(ctx.auth.getUserOrFail())
    const { rows, meta } = await cursorList(webhookList, owned, ctx)
    return serialize({ data: WebhookTransformer.transform(rows), meta })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createWebhookValidator)
    const owner = Webhook.ownerOf(ctx.auth.getUserOrFail())
    const { webhook, secret } = await createWebhook(owner, input, actorOf(ctx))
    sayCreated(ctx, `/v1/webhooks/${webhook.uid}/`)
    return answerOnce(ctx, webhook, secret)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, await webhookOf(ctx))
  }

  async update(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const changes = await ctx.request.validateUsing(changeWebhookValidator)
    await updateWebhook(webhook, changes, { actor: actorOf(ctx), claim: VersionClaim.of(ctx) })
    return answer(ctx, await webhook.refresh())
  }

  async destroy(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    await deleteWebhook(webhook, { actor: actorOf(ctx), claim: VersionClaim.of(ctx) })
    return ctx.response.noContent()
  }

  async rotateSecret(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const { overlap_hours: hours = usualOverlap } =
      await ctx.request.validateUsing(rotateSecretValidator)
    const writing = { actor: actorOf(ctx), claim: VersionClaim.of(ctx) }
    const secret = await rotateSecret(webhook, hours, writing)
    return answerOnce(ctx, await webhook.refresh(), secret)
  }
}

function webhookOf({ auth, params }: HttpContext): Promise<Webhook> {
  return Webhook.findOf(auth.getUserOrFail(), params.id)
}

/** The webhook as it stands now, with its version in the `ETag`. */
function answer(ctx: HttpContext, webhook: Webhook) {
  sendVersion(ctx, webhook.version)
  return serialize(WebhookTransformer.transform(webhook))
}

/**
 * Answers with the secret, this once. What is kept with an Idempotency-Key lies open in the database, where
 * no secret may: it has null in its place.
 */
async function answerOnce(ctx: HttpContext, webhook: Webhook, secret: string) {
  const { idempotency, response } = ctx
  const shape = await answer(ctx, webhook)
  response.header('Cache-Control', 'no-store')
  if (idempotency) {
    const location = response.getHeader('location')
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'etag': `"${webhook.version}"`,
      ...(location ? { location: String(location) } : {}),
    }
    const body = JSON.stringify({ ...shape, secret: null })
    const kept = { status: response.getStatus(), headers, body }
    await answerKey(db.connection(), idempotency, kept)
  }
  return { ...shape, secret }
}
