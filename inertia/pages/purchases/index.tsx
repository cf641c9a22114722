import { ShoppingBag } from 'lucide-react'
import { DataList } from '~/components/data_list'
import type { Column } from '~/components/data_table'
import { EmptyState } from '~/components/empty_state'
import { familyName } from '~/components/packages/package_card'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { purchaseColumns, type Purchase } from '~/components/sales/purchase_columns'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

const place = '/portal/partner/all-activated-packages'

export default function Purchases({ purchases, list }: { purchases: Purchase[]; list: PageList }) {
  return (
    <>
      <PageHeader title="Purchase History" count={list.total} capped={list.total_capped}>
        <PortalLink className="button is-primary" href="/portal/partner/packages-list">
          Activate a package
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        noun={(count) => t('common.noun_package', { count })}
        caption="Your packages, latest first"
        columns={columnsOf()}
        rows={purchases}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={ShoppingBag}
            title="No package yet"
            action={
              <PortalLink className="button is-primary" href="/portal/partner/packages-list">
                See all packages
              </PortalLink>
            }
          >
            What you activate is listed here, with its receipt.
          </EmptyState>
        }
      />
    </>
  )
}

Purchases.layout = PortalLayout

const columnsOf = (): Column<Purchase>[] => [
  {
    label: 'Package',
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
    label: 'Details',
    cell: ({ id, name, sale }) => (
      <div>
        <PortalLink href={`${place}/${id}/search-history`} aria-label={`Searches of ${name}`}>
          Searches
        </PortalLink>
        {sale && (
          <>
            {' · '}
            <PortalLink href={`${place}/${id}/receipt`} aria-label={`Receipt of ${name}`}>
              Receipt
            </PortalLink>
          </>
        )}
      </div>
    ),
  },
]
