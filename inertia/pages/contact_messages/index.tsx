import { Inbox } from 'lucide-react'
import type { Data } from '@generated/data'
import { DataList } from '~/components/data_list'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { DayField } from '~/components/day_field'
import { EmptyState } from '~/components/empty_state'
import type { Filter } from '~/components/filter_bar'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Message = Data.Site.ContactMessage

interface ContactMessagesProps {
  messages: Message[]
  list: PageList
}

const filters: Filter[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'done', label: 'Done' },
    ],
  },
]

export default function ContactMessages({ messages, list }: ContactMessagesProps) {
  const { from, to } = list.filters
  return (
    <>
      <PageHeader
        title="Messages"
        count={list.total}
        capped={list.total_capped}
        lead="What visitors wrote through the contact form."
      />
      <DataList
        list={list}
        caption="Messages"
        noun={(count) => t('common.noun_message', { count })}
        columns={useColumns()}
        rows={messages}
        rowKey={({ id }) => id}
        searchLabel="Search messages"
        filters={filters}
        extraChips={[
          { name: 'from', label: 'From', value: from?.slice(0, 10) ?? '' },
          { name: 'to', label: 'To', value: to?.slice(0, 10) ?? '' },
        ]}
        fields={
          <>
            <DayField name="from" label="From" value={from} />
            <DayField name="to" label="To" value={to} />
          </>
        }
        empty={
          <EmptyState icon={Inbox} title="Nobody wrote yet">
            Messages from the contact form of the public site are listed here.
          </EmptyState>
        }
        advice="Search for other words, or remove a filter."
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
      label: 'Subject',
      heading: true,
      cell: ({ id, subject }) => (
        <PortalLink href={from(`/contact-messages/${id}`)}>{subject}</PortalLink>
      ),
    },
    {
      name: 'from_name',
      label: 'From',
      cell: ({ name, organisation, email }) => (
        <div>
          {organisation ? `${name}, ${organisation}` : name}
          <span className="cell-note">{email}</span>
        </div>
      ),
    },
    {
      name: 'created_at',
      label: 'Sent',
      sort: 'created_at',
      cell: ({ created_at: at }) => <DateTime value={at} exact />,
    },
    { name: 'status', label: 'Status', cell: ({ status }) => <StatusTag status={status} /> },
  ]
}
