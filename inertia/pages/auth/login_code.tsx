import { CodeField } from '~/components/forms/code_field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** The second step of a login. */
export default function LoginCode() {
  const { name } = usePortal()
  return (
    <>
      <PageHeader title={t('auth.enter_code_title')} lead={t('auth.enter_code_lead')} />
      <Form action="/auth/login/code" native>
        <FormErrors />
        <CodeField autoFocus />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.log_in')}</SubmitButton>
      </Form>
      <p className="help mt-4">{t('auth.lost_device', { portal: name })}</p>
      <nav className="auth-links" aria-label={t('auth.other_login_options')}>
        <PortalLink href="/auth/login">{t('auth.other_account')}</PortalLink>
      </nav>
    </>
  )
}

LoginCode.layout = AuthLayout
