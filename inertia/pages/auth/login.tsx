import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

export default function Login() {
  const { name } = usePortal()
  return (
    <>
      <PageHeader
        title={t('auth.log_in')}
        description={t('auth.log_in_description', { portal: name })}
      />
      <Form action="/auth/login" native>
        <FormErrors />
        <Field name="email" label={t('auth.email')} type="email" autoComplete="username" required />
        <Field
          name="password"
          label={t('auth.password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.log_in')}</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label={t('auth.other_login_options')}>
        <PortalLink href="/auth/forgot-password">{t('auth.forgot_password')}</PortalLink>
        <PortalLink href="/auth/register">{t('auth.register_organisation')}</PortalLink>
      </nav>
    </>
  )
}

Login.layout = AuthLayout
