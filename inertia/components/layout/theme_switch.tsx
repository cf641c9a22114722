import { usePage } from '@inertiajs/react'
import { Monitor, Moon, Sun } from '~/icons'
import { useState, type SubmitEvent } from 'react'
import { t } from '~/text'
import { applyAppearance, useAppearance, type Appearance } from '~/use_appearance'
import { usePortal } from '~/use_portal'

const themes = () => [
  { value: 'light', label: t('common.theme_light'), icon: Sun },
  { value: 'dark', label: t('common.theme_dark'), icon: Moon },
  { value: 'system', label: t('common.theme_system'), icon: Monitor },
]

/** Light, dark or system theme. A form, so that it works without scripts. */
export function ThemeSwitch() {
  const { to } = usePortal()
  const { appearance, csrfToken } = usePage().props
  const keep = useAppearance()
  const [theme, setTheme] = useState<string>(appearance.theme)
  const [lastTheme, setLastTheme] = useState(appearance.theme)

  if (lastTheme !== appearance.theme) {
    setLastTheme(appearance.theme)
    setTheme(appearance.theme)
  }

  function choose(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const chosen = submitter.value as Appearance['theme']
    setTheme(chosen)
    keep({ theme: chosen })
    applyAppearance({ ...appearance, theme: chosen })
  }

  return (
    <form method="post" action={to('/appearance')} onSubmit={choose}>
      <input type="hidden" name="_csrf" value={csrfToken ?? ''} />
      <div className="theme-switch" role="group" aria-label={t('common.colours')}>
        {themes().map(({ value, label, icon: Icon }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            className="icon-button"
            aria-label={label}
            title={label}
            aria-pressed={theme === value}
          >
            <Icon size={15} />
          </button>
        ))}
      </div>
    </form>
  )
}
