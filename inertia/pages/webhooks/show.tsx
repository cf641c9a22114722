import '~/css/changes.scss'
import { Fact } from '~/components/card'
import type { Column } from '~/components/lists/data_table'
import { DataList } from '~/components/lists/data_list'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { Form } from '~/components/forms/form'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { CodeBlock } from '~/components/code_block'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import {
  deliveryStates,
  errorSentences,
  hostOf,
  State,
  type Delivery,
  type Webhook,
} from '~/components/webhooks/words'
import { formatDateTime } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'
import { useLive } from '~/use_live'
import '~/css/webhooks.scss'

interface ShowWebhookProps {
  webhook: Webhook
  deliveries: Delivery[]
  list: PageList
  /** Whether the previous secret still signs events. */
  overlaps: boolean
}

export default function ShowWebhook({ webhook, deliveries, list, overlaps }: ShowWebhookProps) {
  const isActive = webhook.status === 'active'
  useLive(isActive && deliveries.some(isPending), ['webhook', 'deliveries', 'list'])
  return (
    <>
      <PageHeader title={hostOf(webhook)} lead={webhook.description}>
        <WebhookButtons webhook={webhook} />
      </PageHeader>
      <WebhookNotes webhook={webhook} overlaps={overlaps} />
      <dl className="facts mb-5">
        <Fact label={t('webhooks.status')}>
          <State of={webhook.status} />
        </Fact>
        <Fact label={t('webhooks.url')}>
          <span className="webhook-url">{webhook.url}</span>
        </Fact>
        <Fact label={t('webhooks.events')}>{webhook.events.join(', ')}</Fact>
        <Fact label={t('webhooks.last_delivered')}>
          <DateTime value={webhook.last_delivered_at} exact />
        </Fact>
      </dl>
      <h2 className="card-title">{t('webhooks.log')}</h2>
      <p className="page-lead mb-4">{t('webhooks.log_lead')}</p>
      <DataList
        list={list}
        caption={t('webhooks.log')}
        columns={useColumns(webhook)}
        rows={deliveries}
        rowKey={({ id }) => id}
        noun={(count) => t('webhooks.log_noun', { count })}
        filters={[{ name: 'state', label: t('webhooks.status'), options: deliveryStates() }]}
        empty={
          <EmptyState title={t('webhooks.log_empty')}>{t('webhooks.log_empty_text')}</EmptyState>
        }
        advice={t('webhooks.log_advice')}
      />
    </>
  )
}

ShowWebhook.layout = PortalLayout

/** Whether the delivery has no result yet. */
function isPending({ state, error }: Delivery): boolean {
  return state === 'pending' && error === null
}

function WebhookButtons({ webhook: { id, status } }: { webhook: Webhook }) {
  const { at } = useArea()
  const place = at(`/webhooks/${id}`)
  const isActive = status === 'active'
  const change = isActive
    ? 'webhooks.pause'
    : status === 'paused'
      ? 'webhooks.resume'
      : 'webhooks.enable'
  return (
    <>
      {isActive && (
        <Form action={`${place}/test`} id="test">
          <SubmitButton>{t('webhooks.test')}</SubmitButton>
        </Form>
      )}
      <Form action={`${place}/status`} id="status">
        <input type="hidden" name="status" value={isActive ? 'paused' : 'active'} />
        <SubmitButton className={isActive ? '' : 'is-primary'}>{t(change)}</SubmitButton>
      </Form>
      <PortalLink className="button" href={`${place}/secret`}>
        {t('webhooks.secret')}
      </PortalLink>
      <PortalLink className="button" href={`${place}/edit`}>
        {t('webhooks.edit')}
      </PortalLink>
    </>
  )
}

