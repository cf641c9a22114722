import { Plus, Webhook as WebhookIcon } from '~/icons'
import type { Column } from '~/components/lists/data_table'
import { DataList } from '~/components/lists/data_list'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { State, type Webhook } from '~/components/webhooks/words'
import { formatDate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import '~/css/webhooks.scss'

interface WebhooksProps {
  webhooks: Webhook[]
  list: PageList
  /** The maximum number. */
  most: number
}

export default function Webhooks({ webhooks, list, most }: WebhooksProps) {
  const { at } = useArea()
  const isFull = list.total >= most
  const lead = at('') === '/portal/partner' ? 'webhooks.lead_partner' : 'webhooks.lead_admin'
  return (
    <>
      <PageHeader title={t('common.menu_webhooks')} count={list.total} lead={t(lead)}>
        {!isFull && <NewWebhook />}
      </PageHeader>
      {isFull && <p className="note mb-5">{t('webhooks.limit_reached', { most })}</p>}
      <DataList
        list={list}
        caption={t('webhooks.caption')}
        columns={useColumns()}
        rows={webhooks}
        rowKey={({ id }) => id}
        noun={(count) => t('webhooks.noun', { count })}
        empty={
          <EmptyState title={t('webhooks.empty')} icon={WebhookIcon} action={<NewWebhook />}>
            {t('webhooks.empty_text')}
          </EmptyState>
        }
      />
    </>
  )
}

Webhooks.layout = PortalLayout

function NewWebhook() {
  const { at } = useArea()
  return (
    <PortalLink className="button is-primary" href={at('/webhooks/create')}>
      <Plus size={16} /> {t('webhooks.new')}
    </PortalLink>
  )
}

function useColumns(): Column<Webhook>[] {
  const { at } = useArea()
  return [
    {
      name: 'url',
      label: t('webhooks.url'),
      sort: 'url',
      heading: true,
      cell: ({ id, url, description }) => (
        <>
          <PortalLink className="webhook-url" href={at(`/webhooks/${id}`)}>
            {url}
          </PortalLink>
          {description && <span className="cell-note">{description}</span>}
        </>
      ),
    },
    {
      name: 'events',
      label: t('webhooks.events'),
      cell: ({ events }) => events.join(', '),
    },
    {
      name: 'status',
      label: t('webhooks.status'),
      sort: 'status',
      cell: ({ status, failing_since: since }) => (
        <span>
          <State of={status} />
          {since && (
            <span className="cell-note">
              {t('webhooks.failing_since', { date: formatDate(since) })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'last_delivered_at',
      label: t('webhooks.last_delivered'),
      cell: ({ last_delivered_at: moment }) => <DateTime value={moment} exact />,
    },
  ]
}
