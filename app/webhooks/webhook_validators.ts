import vine from '@vinejs/vine'
import type { MessageId } from '#lang/message_id'
import { versionRule } from '#app/core/http/version_claim'
import { PlainMessages } from '#app/core/text/validation_messages'
import { shortText } from '#app/core/text/text_fields'
import { settableStatuses, webhookStatuses } from '#app/webhooks/webhook'
import { faultOfTarget, type AddressFault } from '#app/webhooks/target_address'
import { choosableEvents } from '#app/webhooks/webhook_events'
import { wholeNumber } from '#app/core/text/number_fields'

/** The maximum hours for which the previous secret stays valid: a week. */
const longestOverlap = 7 * 24

interface Meta extends Record<string, unknown> {
  /** The current URL, which is not checked again. */
  current?: string
}

const faults = {
  not_an_address: 'webhooks_answers.not_an_address',
  https_only: 'webhooks_answers.https_only',
  with_credentials: 'webhooks_answers.with_credentials',
  port: 'webhooks_answers.port',
  name_not_found: 'webhooks_answers.name_not_found',
  private_network: 'webhooks_answers.private_network',
} as const satisfies Record<AddressFault, MessageId>

const allowedTarget = vine.createRule(
  async (value, _options: undefined, field) => {
    if (typeof value !== 'string' || value === (field.meta as Meta).current) return
    const fault = await faultOfTarget(value)
    if (fault) field.report(faults[fault], fault, field)
  },
  { isAsync: true }
)

const url = () => vine.string().trim().minLength(1).maxLength(2000).use(allowedTarget())
const description = () => shortText(300).nullable().optional()
const events = () => vine.array(vine.enum(choosableEvents)).minLength(1).distinct()
const status = () => vine.enum(settableStatuses)

export const createWebhookValidator = vine.create({
  url: url(),
  description: description(),
  events: events(),
})

/** The form: all editable fields except the status, which has its own buttons. */
export const replaceWebhookValidator = vine.withMetaData<Meta>().create({
  url: url(),
  description: description(),
  events: events(),
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changeWebhookValidator = vine.withMetaData<Meta>().create({
  url: url().optional(),
  description: description(),
  events: events().optional(),
  status: vine.enum(webhookStatuses).optional(),
  version: versionRule(),
})

export const webhookStatusValidator = vine.create({ status: status(), version: versionRule() })

export const rotateSecretValidator = vine.create({
  /** 0: the previous secret becomes invalid at once. */
  overlap_hours: wholeNumber().range([0, longestOverlap]).optional(),
  version: versionRule(),
})

const messages = new PlainMessages({
  'url.required': 'webhooks_answers.enter_url',
  'events.required': 'webhooks_answers.choose_events',
  'events.array.minLength': 'webhooks_answers.choose_events',
})

for (const validator of [createWebhookValidator, replaceWebhookValidator, changeWebhookValidator]) {
  validator.messagesProvider = messages
}
