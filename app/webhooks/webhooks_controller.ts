import type { HttpContext } from '@adonisjs/core/http'
import webhooks from '#config/webhooks'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import { editForm, isStale } from '#app/core/http/edit_form'
import { pageList } from '#app/core/lists/listing'
import { t } from '#app/core/text/text'
import { inArea } from '#app/core/http/return_url'
import { signsWithBoth } from '#app/webhooks/rotate_secret'
import { deliveryList } from '#app/webhooks/delivery_list'
import {
  createWebhook,
  deleteWebhook,
  mostWebhooks,
  updateWebhook,
} from '#app/webhooks/save_webhook'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import WebhookDeliveryTransformer from '#app/webhooks/webhook_delivery_transformer'
import { eventsOf } from '#app/webhooks/webhook_events'
import { webhookList } from '#app/webhooks/webhook_list'
import WebhookTransformer from '#app/webhooks/webhook_transformer'
import {
  createWebhookValidator,
  replaceWebhookValidator,
  webhookStatusValidator,
} from '#app/webhooks/webhook_validators'

/** The pages of webhooks: partners manage those of their client, administrators those of the organization. */
export default class WebhooksController {
  async index(ctx: HttpContext) {
    const owned = Webhook.of(ctx.auth.getUserOrFail())
    const { rows, list } = await pageList(webhookList, owned, ctx)
    return ctx.inertia.render('webhooks/index', {
      webhooks: WebhookTransformer.transform(rows),
      list,
      most: mostWebhooks,
    })
  }

  async create(ctx: HttpContext) {
    const owner = Webhook.ownerOf(ctx.auth.getUserOrFail())
    return ctx.inertia.render('webhooks/create', {
      events: [...eventsOf(owner)],
      networks: permittedNetworks(),
    })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createWebhookValidator)
    const owner = Webhook.ownerOf(ctx.auth.getUserOrFail())
    const { webhook } = await createWebhook(owner, input, actorOf(ctx))
    ctx.session.flash('success', t('webhooks_answers.created'))
    return redirectToWebhook(ctx, webhook, '/secret')
  }

  /** A webhook with its deliveries. */
  async show(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const { rows, list } = await pageList(deliveryList, WebhookDelivery.to(webhook), ctx)
    return ctx.inertia.render('webhooks/show', {
      webhook: WebhookTransformer.transform(webhook),
      deliveries: WebhookDeliveryTransformer.transform(rows).useVariant('forPage'),
      list,
      overlaps: await signsWithBoth(webhook),
    })
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx, await webhookOf(ctx))
  }

  async update(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const meta = { current: webhook.url }
    const input = await ctx.request.validateUsing(replaceWebhookValidator, { meta })
    const changes = { ...input, description: input.description ?? null }
    if (await isStale(ctx, updateWebhook(webhook, changes, writingOf(ctx)))) {
      return showForm(ctx, await webhook.refresh(), webhookForm(changes))
    }
    ctx.session.flash('success', t('webhooks_answers.saved'))
    return redirectToWebhook(ctx, webhook)
  }

  /** Pauses, resumes or enables the webhook. */
  async changeStatus(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const { status } = await ctx.request.validateUsing(webhookStatusValidator)
    await updateWebhook(webhook, { status }, writingOf(ctx))
    const messageId = status === 'active' ? 'webhooks_answers.active' : 'webhooks_answers.paused'
    ctx.session.flash('success', t(messageId))
    return redirectToWebhook(ctx, webhook)
  }

  async destroy(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    await deleteWebhook(webhook, writingOf(ctx))
    ctx.session.flash('success', t('webhooks_answers.deleted'))
    return ctx.response.redirect(inArea(ctx, '/webhooks'))
  }
}

/** The fields of the form as strings, events separated by commas. */
function webhookForm({
  url,
  description,
  events,
}: Pick<Webhook, 'url' | 'description' | 'events'>) {
  return { url, description: description ?? '', events: events.toSorted().join(', ') }
}

/**
 * The form of a webhook; after a stale write with the submitted values and how they differ from the current
 * ones.
 */
function showForm(ctx: HttpContext, webhook: Webhook, typed?: ReturnType<typeof webhookForm>) {
  const now = webhookForm(webhook)
  return ctx.inertia.render('webhooks/edit', {
    webhook: WebhookTransformer.transform(webhook),
    ...editForm(ctx, webhook.version, now, typed),
    events: [...eventsOf(webhook.clientId)],
    networks: permittedNetworks(),
  })
}

/** Which URLs the installation permits besides public https ones. */
function permittedNetworks() {
  return { http: webhooks.http, private_networks: webhooks.privateNetworks }
}

/** The webhook in the URL, if the user manages it. Throws `NotFound`. */
export function webhookOf({
  auth,
  params,
}: Pick<HttpContext, 'auth' | 'params'>): Promise<Webhook> {
  return Webhook.findOf(auth.getUserOrFail(), params.WebhookId)
}

/** Redirects to the page of a webhook, or to one below it. */
export function redirectToWebhook(ctx: HttpContext, { uid }: Webhook, below = '') {
  return ctx.response.redirect(inArea(ctx, `/webhooks/${uid}${below}`))
}
