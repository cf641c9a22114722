import type { Data } from '@generated/data'
import { UserPlus } from 'lucide-react'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { DataList } from '~/components/data_list'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { roleName, staffRoleOptions } from '~/components/people/roles'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, wordsOf } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Person = Data.Auth.Person

export default function Staff({ people, list }: { people: Person[]; list: PageList }) {
  const { at, from } = useArea()
  return (
    <>
      <PageHeader
        title="Company Users"
        count={list.total}
        capped={list.total_capped}
        lead="Who keeps the skills and the clients. Partners belong to their clients."
      >
        <PortalLink className="button is-primary" href={from('/sub-admins/create')}>
          <UserPlus size={16} /> Invite
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption="Company users"
        columns={useColumns()}
        rows={people}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_account', { count })}
        searchLabel="Search names and e-mail"
        filters={[
          {
            name: 'role',
            label: 'Role',
            options: [{ value: '0', label: roleName(0) }, ...staffRoleOptions()],
          },
          {
            name: 'status',
            label: 'Status',
            options: ['active', 'invited', 'suspended'].map((status) => ({
              value: status,
              label: wordsOf(status),
            })),
          },
        ]}
        bulk={{
          action: at('/sub-admins/bulk'),
          nameOf: ({ full_name: name }) => name,
          acts: [
            {
              act: 'suspend',
              label: 'Suspend',
              question: (rows) => t('common.suspend_rows', { rows }),
              warning: 'They are signed out at once. Your own account is left out.',
            },
          ],
        }}
        file={at('/sub-admins/export')}
        empty={<NoAccounts />}
      />
    </>
  )
}

Staff.layout = PortalLayout

function useColumns(): Column<Person>[] {
  const { from } = useArea()
  return [
    {
      name: 'name',
      label: 'Name',
      sort: 'name',
      heading: true,
      cell: ({ id, full_name: name }) => (
        <PortalLink href={from(`/sub-admins/edit/${id}`)}>{name}</PortalLink>
      ),
    },
    {
      name: 'email',
      label: 'E-mail',
      sort: 'email',
      cell: ({ email }) => <span className="is-address">{email}</span>,
    },
    { name: 'role', label: 'Role', sort: 'role', cell: ({ role }) => roleName(role) },
    { name: 'status', label: 'Status', cell: ({ status }) => <StatusTag status={status} /> },
    {
      name: 'last_login_at',
      label: 'Last login',
      cell: ({ last_login_at: last }) => <DateTime value={last} />,
    },
    {
      name: 'created_at',
      label: 'Since',
      sort: 'created_at',
      minor: true,
      cell: ({ created_at: made }) => <DateTime value={made} />,
    },
  ]
}

function NoAccounts() {
  const { from } = useArea()
  return (
    <EmptyState
      title="No account yet"
      action={
        <PortalLink className="button is-primary" href={from('/sub-admins/create')}>
          Invite
        </PortalLink>
      }
    >
      Invite whoever keeps the skills and the clients.
    </EmptyState>
  )
}
