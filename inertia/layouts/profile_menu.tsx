import { ChevronDown, LogOut, UserRound } from '~/icons'
import type { SubmitEvent } from 'react'
import { canLogOut, logOut } from '~/client'
import { Form } from '~/components/forms/form'
import { roleName } from '~/components/people/roles'
import { LanguageChoice } from '~/components/layout/language_choice'
import { PortalLink } from '~/components/portal_link'
import { ThemeSwitch } from '~/components/layout/theme_switch'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useDismissable } from '~/use_dismissable'
import { usePortal } from '~/use_portal'

/** The user, the theme, and Logout. Works without scripts. */
export function ProfileMenu() {
  const { user } = usePortal()
  const { at } = useArea()
  const menu = useDismissable()
  if (!user) return null

  return (
    <details className="profile" ref={menu}>
      <summary aria-label={t('common.profile_of', { name: user.full_name })}>
        <span className="avatar" aria-hidden="true">
          {initialsOf(user.full_name)}
        </span>
        <span className="profile-name">{user.full_name}</span>
        <ChevronDown size={16} />
      </summary>
      <div className="profile-menu">
        <p className="profile-who">
          <strong>{user.full_name}</strong>
          <span>{user.email}</span>
          <span>{roleName(user.role)}</span>
        </p>
        <div className="profile-row">
          <span aria-hidden="true">{t('common.colours')}</span>
          <ThemeSwitch />
        </div>
        <div className="profile-row">
          <span aria-hidden="true">{t('common.language')}</span>
          <LanguageChoice />
        </div>
        <PortalLink className="nav-entry" href={at('/profile')}>
          <UserRound size={18} />
          {t('common.your_profile')}
        </PortalLink>
        <Form action="/auth/logout" native id="logout" onSubmit={logOutByScript}>
          <button type="submit" className="nav-entry">
            <LogOut size={18} />
            {t('common.logout')}
          </button>
        </Form>
      </div>
    </details>
  )
}

/** With scripts, logging out is a call of `/v1`; otherwise the form posts. */
function logOutByScript(event: SubmitEvent<HTMLFormElement>) {
  if (!canLogOut()) return
  event.preventDefault()
  void logOut()
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (first.charAt(0) + last.charAt(0)).toUpperCase()
}
