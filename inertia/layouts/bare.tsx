import type { ReactNode } from 'react'
import { Brand } from '~/components/layout/brand'
import { Flash } from '~/components/layout/flash'
import { SiteFooter } from '~/components/layout/site_footer'
import { SkipLink } from '~/components/layout/skip_link'
import { EntryButton } from '~/components/layout/entry_button'
import { UsageWidget } from '~/layouts/usage_widget'

/**
 * A slim bar and the page, for the playground. Logged-in users get a link back to the portal, and partners
 * their remaining calls.
 */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className="site">
      <SkipLink />
      <header className="site-header">
        <div className="wrap is-full">
          <Brand />
          <div className="site-nav">
            <UsageWidget />
            <EntryButton />
          </div>
        </div>
      </header>
      <main className="site-main" id="content" tabIndex={-1}>
        <div className="bare-page">{children}</div>
      </main>
      <SiteFooter isFull />
      <Flash />
    </div>
  )
}
