import { ShoppingBag } from '~/icons'
import { Fragment } from 'react'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { familyName } from '~/components/packages/package_card'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { PayNow } from '~/components/sales/pay_now'
import { PaymentDue } from '~/components/sales/payment_due'
import { statusLabel } from '~/components/status_tag'
import { purchaseColumns, type Purchase } from '~/components/sales/purchase_columns'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

const place = '/portal/partner/all-activated-packages'

interface PurchasesProps {
  purchases: Purchase[]
  list: PageList
  /** Whether purchases can be paid by Stripe. */
  pays_online: boolean
}

export default function Purchases({ purchases, list, pays_online: paysOnline }: PurchasesProps) {
  return (
    <>
      <PageHeader
        title={t('common.menu_purchase_history')}
        count={list.total}
        capped={list.total_capped}
      >
        <PortalLink className="button is-primary" href="/portal/partner/packages-list">
          {t('purchases.activate_a_package')}
        </PortalLink>
      </PageHeader>
      {purchases.map((purchase) => (
        <PaymentDue key={purchase.id} purchase={purchase} paysOnline={paysOnline} />
      ))}
      <DataList
        list={list}
        noun={(count) => t('common.noun_package', { count })}
        caption={t('purchases.your_packages')}
        columns={columnsOf(paysOnline)}
        rows={purchases}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={ShoppingBag}
            title={t('purchases.none_yet')}
            action={
              <PortalLink className="button is-primary" href="/portal/partner/packages-list">
                {t('purchases.see_all')}
              </PortalLink>
            }
          >
            {t('purchases.listed_here')}
          </EmptyState>
        }
      />
    </>
  )
}

Purchases.layout = PortalLayout

const columnsOf = (paysOnline: boolean): Column<Purchase>[] => [
  {
    label: t('purchases.package'),
    heading: true,
    cell: ({ name, family }) => (
      <>
        {name}
        <span className="cell-note">{familyName(family)}</span>
      </>
    ),
  },
  ...purchaseColumns(),
  {
    label: t('purchases.details'),
    cell: ({ id, name, sale, payment_due: due }) => (
      <div>
        <PortalLink
          href={`${place}/${id}/search-history`}
          aria-label={t('purchases.searches_of', { package: name })}
        >
          {t('purchases.searches')}
        </PortalLink>
        {sale?.documents.map((document) => (
          <Fragment key={document.id}>
            {' · '}
            <PortalLink
              href={`/portal/partner/invoices/${document.id}`}
              aria-label={`${statusLabel(document.kind)} ${document.number}`}
            >
              {statusLabel(document.kind)}
            </PortalLink>
          </Fragment>
        ))}
        {sale?.payment_status === 'paid' && (
          <>
            {' · '}
            <PortalLink
              href={`${place}/${id}/receipt`}
              aria-label={t('purchases.receipt_of', { package: name })}
            >
              {t('purchases.receipt')}
            </PortalLink>
          </>
        )}
        {paysOnline && !due && sale?.payment_status === 'unpaid' && sale.amount > 0 && (
          <PayNow sale={sale.id} of={name} isSmall />
        )}
      </div>
    ),
  },
]
