import type { HttpContext } from '@adonisjs/core/http'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import { t } from '#app/core/text/text'
import { withWrittenText } from '#app/core/text/written_text'
import {
  rotateSecret,
  revealSecret,
  signsWithBoth,
  defaultOverlap,
} from '#app/webhooks/rotate_secret'
import type Webhook from '#app/webhooks/webhook'
import WebhookTransformer from '#app/webhooks/webhook_transformer'
import { rotateSecretValidator } from '#app/webhooks/webhook_validators'
import { redirectToWebhook, webhookOf } from '#app/webhooks/webhooks_controller'

/** The signing secret of a webhook: shown on request, and rotated. */
export default class WebhookSecretsController {
  async show(ctx: HttpContext) {
    return showPage(ctx, await webhookOf(ctx), null)
  }

  /** Renders the page with the secret; the response is not cached and has no URL of its own. */
  async reveal(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    return showPage(ctx, webhook, await revealSecret(webhook, actorOf(ctx)))
  }

  async rotate(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const { overlap_hours: hours = defaultOverlap } =
      await ctx.request.validateUsing(rotateSecretValidator)
    await rotateSecret(webhook, hours, writingOf(ctx))
    ctx.session.flash('success', t('webhooks_answers.rotated'))
    return redirectToWebhook(ctx, webhook, '/secret')
  }
}

async function showPage(ctx: HttpContext, webhook: Webhook, secret: string | null) {
  ctx.response.header('Cache-Control', 'no-store')
  const page = await ctx.inertia.render('webhooks/secret', {
    webhook: WebhookTransformer.transform(webhook),
    is_shown: secret !== null,
    overlaps: await signsWithBoth(webhook),
    usual_overlap: defaultOverlap,
  })
  return secret === null ? page : withWrittenText(ctx, page, { id: 'webhook-secret', text: secret })
}
