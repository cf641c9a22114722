import { CheckBoxes } from '~/components/forms/check_boxes'
import { Field } from '~/components/forms/field'
import { eventSentences, type Webhook } from '~/components/webhooks/words'
import { t } from '~/text'

type Event = Webhook['events'][number]

/** The URLs that are permitted besides public https ones. */
export type WebhookNetworks = {
  http: boolean
  private_networks: boolean
}

/** The values of the form, events separated by commas. */
export type WebhookForm = { url: string; description: string; events: string }

interface WebhookFieldsProps {
  /** The events that its owner can choose. */
  events: Event[]
  networks: WebhookNetworks
  form?: WebhookForm
}

/** The fields of a new or existing webhook. */
export function WebhookFields({ events, networks, form }: WebhookFieldsProps) {
  return (
    <>
      <Field
        name="url"
        type="url"
        label={t('webhooks.url')}
        required
        maxLength={2000}
        inputMode="url"
        placeholder="https://"
        hint={t('webhooks.url_hint', {
          http: networks.http ? 'yes' : 'no',
          inside: networks.private_networks ? 'yes' : 'no',
        })}
        defaultValue={form?.url}
      />
      <Field
        name="description"
        label={t('webhooks.description')}
        maxLength={300}
        hint={t('webhooks.description_hint')}
        defaultValue={form?.description}
      />
      <CheckBoxes
        name="events"
        label={t('webhooks.events')}
        boxes={events.map((event) => ({
          value: event,
          label: <code>{event}</code>,
          hint: t(eventSentences[event]),
        }))}
        checked={form?.events.split(', ') ?? []}
      />
    </>
  )
}
