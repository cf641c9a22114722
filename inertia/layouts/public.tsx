import '~/css/site_nav.scss'
import { Menu } from '~/icons'
import type { ReactNode } from 'react'
import { BackToTop } from '~/components/layout/back_to_top'
import { Brand } from '~/components/layout/brand'
import { EntryButton } from '~/components/layout/entry_button'
import { Flash } from '~/components/layout/flash'
import { PortalLink } from '~/components/portal_link'
import { SiteFooter } from '~/components/layout/site_footer'
import { SkipLink } from '~/components/layout/skip_link'
import { t } from '~/text'
import { useDismissable } from '~/use_dismissable'
import { usePortal } from '~/use_portal'

/** The navigation of the public site; narrow screens have it in a menu. */
const pages = () => [
  { label: t('common.home'), href: '/' },
  { label: t('common.about_us'), href: '/about-us' },
  { label: t('common.contact'), href: '/contact-us' },
  { label: t('common.menu_playground'), href: '/playground', isFurther: true },
  { label: t('common.invoice_reader'), href: '/invoice-reader', isFurther: true },
  { label: t('common.menu_documentation'), href: '/docs', isFurther: true },
  { label: t('common.pricing'), href: '/#packages', isFurther: true },
]

/** The layout of the public site: navigation with Login or Dashboard, footer, back to top. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { dashboard, path } = usePortal()
  return (
    <div className="site">
      <SkipLink />
      <header className="site-header">
        <div className="wrap">
          <Brand />
          <nav className="site-nav" aria-label={t('common.site')}>
            {pages().map(({ label, href, isFurther }) => (
              <PortalLink
                key={href}
                href={href}
                className={isFurther ? 'site-nav-link is-further' : 'site-nav-link'}
                aria-current={path === href ? 'page' : undefined}
              >
                {label}
              </PortalLink>
            ))}
            {!dashboard && (
              <PortalLink className="button site-sign-up" href="/auth/register">
                {t('common.sign_up')}
              </PortalLink>
            )}
            <EntryButton />
            <SiteMenu />
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

/** All pages for narrow screens. Works without scripts. */
function SiteMenu() {
  const { dashboard } = usePortal()
  const menu = useDismissable()
  /** A link to a part of the same page does not close it otherwise. */
  const close = () => menu.current?.removeAttribute('open')
  const signUp = { label: t('common.sign_up'), href: '/auth/register' }
  return (
    <details className="site-menu" ref={menu}>
      <summary className="icon-button" aria-label={t('common.menu')}>
        <Menu size={20} />
      </summary>
      <ul className="menu-links">
        {[...pages(), ...(dashboard ? [] : [signUp])].map(({ label, href }) => (
          <li key={href}>
            <PortalLink href={href} onClick={close}>
              {label}
            </PortalLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
