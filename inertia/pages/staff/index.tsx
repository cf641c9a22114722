import type { Data } from '@generated/data'
import { UserPlus } from '~/icons'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { DataList } from '~/components/lists/data_list'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { roleName, staffRoleOptions } from '~/components/people/roles'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Person = Data.Accounts.Person

export default function Staff({ people, list }: { people: Person[]; list: PageList }) {
  const { at, from } = useArea()
  return (
    <>
      <PageHeader
        title={t('common.menu_company_users')}
        count={list.total}
        capped={list.total_capped}
        lead={t('staff.lead')}
      >
        <PortalLink className="button is-primary" href={from('/sub-admins/create')}>
          <UserPlus size={16} /> {t('staff.invite')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={t('common.menu_company_users')}
        columns={useColumns()}
        rows={people}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_account', { count })}
        searchLabel={t('staff.search')}
        filters={[
          {
            name: 'role',
            label: t('staff.role'),
            options: [{ value: '0', label: roleName(0) }, ...staffRoleOptions()],
          },
          {
            name: 'status',
            label: t('staff.status'),
            options: ['active', 'invited', 'suspended'].map((status) => ({
              value: status,
              label: statusLabel(status),
            })),
          },
        ]}
        bulk={{
          action: at('/sub-admins/bulk'),
          nameOf: ({ full_name: name }) => name,
          acts: [
            {
              act: 'suspend',
              label: t('staff.suspend'),
              question: (rows) => t('common.suspend_rows', { rows }),
              warning: t('staff.suspend_several_effect'),
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
      label: t('common.name'),
      sort: 'name',
      heading: true,
      cell: ({ id, full_name: name }) => (
        <PortalLink href={from(`/sub-admins/edit/${id}`)}>{name}</PortalLink>
      ),
    },
    {
      name: 'email',
      label: t('staff.email'),
      sort: 'email',
      cell: ({ email }) => email,
    },
    { name: 'role', label: t('staff.role'), sort: 'role', cell: ({ role }) => roleName(role) },
    {
      name: 'status',
      label: t('staff.status'),
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: 'last_login_at',
      label: t('staff.last_login'),
      cell: ({ last_login_at: last }) => <DateTime value={last} />,
    },
    {
      name: 'created_at',
      label: t('staff.since'),
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
      title={t('staff.empty')}
      action={
        <PortalLink className="button is-primary" href={from('/sub-admins/create')}>
          {t('staff.invite')}
        </PortalLink>
      }
    >
      {t('staff.empty_hint')}
    </EmptyState>
  )
}
