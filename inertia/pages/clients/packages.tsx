import { Boxes } from '~/icons'
import { Card } from '~/components/card'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import {
  callsText,
  familyName,
  priceText,
  type PackageOffer,
} from '~/components/packages/package_card'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { purchaseColumns, type Purchase } from '~/components/sales/purchase_columns'
import { SubmitButton } from '~/components/forms/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface ClientPackagesProps {
  client: { id: string; name: string; status: string }
  purchases: Purchase[]
  list: PageList
  offers: PackageOffer[]
  /** Idempotency token of the form. */
  once: string
}

export default function ClientPackages(props: ClientPackagesProps) {
  const { client, purchases, list } = props
  const { at } = useArea()
  return (
    <>
      <PageHeader
        title={t('clients.packages_of', { name: client.name })}
        count={list.total}
        capped={list.total_capped}
      >
        <PortalLink className="button" href={at(`/sales-history?client=${client.id}`)}>
          {t('clients.sales')}
        </PortalLink>
        <PortalLink className="button" href={at(`/clients/edit/${client.id}`)}>
          {t('clients.edit')}
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <div>
          <DataList
            list={list}
            noun={(count) => t('common.noun_package', { count })}
            caption={t('clients.packages_of_latest_first', { name: client.name })}
            columns={useColumns(client.id)}
            rows={purchases}
            rowKey={({ id }) => id}
            empty={
              <EmptyState icon={Boxes} title={t('clients.no_package_yet')}>
                {t('clients.no_package_yet_hint')}
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
      label: t('clients.package'),
      heading: true,
      cell: ({ id, name, family, backup }) => (
        <>
          <PortalLink href={from(`/clients/packages/${clientId}/${id}`)}>{name}</PortalLink>
          <span className="cell-note">
            {familyName(family)}
            {backup && `, ${t('clients.backup')}`}
          </span>
        </>
      ),
    },
    ...purchaseColumns(),
    {
      label: t('clients.details'),
      cell: ({ id, name, sale }) => (
        <div>
          <PortalLink
            href={at(`/clients/play-ground-history/${id}`)}
            aria-label={t('clients.searches_of', { name })}
          >
            {t('clients.searches')}
          </PortalLink>
          {sale && (
            <>
              {' · '}
              <PortalLink href={from(`/sales-history/${sale.id}`)}>
                {t('clients.sale', { number: sale.number })}
              </PortalLink>
            </>
          )}
        </div>
      ),
    },
  ]
}

const fields = ['package', 'quantity', 'starts_at', 'backup', 'res_percentage']

/** Assigns a package to the client; a priced one is sold on account. */
function Give({ client, offers, once }: ClientPackagesProps) {
  const { at } = useArea()
  if (client.status === 'suspended') {
    return (
      <Card title={t('clients.assign_package')}>
        <p>{t('clients.suspended_gets_no_package', { name: client.name })}</p>
      </Card>
    )
  }
  return (
    <Card
      title={t('clients.assign_package')}
      lead={t('clients.assign_lead')}
      className="form-column"
    >
      <Form id="give" action={at(`/clients/packages/${client.id}`)} guard key={once}>
        <FormErrors fields={fields} refusal />
        <input type="hidden" name="once" value={once} />
        <Field
          as="select"
          name="package"
          label={t('clients.package')}
          required
          placeholder={t('clients.choose_package')}
          options={offers.map((offer) => ({
            value: offer.id,
            label: `${offer.name} (${familyName(offer.family)}, ${priceText(offer)}, ${callsText(offer)})`,
          }))}
        />
        <Field
          name="quantity"
          label={t('clients.quantity')}
          hint={t('clients.quantity_hint')}
          inputMode="numeric"
        />
        <Field
          name="starts_at"
          label={t('clients.starts_on')}
          hint={t('clients.starts_on_hint')}
          type="date"
        />
        <Field
          as="select"
          name="backup"
          label={t('clients.when_it_pays')}
          options={[
            { value: 'false', label: t('clients.by_priority') },
            { value: 'true', label: t('clients.pays_as_backup') },
          ]}
          defaultValue="false"
        />
        <Field
          name="res_percentage"
          label={t('clients.share_of_results')}
          hint={t('clients.share_of_results_hint')}
          inputMode="numeric"
        />
        <SubmitButton>{t('clients.assign')}</SubmitButton>
      </Form>
    </Card>
  )
}
