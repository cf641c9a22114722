import { ScrollText } from '~/icons'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** A link to the audit log of a record, for administrators. */
export function HistoryLink({ id }: { id: string }) {
  const { user } = usePortal()
  if (user?.role !== 0) return null
  return (
    <PortalLink className="button" href={`/portal/admin/audit-log?subject_id=${id}`}>
      <ScrollText size={16} /> {t('common.history')}
    </PortalLink>
  )
}
