import { Field } from '~/components/forms/field'
import { t } from '~/text'

/** The code of an authenticator app, or a recovery code. */
export function CodeField({ autoFocus }: { autoFocus?: boolean }) {
  return (
    <Field
      name="code"
      label={t('auth.code')}
      hint={t('auth.code_hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      required
    />
  )
}
