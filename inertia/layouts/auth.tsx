import type { ReactNode } from 'react'
import { Brand } from '~/components/brand'
import { Flash } from '~/components/flash'
import { LanguageChoice } from '~/components/language_choice'
import { SkipLink } from '~/components/skip_link'
import { ThemeSwitch } from '~/components/theme_switch'
import { usePortal } from '~/use_portal'

/** A centred card: sign-in, registration, password reset. */
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
