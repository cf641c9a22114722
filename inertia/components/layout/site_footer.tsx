import { LanguageChoice } from '~/components/layout/language_choice'
import { PortalLink } from '~/components/portal_link'
import { ThemeSwitch } from '~/components/layout/theme_switch'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** The footer of public pages: year, data attribution, language and theme; `isFull` as wide as a full header. */
export function SiteFooter({ isFull = false }: { isFull?: boolean }) {
  const { name, attribution } = usePortal()
  return (
    <footer className="site-footer">
      <div className={isFull ? 'wrap is-full' : 'wrap'}>
        <p>
          © {new Date().getUTCFullYear()} {name}
        </p>
        <p>
          <PortalLink className="link" href="/invoice-reader">
            {t('common.invoice_reader')}
          </PortalLink>
        </p>
        <p>
          <PortalLink className="link" href="/docs">
            {t('common.menu_documentation')}
          </PortalLink>
        </p>
        <div className="site-choices">
          <LanguageChoice />
          <ThemeSwitch />
        </div>
        {attribution && <p className="site-attribution">{attribution}</p>}
      </div>
    </footer>
  )
}
