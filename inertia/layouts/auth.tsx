import type { ReactNode } from 'react'
import { Brand } from '~/components/layout/brand'
import { Flash } from '~/components/layout/flash'
import { LanguageChoice } from '~/components/layout/language_choice'
import { SkipLink } from '~/components/layout/skip_link'
import { ThemeSwitch } from '~/components/layout/theme_switch'
import { usePortal } from '~/use_portal'

/** A centred card: login, registration, password reset. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { name } = usePortal()
  return (
    <div className="auth">
      <SkipLink />
      <header>
        <Brand />
      </header>
      <main id="content" tabIndex={-1}>
        <div className="card">
          <div className="card-body">{children}</div>
        </div>
      </main>
      <footer className="auth-foot">
        <span>
          © {new Date().getUTCFullYear()} {name}
        </span>
        <LanguageChoice />
        <ThemeSwitch />
      </footer>
      <Flash />
    </div>
  )
}
