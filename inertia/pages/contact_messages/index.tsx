import { Inbox } from '~/icons'
import type { Data } from '@generated/data'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { DayField } from '~/components/forms/day_field'
import { EmptyState } from '~/components/lists/empty_state'
import type { Filter } from '~/components/lists/filter_bar'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Message = Data.Site.ContactMessage

interface ContactMessagesProps {
  messages: Message[]
  list: PageList
}

const filtersOf = (): Filter[] => [
  {
    name: 'status',
    label: t('contact_messages.status'),
    options: ['open', 'done'].map((value) => ({ value, label: statusLabel(value) })),
  },
]

export default function ContactMessages({ messages, list }: ContactMessagesProps) {
  const { from, to } = list.filters
  return (
    <>
      <PageHeader
        title={t('common.messages_of_visitors')}
        count={list.total}
        capped={list.total_capped}
        lead={t('contact_messages.lead')}
      />
      <DataList
        list={list}
        caption={t('common.messages_of_visitors')}
        noun={(count) => t('common.noun_message', { count })}
        columns={useColumns()}
        rows={messages}
        rowKey={({ id }) => id}
        searchLabel={t('contact_messages.search')}
        filters={filtersOf()}
        extraChips={[
          { name: 'from', label: t('contact_messages.from'), value: from?.slice(0, 10) ?? '' },
          { name: 'to', label: t('contact_messages.to'), value: to?.slice(0, 10) ?? '' },
        ]}
        fields={
          <>
            <DayField name="from" label={t('contact_messages.from')} value={from} />
            <DayField name="to" label={t('contact_messages.to')} value={to} />
          </>
        }
        empty={
          <EmptyState icon={Inbox} title={t('contact_messages.empty')}>
            {t('contact_messages.empty_hint')}
          </EmptyState>
        }
        advice={t('contact_messages.advice')}
      />
    </>
  )
}

ContactMessages.layout = PortalLayout

function useColumns(): Column<Message>[] {
  const { from } = useArea()
  return [
    {
      name: 'subject',
      label: t('contact_messages.subject'),
      heading: true,
      cell: ({ id, subject }) => (
        <PortalLink href={from(`/contact-messages/${id}`)}>{subject}</PortalLink>
      ),
    },
    {
      name: 'from_name',
      label: t('contact_messages.from'),
      cell: ({ name, organisation, email }) => (
        <div>
          {organisation ? `${name}, ${organisation}` : name}
          <span className="cell-note">{email}</span>
        </div>
      ),
    },
    {
      name: 'created_at',
      label: t('contact_messages.sent'),
      sort: 'created_at',
      cell: ({ created_at: at }) => <DateTime value={at} exact />,
    },
    {
      name: 'status',
      label: t('contact_messages.status'),
      cell: ({ status }) => <StatusTag status={status} />,
    },
  ]
}
