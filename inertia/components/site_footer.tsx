import { LanguageChoice } from '~/components/language_choice'
import { PortalLink } from '~/components/portal_link'
import { ThemeSwitch } from '~/components/theme_switch'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** The foot of the public pages: the year, whose data the skills are, the language, light or dark. */
export function SiteFooter() {
  const { name, attribution } = usePortal()
  return (
    <footer className="site-footer">
      <div className="wrap">
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
        {attribution && <p>{attribution}</p>}
        <div className="site-choices">
          <LanguageChoice />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
