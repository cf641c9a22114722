import { type InertiaLinkProps } from '@inertiajs/react'
import { partsOf } from '~/address'
import { PortalLink } from '~/components/portal_link'
import { addressOf, usual, type Asked } from '~/components/playground/query'
import { usePortal } from '~/use_portal'

type QueryLinkProps = Omit<InertiaLinkProps, 'href'> & {
  /** What it asks for; filters that are left out are not set. */
  asked: Pick<Asked, 'skills'> & Partial<Asked>
}

/**
 * Fills a query into the form, free, keeping the tab that is open. Where scripts run it goes on at the
 * button that searches for it and says the price.
 */
export function QueryLink({ asked, ...rest }: QueryLinkProps) {
  const { url } = usePortal()
  const view = partsOf(url).query.get('view')
  const address = addressOf({ ...usual, type: '', domain: '', ...asked })
  return (
    <PortalLink
      {...rest}
      href={view ? `${address}&view=${encodeURIComponent(view)}` : address}
      onSuccess={() => requestAnimationFrame(() => document.getElementById('search')?.focus())}
    />
  )
}
