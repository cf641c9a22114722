import { Boxes } from 'lucide-react'
import { Card } from '~/components/card'
import { DataList } from '~/components/data_list'
import type { Column } from '~/components/data_table'
import { EmptyState } from '~/components/empty_state'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { callsOf, familyName, priceOf, type PackageOffer } from '~/components/packages/package_card'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { purchaseColumns, type Purchase } from '~/components/sales/purchase_columns'
import { SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface ClientPackagesProps {
  client: { id: string; name: string; status: string }
  purchases: Purchase[]
  list: PageList
  offers: PackageOffer[]
  /** Makes one package of one form, however often it is sent. */
  once: string
}

export default function ClientPackages(props: ClientPackagesProps) {
  const { client, purchases, list } = props
  const { at } = useArea()
  return (
    <>
      <PageHeader
        title={`Packages of ${client.name}`}
        count={list.total}
        capped={list.total_capped}
      >
        <PortalLink className="button" href={at(`/sales-history?client=${client.id}`)}>
          Sales
        </PortalLink>
        <PortalLink className="button" href={at(`/clients/edit/${client.id}`)}>
          Edit client
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <div>
          <DataList
            list={list}
            noun={(count) => t('common.noun_package', { count })}
            caption={`Packages of ${client.name}, latest first`}
            columns={useColumns(client.id)}
            rows={purchases}
            rowKey={({ id }) => id}
            empty={
              <EmptyState icon={Boxes} title="No package yet">
                Give the first one below, or let the client activate one.
              </EmptyState>
            }
          />
        </div>
        <Give {...props} />
      </div>
    </>
  )
}

ClientPackages.layout = PortalLayout

function useColumns(clientId: string): Column<Purchase>[] {
  const { at, from } = useArea()
  return [
    {
      label: 'Package',
      heading: true,
      cell: ({ id, name, family, backup }) => (
        <>
          <PortalLink href={from(`/clients/packages/${clientId}/${id}`)}>{name}</PortalLink>
          <span className="cell-note">
            {familyName(family)}
            {backup && ', backup'}
          </span>
        </>
      ),
    },
    ...purchaseColumns(),
    {
      label: 'Details',
      cell: ({ id, name, sale }) => (
        <div>
          <PortalLink
            href={at(`/clients/play-ground-history/${id}`)}
            aria-label={`Searches of ${name}`}
          >
            Searches
          </PortalLink>
          {sale && (
            <>
              {' · '}
              <PortalLink href={from(`/sales-history/${sale.id}`)}>Sale {sale.number}</PortalLink>
            </>
          )}
        </div>
      ),
    },
  ]
}

const fields = ['package', 'quantity', 'starts_at', 'backup', 'res_percentage']

/** Gives the client a package: a sale on account where it has a price. */
function Give({ client, offers, once }: ClientPackagesProps) {
  const { at } = useArea()
  if (client.status === 'suspended') {
    return (
      <Card title="Give a package">
        <p>{client.name} is suspended. Lift the suspension before you give it a package.</p>
      </Card>
    )
  }
  return (
    <Card
      title="Give a package"
      lead="A package with a price becomes an unpaid sale; the limit of unpaid sales does not hold for it."
      className="form-column"
    >
      <Form id="give" action={at(`/clients/packages/${client.id}`)} guard key={once}>
        <FormErrors fields={fields} refusal />
        <input type="hidden" name="once" value={once} />
        <Field
          as="select"
          name="package"
          label="Package"
          required
          placeholder="Choose a package"
          options={offers.map((offer) => ({
            value: offer.id,
            label: `${offer.name} (${familyName(offer.family)}, ${priceOf(offer)}, ${callsOf(offer)})`,
          }))}
        />
        <Field
          name="quantity"
          label="Quantity"
          hint="The number of calls, for pay as you go only."
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
        />
        <Field
          name="starts_at"
          label="Starts on"
          hint="From the beginning of that day (UTC); at once when it is left empty."
          type="date"
        />
        <Field
          as="select"
          name="backup"
          label="When it pays"
          options={[
            { value: 'false', label: 'In its order of payment' },
            { value: 'true', label: 'As backup: when nothing else can' },
          ]}
          defaultValue="false"
        />
        <Field
          name="res_percentage"
          label="Share of results"
          hint="In percent; that of the package when it is left empty."
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
        />
        <SubmitButton>Give package</SubmitButton>
      </Form>
    </Card>
  )
}
