import { usePage } from '@inertiajs/react'
import { Bell } from 'lucide-react'
import { PortalLink } from '~/components/portal_link'
import { useArea } from '~/use_area'

/** Leads to the person's notifications and says how many are unread. */
export function NotificationBell() {
  const { unread } = usePage().props
  const { at } = useArea()
  const count = unread >= 100 ? 'more than 99' : unread
  const label = unread ? `Notifications, ${count} unread` : 'Notifications'
  return (
    <PortalLink className="icon-button bell" href={at('/notifications')} aria-label={label}>
      <Bell size={20} />
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {unread >= 100 ? '99+' : unread}
        </span>
      )}
    </PortalLink>
  )
}
