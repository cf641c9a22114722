import { usePage } from '@inertiajs/react'
import { Field, FieldError, useField } from '~/components/field'
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
  reach: WebhookNetworks
  form?: WebhookForm
}

/** The fields of a new or existing webhook. */
export function WebhookFields({ events, reach, form }: WebhookFieldsProps) {
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
          http: reach.http ? 'yes' : 'no',
          inside: reach.private_networks ? 'yes' : 'no',
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
      <EventBoxes events={events} chosen={form?.events.split(', ') ?? []} />
    </>
  )
}

/** A checkbox for each event with its description; the first one means all if none is checked. */
function EventBoxes({ events, chosen }: { events: Event[]; chosen: string[] }) {
  const { id, message } = useField('events')
  const { old } = usePage().props
  const typed: unknown = (old as Record<string, unknown>).events
  const ticked = Array.isArray(typed) ? typed.map(String) : chosen
  return (
    <fieldset className="field choices" aria-describedby={message ? `${id}-error` : undefined}>
      <legend className="label">{t('webhooks.events')}</legend>
      {events.map((event, index) => (
        <div key={event}>
          <label className="checkbox">
            <input
              type="checkbox"
              id={index ? undefined : id}
              name="events[]"
              value={event}
              defaultChecked={ticked.includes(event)}
              aria-describedby={`${id}-${index}-hint`}
              aria-invalid={message ? true : undefined}
            />
            <span>
              <code>{event}</code>
            </span>
          </label>
          <p className="help" id={`${id}-${index}-hint`}>
            {t(eventSentences[event])}
          </p>
        </div>
      ))}
      <FieldError id={id} message={message} />
    </fieldset>
  )
}
