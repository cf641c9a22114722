import type { Data } from '@generated/data'
import type { MessageId } from '@lang/message_id'
import { t } from '~/text'

export type Webhook = Data.Webhooks.Webhook
export type Delivery = Data.Webhooks.WebhookDelivery.Variants['forPage']

const states: Record<Webhook['status'] | Delivery['state'], [tone: string, words: MessageId]> = {
  active: ['is-success', 'webhooks.active'],
  paused: ['is-muted', 'webhooks.paused'],
  disabled_by_failures: ['is-danger', 'webhooks.disabled_by_failures'],
  pending: ['', 'webhooks.pending'],
  delivered: ['is-success', 'webhooks.delivered'],
  failed: ['is-danger', 'webhooks.failed'],
}

/** The state of a webhook or a delivery, as a dot and a label. */
export function State({ of }: { of: keyof typeof states }) {
  const [tone, words] = states[of]
  return <span className={`status ${tone}`}>{t(words)}</span>
}

/** The states of deliveries for the filter. */
export const deliveryStates = () =>
  (['pending', 'delivered', 'failed'] as const).map((value) => ({
    value,
    label: t(states[value][1]),
  }))

/** The descriptions of events. */
export const eventSentences: Record<Delivery['event'], MessageId> = {
  'calls.low': 'webhooks.event_calls_low',
  'package.expired': 'webhooks.event_package_expired',
  'upload.finished': 'webhooks.event_upload_finished',
  'webhook.test': 'webhooks.event_webhook_test',
}

/** The reasons why attempts fail. */
export const errorSentences: Record<NonNullable<Delivery['error']>, MessageId> = {
  address_refused: 'webhooks.error_address_refused',
  connection: 'webhooks.error_connection',
  connection_refused: 'webhooks.error_connection_refused',
  name_not_found: 'webhooks.error_name_not_found',
  redirected: 'webhooks.error_redirected',
  refused: 'webhooks.error_refused',
  secret_unreadable: 'webhooks.error_secret_unreadable',
  switched_off: 'webhooks.error_switched_off',
  timeout: 'webhooks.error_timeout',
  tls: 'webhooks.error_tls',
}

/** The title of a webhook: its host. */
export function hostOf({ url }: Webhook): string {
  return new URL(url).host
}
