import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { actorOf } from '#app/audit/audit_log'
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

  /** The one answer with the secret, but for that of its rotation; one that is sent again has none. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createWebhookValidator)
    const owner = Webhook.ownerOf(ctx.auth.getUserOrFail())
    const { webhook, secret } = await createWebhook(owner, input, actorOf(ctx))
    ctx.response.status(201)
    ctx.response.header('Cache-Control', 'no-store')
    const created = await answer(ctx, webhook)
    if (ctx.idempotency) await keepWithoutSecret(ctx.idempotency, webhook.version, created)
    return { ...created, secret }
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
    ctx.response.header('Cache-Control', 'no-store')
    return { ...(await answer(ctx, await webhook.refresh())), secret }
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

/** What is kept with an Idempotency-Key lies open in the database, where no secret may. */
async function keepWithoutSecret(
  claim: NonNullable<HttpContext['idempotency']>,
  version: number,
  created: object
) {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'etag': `"${version}"` }
  const body = JSON.stringify({ ...created, secret: null })
  await answerKey(db.connection(), claim, { status: 201, headers, body })
}
