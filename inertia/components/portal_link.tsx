import type { ReactNode } from 'react'
import { Link, type LinkProps } from '~/components/link'
import { usePortal } from '~/use_portal'

/**
 * A link to a page of this portal. `href` is without BASE_PATH: `/portal/admin/skills`. For complete URLs
 * (`usePortal().url`, `urlWith`) use `Link`.
 */
export function PortalLink({ href, ...rest }: LinkProps) {
  const { to } = usePortal()
  return <Link {...rest} href={to(href)} />
}

/** A link inside a text (`rich`). */
export function linkTo(href: string) {
  return (inside: ReactNode) => <PortalLink href={href}>{inside}</PortalLink>
}
