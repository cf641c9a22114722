import '~/css/keys.scss'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { useWrittenText, WrittenText } from '~/components/written_text'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** Offers a secret to an authenticator app, and switches two-factor authentication on with its first code. */
export default function TwoFactorSetup() {
  const { to } = usePortal()
  const secret = useWrittenText(place, true)
  return (
    <>
      <PageHeader title={t('auth.scan')} lead={t('auth.scan_lead')} />
      <p>
        <img
          className="qr-code"
          src={to('/auth/two-factor/qr-code.svg')}
          alt={t('auth.qr_code')}
          width={240}
          height={240}
        />
      </p>
      <p className="help">{t('auth.secret_hint')}</p>
      <WrittenText id={place} of={t('auth.secret')} text={secret ?? ''} />
      <Form action="/auth/two-factor/set-up" native>
        <FormErrors />
        <Field
          name="code"
          label={t('auth.code_of_app')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.switch_on')}</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label={t('auth.other_options')}>
        <PortalLink href="/auth/two-factor">{t('auth.cancel')}</PortalLink>
      </nav>
    </>
  )
}

TwoFactorSetup.layout = AuthLayout

const place = 'totp-secret'
