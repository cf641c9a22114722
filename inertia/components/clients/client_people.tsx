import type { Data } from '@generated/data'
import { UserPlus } from '~/icons'
import { BackField } from '~/components/forms/back_field'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { Form } from '~/components/forms/form'
import { PersonActions } from '~/components/people/person_actions'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

export type ClientPerson = Data.Accounts.Person.Variants['ofClient']

interface ClientPeopleProps {
  client: { id: string; name: string; status: string }
  people: ClientPerson[]
  back: string | null
}

/** The users of the client with their actions, for staff. */
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
      <PeopleTable
        name={client.name}
        people={people}
        base={base}
        back={back}
        manages
        canResetTwoFactor
      />
    </Card>
  )
}

interface PeopleTableProps {
  /** The name of the client. */
  name: string
  people: ClientPerson[]
  /** The base path of the actions, without BASE_PATH. */
  base: string
  back: string | null
  /** Whether the visitor can change the users. */
  manages: boolean
  canResetTwoFactor?: boolean
}

/** The users of a client, with the actions for those who manage them. */
export function PeopleTable({
  name,
  people,
  base,
  back,
  manages,
  canResetTwoFactor = false,
}: PeopleTableProps) {
  const { user } = usePortal()
  return (
    <DataTable
      caption={t('clients.people_of', { name })}
      columns={
        manages
          ? [...columns(), actionColumn({ base, back, self: user?.id, canResetTwoFactor })]
          : columns()
      }
      rows={people}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('clients.no_people_yet')} icon={UserPlus} />}
    />
  )
}

/** A path with the URL of the list to return to. */
function withReturnUrl(url: string, back: string | null): string {
  return back ? `${url}?back=${encodeURIComponent(back)}` : url
}

const columns = (): Column<ClientPerson>[] => [
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
  {
    label: t('clients.role'),
    cell: ({ is_owner: isOwner }) => (isOwner ? t('clients.owner') : t('clients.member')),
  },
  { label: t('clients.status'), cell: ({ status }) => <StatusTag status={status} /> },
  { label: t('clients.last_login'), cell: ({ last_login_at: at }) => <DateTime value={at} /> },
]

function actionColumn({
  base,
  back,
  self,
  canResetTwoFactor,
}: Pick<PeopleTableProps, 'base' | 'back' | 'canResetTwoFactor'> & {
  self?: string
}): Column<ClientPerson> {
  return {
    label: t('clients.actions'),
    actions: true,
    cell: (person) => {
      const path = `${base}/${person.id}`
      return (
        <PersonActions
          person={person}
          base={path}
          back={back}
          small
          suspends={person.id !== self}
          canResetTwoFactor={canResetTwoFactor}
          note={t('clients.keys_pause')}
        >
          <Form action={`${path}/owner`}>
            <BackField back={back} />
            <input type="hidden" name="is_owner" value={String(!person.is_owner)} />
            <SubmitButton
              className="is-small"
              aria-label={t('common.action_of', {
                action: ownerAction(person),
                whom: person.full_name,
              })}
            >
              {ownerAction(person)}
            </SubmitButton>
          </Form>
          <PortalLink
            className="button is-danger is-outlined is-small"
            href={withReturnUrl(`${path}/remove`, back)}
            aria-label={t('common.action_of', {
              action: t('clients.remove'),
              whom: person.full_name,
            })}
          >
            {t('clients.remove')}
          </PortalLink>
        </PersonActions>
      )
    },
  }
}

function ownerAction({ is_owner: isOwner }: ClientPerson): string {
  return isOwner ? t('clients.end_ownership') : t('clients.make_owner')
}
