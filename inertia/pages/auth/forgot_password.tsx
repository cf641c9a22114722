import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'

export default function ForgotPassword() {
  return (
    <>
      <PageHeader title={t('auth.forgot_password')} lead={t('auth.forgot_password_lead')} />
      <Form action="/auth/forgot-password" native>
        <FormErrors />
        <Field name="email" label={t('auth.email')} type="email" autoComplete="username" required />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.send_link')}</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label={t('auth.other_login_options')}>
        <PortalLink href="/auth/login">{t('auth.back_to_log_in')}</PortalLink>
      </nav>
    </>
  )
}

ForgotPassword.layout = AuthLayout
