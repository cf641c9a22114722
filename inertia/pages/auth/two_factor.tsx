import { CodeField } from '~/components/forms/code_field'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface TwoFactorProps {
  is_on: boolean
  /** Whether it cannot be switched off. */
  is_required: boolean
  /** Whether the user can do nothing else until it is on. */
  must_set_up: boolean
  /** The number of unused recovery codes. */
  codes_left: number
  /** The path of the profile, without BASE_PATH. */
  profile: string
}

/** Two-factor authentication of the user: set up, create new recovery codes, switch off. */
export default function TwoFactor(props: TwoFactorProps) {
  return (
    <>
      {props.is_on ? <On {...props} /> : <Off mustSetUp={props.must_set_up} />}
      {props.must_set_up ? (
        <Form action="/auth/logout" native className="auth-links">
          <SubmitButton className="is-text">{t('auth.log_out')}</SubmitButton>
        </Form>
      ) : (
        <nav className="auth-links" aria-label={t('auth.other_options')}>
          <PortalLink href={props.profile}>{t('auth.open_profile')}</PortalLink>
        </nav>
      )}
    </>
  )
}

TwoFactor.layout = AuthLayout

function Off({ mustSetUp }: { mustSetUp: boolean }) {
  return (
    <>
      <PageHeader
        title={t('auth.two_factor')}
        lead={mustSetUp ? t('auth.two_factor_must') : t('auth.two_factor_lead')}
      />
      <p className="mb-4">{t('auth.app_hint')}</p>
      <Form action="/auth/two-factor/start" native>
        <FormErrors />
        <PasswordField />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.set_up')}</SubmitButton>
      </Form>
    </>
  )
}

/** One form with two buttons: both actions need the password and a code. */
function On({ is_required: isRequired, codes_left: count }: TwoFactorProps) {
  return (
    <>
      <PageHeader title={t('auth.two_factor')} lead={t('auth.two_factor_is_on')} />
      <p className="mb-4">
        {t('auth.recovery_codes_left', { count })}
        {isRequired && ` ${t('auth.two_factor_staff')}`}
      </p>
      <Form action="/auth/two-factor" native>
        <FormErrors />
        <PasswordField />
        <CodeField />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.renew_codes')}</SubmitButton>
        <p className="help mt-1 mb-4">{t('auth.renew_codes_lead')}</p>
        {!isRequired && <SwitchOff />}
      </Form>
    </>
  )
}

function SwitchOff() {
  const { to } = usePortal()
  return (
    <SubmitButton
      className="is-danger is-outlined is-fullwidth"
      formAction={to('/auth/two-factor/off')}
    >
      {t('auth.switch_off')}
    </SubmitButton>
  )
}

function PasswordField() {
  return (
    <Field
      name="current_password"
      label={t('auth.current_password')}
      type="password"
      autoComplete="current-password"
      required
    />
  )
}
