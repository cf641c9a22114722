import { usePage } from '@inertiajs/react'
import { Languages } from '~/icons'
import type { Data } from '@generated/data'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

type Language = Exclude<Data.SharedProps['appearance']['language'], 'auto'>

/** Each in its own language, so that users can find theirs. */
const languages: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/**
 * The language of the portal: that of the browser, or a fixed one. A native form even with scripts, because
 * all texts of the page change.
 */
export function LanguageChoice({ inWords = false }: { inWords?: boolean }) {
  const { to } = usePortal()
  const { appearance, csrfToken } = usePage().props
  const automatic = t('common.language_of_browser')
  return (
    <form method="post" action={to('/appearance')}>
      <input type="hidden" name="_csrf" value={csrfToken ?? ''} />
      <div className="language-choice" role="group" aria-label={t('common.language')}>
        <button
          type="submit"
          name="language"
          value="auto"
          className={inWords ? 'language' : 'icon-button'}
          aria-label={automatic}
          title={automatic}
          aria-pressed={appearance.language === 'auto'}
        >
          {inWords ? automatic : <Languages size={15} />}
        </button>
        {Object.entries(languages).map(([value, label]) => (
          <button
            key={value}
            type="submit"
            name="language"
            value={value}
            className="language"
            lang={value}
            aria-pressed={appearance.language === value}
          >
            {label}
          </button>
        ))}
      </div>
    </form>
  )
}
