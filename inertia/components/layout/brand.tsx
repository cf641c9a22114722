import { PortalLink } from '~/components/portal_link'
import { usePortal } from '~/use_portal'

/** The logo and name of the product, with a link to the home page. */
export function Brand({ href = '/' }: { href?: string }) {
  const { name } = usePortal()
  return (
    <PortalLink href={href} className="brand">
      <svg
        className="brand-mark"
        width="26"
        height="26"
        viewBox="0 0 26 26"
        fill="none"
        aria-hidden="true"
      >
        <path
          d="M7 7.5 18.5 6M7 7.5l5 11.5M18.5 6 20 15.5M12 19l8-3.5M7 7.5l13 8"
          stroke="currentColor"
          strokeWidth="1.6"
          opacity="0.45"
        />
        <circle cx="7" cy="7.5" r="4" fill="currentColor" />
        <circle cx="18.5" cy="6" r="2.75" fill="currentColor" />
        <circle cx="20" cy="15.5" r="3.25" fill="currentColor" />
        <circle cx="12" cy="19.5" r="2.75" fill="currentColor" />
      </svg>
      <span className="brand-name">{name}</span>
    </PortalLink>
  )
}
