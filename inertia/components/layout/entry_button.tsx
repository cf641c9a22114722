import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** A link to the user's dashboard, or to Login. */
export function EntryButton() {
  const { dashboard } = usePortal()
  return (
    <PortalLink className="button is-primary" href={dashboard ?? '/auth/login'}>
      {dashboard ? t('common.menu_dashboard') : t('common.login')}
    </PortalLink>
  )
}
