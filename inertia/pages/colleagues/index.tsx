import { UserPlus } from '~/icons'
import { PeopleTable, type ClientPerson } from '~/components/clients/client_people'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface ColleaguesProps {
  client: { id: string; name: string }
  people: ClientPerson[]
  /** Whether the visitor is an owner. */
  is_owner: boolean
}

export default function Colleagues({ client, people, is_owner: isOwner }: ColleaguesProps) {
  const { at } = useArea()
  return (
    <>
      <PageHeader
        title={t('common.menu_colleagues')}
        count={people.length}
        lead={
          isOwner
            ? t('clients.colleagues_lead', { name: client.name })
            : t('clients.colleagues_lead_member', { name: client.name })
        }
      >
        {isOwner && (
          <PortalLink className="button is-primary" href={at('/colleagues/create')}>
            <UserPlus size={16} /> {t('clients.invite_person')}
          </PortalLink>
        )}
      </PageHeader>
      <PeopleTable
        name={client.name}
        people={people}
        base={at('/colleagues')}
        back={null}
        manages={isOwner}
      />
    </>
  )
}

Colleagues.layout = PortalLayout
