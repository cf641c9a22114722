import { ScrollText } from 'lucide-react'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** Leads administrators to what the audit log holds of one record; others see nothing. */
export function HistoryLink({ id }: { id: string }) {
  const { user } = usePortal()
  if (user?.role !== 0) return null
  return (
    <PortalLink className="button" href={`/portal/admin/audit-log?subject_id=${id}`}>
      <ScrollText size={16} /> {t('common.history')}
    </PortalLink>
  )
}
