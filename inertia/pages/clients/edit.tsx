import type { Data } from '@generated/data'
import { CalendarClock, PackageOpen, Receipt, Search } from 'lucide-react'
import { BackField } from '~/components/back_field'
import { Card, Stat, StatGrid } from '~/components/card'
import { ClientFields, type ClientForm } from '~/components/clients/client_fields'
import { ClientPeople } from '~/components/clients/client_people'
import { ConfirmButton } from '~/components/confirm_button'
import { Differences, type Difference } from '~/components/differences'
import type { Option } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { HistoryLink } from '~/components/history_link'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { formatCount, formatDate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

interface EditClientProps {
  client: Data.Clients.Client
  form: ClientForm
  /** As it was when the form was opened; the one of now after a stale save. */
  version: string
  stale: boolean
  differences: Difference[]
  usage: {
    total_calls: number
    usage_calls: number
    last_search_at: string | null
    unpaid_sales: number
  }
  people: Data.Auth.Person[]
  countries: Option[]
  currencies: Option[]
  back: string | null
}

export default function EditClient(props: EditClientProps) {
  const { client, form, version, people, countries, currencies, back } = props
  const { at } = useArea()
  return (
    <>
      <PageHeader title={client.name} lead={<StatusTag status={client.status} />}>
        <PortalLink className="button" href={at(`/clients/search-history?client=${client.id}`)}>
          <Search size={16} /> Searches
        </PortalLink>
        <HistoryLink id={client.id} />
        <StatusButton client={client} back={back} />
      </PageHeader>
      <div className="stack">
        <Usage {...props} />
        <ClientPeople client={client} people={people} back={back} />
        <Card title="Details">
          {props.stale && <Differences what="this client" differences={props.differences} />}
          <Form
            action={at(`/clients/edit/${client.id}`)}
            guard
            unsaved={props.stale}
            key={version}
            id="client"
          >
            <FormErrors />
            <BackField back={back} />
            <input type="hidden" name="version" value={version} />
            <div className="form-column">
              <ClientFields form={form} countries={countries} currencies={currencies} />
            </div>
            <FormActions>
              <SubmitButton>Save</SubmitButton>
              <PortalLink className="button is-text" href={at(back ?? '/clients')}>
                Cancel
              </PortalLink>
            </FormActions>
          </Form>
        </Card>
      </div>
    </>
  )
}

EditClient.layout = PortalLayout

/** The figures, each leading to what lies behind it. */
function Usage({ client, usage }: Pick<EditClientProps, 'client' | 'usage'>) {
  const { at } = useArea()
  const packages = at(`/clients/packages/${client.id}`)
  const { usage_calls: used, total_calls: total, last_search_at: last } = usage
  return (
    <StatGrid>
      <Stat
        label="Packages"
        icon={PackageOpen}
        href={packages}
        value={`${formatCount(total - used)} calls left`}
        hint={`${formatCount(used)} of ${formatCount(total)} used`}
      />
      <Stat
        label="Sales"
        icon={Receipt}
        href={at(`/sales-history?client=${client.id}`)}
        value={`${formatCount(usage.unpaid_sales)} unpaid`}
      />
      <Stat
        label="Last search"
        icon={CalendarClock}
        href={at(`/clients/search-history?client=${client.id}`)}
        value={last ? formatDate(last) : 'Never'}
      />
    </StatGrid>
  )
}

/** Suspends a client, or lets it in again. */
function StatusButton({ client, back }: Pick<EditClientProps, 'client' | 'back'>) {
  const { at } = useArea()
  const action = at(`/clients/edit/${client.id}/status`)
  if (client.status === 'suspended') {
    return (
      <Form action={action}>
        <BackField back={back} />
        <input type="hidden" name="status" value="active" />
        <SubmitButton className="">Reactivate</SubmitButton>
      </Form>
    )
  }
  return (
    <ConfirmButton
      label="Suspend"
      describes={client.name}
      title={`Suspend “${client.name}”?`}
      action={action}
      method="post"
      fields={{ status: 'suspended', ...(back && { back }) }}
    >
      Its people are signed out everywhere at once, and its calls are refused. Packages and figures
      stay as they are.
    </ConfirmButton>
  )
}
