import type { Data } from '@generated/data'
import { UserPlus } from 'lucide-react'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { PersonActions } from '~/components/people/person_actions'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Person = Data.Accounts.Person

interface ClientPeopleProps {
  client: { id: string; name: string; status: string }
  people: Person[]
  back: string | null
}

/** The users of the client with their actions. */
export function ClientPeople({ client, people, back }: ClientPeopleProps) {
  const { at } = useArea()
  const base = at(`/clients/edit/${client.id}/people`)
  return (
    <Card
      title={t('clients.people')}
      lead={t('clients.people_lead', { name: client.name })}
      flush
      action={
        client.status === 'active' && (
          <PortalLink className="button" href={withReturnUrl(`${base}/create`, back)}>
            <UserPlus size={16} /> {t('clients.invite_person')}
          </PortalLink>
        )
      }
    >
      <DataTable
        caption={t('clients.people_of', { name: client.name })}
        columns={columnsOf(base, back)}
        rows={people}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('clients.no_people_yet')} icon={UserPlus} />}
      />
    </Card>
  )
}

/** A path with the URL of the list to return to. */
function withReturnUrl(url: string, back: string | null): string {
  return back ? `${url}?back=${encodeURIComponent(back)}` : url
}

function columnsOf(base: string, back: string | null): Column<Person>[] {
  return [
    {
      label: t('common.name'),
      heading: true,
      cell: ({ full_name: name, email }) => (
        <>
          {name}
          <span className="cell-note">{email}</span>
        </>
      ),
    },
    { label: t('clients.status'), cell: ({ status }) => <StatusTag status={status} /> },
    { label: t('clients.last_login'), cell: ({ last_login_at: at }) => <DateTime value={at} /> },
    {
      label: t('clients.actions'),
      actions: true,
      cell: (person) => (
        <PersonActions person={person} base={`${base}/${person.id}`} back={back} small />
      ),
    },
  ]
}
