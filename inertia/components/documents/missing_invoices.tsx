import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** Tells staff that sales have no invoice, and administrators where to change that. */
export function MissingInvoices({ count }: { count: number }) {
  const { user } = usePortal()
  if (!count) return null
  return (
    <p className="note is-warning mb-5" role="status">
      {t('common.sales_without_invoice', { count })}
      {user?.role === 0 && (
        <>
          {' '}
          <PortalLink href="/portal/admin/invoice-data">
            {t('common.complete_invoice_data')}
          </PortalLink>
        </>
      )}
    </p>
  )
}
