import type { Data } from '@generated/data'
import { CalendarClock, PackageOpen, Receipt, Search } from '~/icons'
import type { ClientUsage } from '#app/clients/client_usage'
import { BackField } from '~/components/forms/back_field'
import { Card, Stat, StatGrid } from '~/components/card'
import { ClientFields } from '~/components/clients/client_fields'
import { ClientPeople, type ClientPerson } from '~/components/clients/client_people'
import { ConfirmButton } from '~/components/forms/confirm_button'
import type { Option } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { HistoryLink } from '~/components/history_link'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { StatusTag } from '~/components/status_tag'
import { SubmitButton } from '~/components/forms/submit_button'
import { formatDate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface EditClientProps extends Edited {
  client: Data.Clients.Client
  form: Record<string, string>
  usage: ClientUsage
  people: ClientPerson[]
  countries: Option[]
  currencies: Option[]
  /** The code of the base currency. */
  base: string
  back: string | null
}

export default function EditClient(props: EditClientProps) {
  const { client, form, people, countries, currencies, base, back } = props
  const { at } = useArea()
  return (
    <>
      <PageHeader title={client.name} lead={<StatusTag status={client.status} />}>
        <PortalLink className="button" href={at(`/clients/search-history?client=${client.id}`)}>
          <Search size={16} /> {t('clients.searches')}
        </PortalLink>
        <HistoryLink id={client.id} />
        <StatusButton client={client} back={back} />
      </PageHeader>
      <div className="stack">
        <Usage {...props} />
        <ClientPeople client={client} people={people} back={back} />
        <Card title={t('clients.details')}>
          <RecordForm
            action={at(`/clients/edit/${client.id}`)}
            id="client"
            edited={props}
            what={t('clients.this_client')}
            back={back}
            submit={t('clients.save')}
            cancel={at(back ?? '/clients')}
            values={form}
          >
            <div className="form-column">
              <ClientFields countries={countries} currencies={currencies} base={base} />
            </div>
          </RecordForm>
        </Card>
      </div>
    </>
  )
}

EditClient.layout = PortalLayout

/** Figures with links. */
function Usage({ client, usage }: Pick<EditClientProps, 'client' | 'usage'>) {
  const { at } = useArea()
  const packages = at(`/clients/packages/${client.id}`)
  const { usage_calls: used, total_calls: total, last_search_at: last } = usage
  return (
    <StatGrid>
      <Stat
        label={t('clients.packages')}
        icon={PackageOpen}
        href={packages}
        value={t('clients.calls_left', { count: total - used })}
        hint={t('clients.used_of', { used, total })}
      />
      <Stat
        label={t('clients.sales')}
        icon={Receipt}
        href={at(`/sales-history?client=${client.id}`)}
        value={t('clients.unpaid', { count: usage.unpaid_sales })}
      />
      <Stat
        label={t('clients.last_search')}
        icon={CalendarClock}
        href={at(`/clients/search-history?client=${client.id}`)}
        value={last ? formatDate(last) : t('clients.never')}
      />
    </StatGrid>
  )
}

/** Suspends or reactivates a client. */
function StatusButton({ client, back }: Pick<EditClientProps, 'client' | 'back'>) {
  const { at } = useArea()
  const action = at(`/clients/edit/${client.id}/status`)
  if (client.status === 'suspended') {
    return (
      <Form action={action}>
        <BackField back={back} />
        <input type="hidden" name="status" value="active" />
        <SubmitButton className="">{t('clients.reactivate')}</SubmitButton>
      </Form>
    )
  }
  return (
    <ConfirmButton
      label={t('clients.suspend')}
      describes={client.name}
      title={t('clients.suspend_question', { name: client.name })}
      action={action}
      method="post"
      fields={{ status: 'suspended', ...(back && { back }) }}
    >
      {t('clients.suspend_effect')}
    </ConfirmButton>
  )
}