function WebhookNotes({ webhook, overlaps }: Pick<ShowWebhookProps, 'webhook' | 'overlaps'>) {
  const { status, failing_since: since, previous_secret_ends_at: end } = webhook
  return (
    <>
      {status === 'paused' && <p className="note mb-5">{t('webhooks.paused_note')}</p>}
      {status === 'disabled_by_failures' && (
        <p className="note is-danger mb-5">{t('webhooks.disabled_note')}</p>
      )}
      {status === 'active' && since && (
        <p className="note is-warning mb-5">
          {t('webhooks.failing_note', { date: formatDateTime(since) })}
        </p>
      )}
      {overlaps && end && (
        <p className="note mb-5">{t('webhooks.overlap_note', { date: formatDateTime(end) })}</p>
      )}
    </>
  )
}

function useColumns(webhook: Webhook): Column<Delivery>[] {
  const { at } = useArea()
  return [
    {
      name: 'event',
      label: t('webhooks.event'),
      heading: true,
      cell: ({ event }) => <code>{event}</code>,
    },
    {
      name: 'created_at',
      label: t('webhooks.when'),
      sort: 'created_at',
      cell: ({ created_at: moment }) => <DateTime value={moment} exact />,
    },
    {
      name: 'state',
      label: t('webhooks.status'),
      cell: ({ state, attempts, all_attempts: all, next_attempt_at: next }) => (
        <span>
          <State of={state} />
          <span className="cell-note">
            {t('webhooks.attempts')}: {Math.max(attempts, all.length)}
          </span>
          {next && (
            <span className="cell-note">
              {t('webhooks.next')}: <DateTime value={next} exact />
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'answer',
      label: t('webhooks.answer'),
      cell: (delivery) => <Answer delivery={delivery} />,
    },
    {
      label: t('webhooks.replay'),
      actions: true,
      cell: ({ id, state, event, created_at: moment }) =>
        state !== 'pending' &&
        webhook.status === 'active' && (
          <Form
            action={at(`/webhooks/${webhook.id}/deliveries/${id}/replay`)}
            id={`replay-${id}`}
            className="row-actions"
          >
            <SubmitButton
              className="is-small"
              aria-label={t('common.action_of', {
                action: t('webhooks.replay'),
                whom: t('webhooks.replay_name', { event, date: formatDateTime(moment) }),
              })}
            >
              {t('webhooks.replay')}
            </SubmitButton>
          </Form>
        ),
    },
  ]
}

/** The result of the last attempt; the message and all attempts are collapsed. */
function Answer({ delivery }: { delivery: Delivery }) {
  const { event, error, all_attempts: attempts } = delivery
  return (
    <div>
      {attempts.length ? wordsOf(attempts[0]) : t('webhooks.no_answer')}
      {error && <span className="cell-note">{t(errorSentences[error])}</span>}
      <details className="changes">
        <summary>
          {rich('webhooks.message_of', {
            event,
            date: formatDateTime(delivery.created_at),
            hidden: (inside) => <span className="is-sr-only">{inside}</span>,
          })}
        </summary>
        <dl>
          <Fact label={t('webhooks.message_id')}>
            <code>{delivery.id}</code>
          </Fact>
          <Fact label={t('webhooks.payload')}>
            <CodeBlock of={t('webhooks.payload')}>{delivery.payload}</CodeBlock>
          </Fact>
          {attempts.length > 0 && (
            <Fact label={t('webhooks.attempt_log')}>
              <ul className="webhook-attempts">
                {attempts.map((attempt) => (
                  <MadeAttempt key={attempt.attempted_at} attempt={attempt} />
                ))}
              </ul>
            </Fact>
          )}
        </dl>
      </details>
    </div>
  )
}

type Attempt = Delivery['all_attempts'][number]

function wordsOf({ response_status: status, duration_ms: ms }: Attempt): string {
  const took = t('webhooks.took', { ms })
  if (status === null) return took
  return `${t('webhooks.answer_status', { status: String(status) })} · ${took}`
}

function MadeAttempt({ attempt }: { attempt: Attempt }) {
  const { attempted_at: moment, error, response_body: body } = attempt
  return (
    <li>
      <DateTime value={moment} exact /> · {wordsOf(attempt)}
      {error && <span className="cell-note">{t(errorSentences[error])}</span>}
      {body && <pre className="code-block webhook-text">{body}</pre>}
    </li>
  )
}
