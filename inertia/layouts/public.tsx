import type { ReactNode } from 'react'
import { BackToTop } from '~/components/layout/back_to_top'
import { Brand } from '~/components/layout/brand'
import { Flash } from '~/components/layout/flash'
import { PortalLink } from '~/components/portal_link'
import { SiteFooter } from '~/components/layout/site_footer'
import { SkipLink } from '~/components/layout/skip_link'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** The navigation of the public site. */
const pages = () => [
  { label: t('common.home'), href: '/' },
  { label: t('common.about_us'), href: '/about-us' },
  { label: t('common.contact'), href: '/contact-us' },
]

/** The layout of the public site: navigation with Login or Dashboard, footer, back to top. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { path } = usePortal()
  return (
    <div className="site">
      <SkipLink />
      <header className="site-header">
        <div className="wrap">
          <Brand />
          <nav className="site-nav" aria-label={t('common.site')}>
            {pages().map(({ label, href }) => (
              <PortalLink
                key={href}
                href={href}
                className="site-nav-link"
                aria-current={path === href ? 'page' : undefined}
              >
                {label}
              </PortalLink>
            ))}
            <EntryButton />
          </nav>
        </div>
      </header>
      <main className="site-main" id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Flash />
      <BackToTop />
    </div>
  )
}

/** A link to the user's dashboard, or to Login. */
export function EntryButton() {
  const { dashboard } = usePortal()
  return (
    <PortalLink className="button is-primary" href={dashboard ?? '/auth/login'}>
      {dashboard ? t('common.menu_dashboard') : t('common.login')}
    </PortalLink>
  )
}
