import { Download } from '~/icons'
import { Card } from '~/components/card'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import type { Receipt as ReceiptText } from '#app/billing/sales/receipt'
import { Receipt } from '~/components/sales/receipt'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

export default function ReceiptPage(props: { package: string; receipt: ReceiptText }) {
  const { receipt } = props
  const { to } = usePortal()
  const place = '/portal/partner/all-activated-packages'
  return (
    <div className="form-column">
      <PageHeader title={t('sales.receipt_name', { number: receipt.number })}>
        <a className="button is-primary" href={to(`${place}/${props.package}/receipt.pdf`)}>
          <Download size={16} /> PDF
        </a>
        <PortalLink className="button" href={place}>
          {t('common.menu_purchase_history')}
        </PortalLink>
      </PageHeader>
      <Card>
        <Receipt receipt={receipt} />
      </Card>
    </div>
  )
}

ReceiptPage.layout = PortalLayout
