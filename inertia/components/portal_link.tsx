import { Link, type InertiaLinkProps } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { usePortal } from '~/use_portal'

/**
 * A link to a page of this portal. `href` is without BASE_PATH: `/portal/admin/skills`. For complete URLs
 * (`usePortal().url`, `urlWith`) use Inertia's Link.
 */
export function PortalLink({ href, ...rest }: Omit<InertiaLinkProps, 'href'> & { href: string }) {
  const { to } = usePortal()
  return <Link {...rest} href={to(href)} />
}

/** A link inside a text (`rich`). */
export function linkTo(href: string) {
  return (inside: ReactNode) => <PortalLink href={href}>{inside}</PortalLink>
}
