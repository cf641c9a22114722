import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface RegisterProps {
  /** The package for new accounts, if any. */
  starts_with: { name: string; total_calls: number } | null
}

export default function Register({ starts_with: startsWith }: RegisterProps) {
  const { name } = usePortal()
  return (
    <>
      <PageHeader
        title={t('auth.register_organisation')}
        description={t('auth.register_description', { portal: name })}
        lead={
          startsWith
            ? t('auth.register_lead_with_calls', {
                package: startsWith.name,
                calls: startsWith.total_calls,
              })
            : t('auth.register_lead')
        }
      />
      <Form action="/auth/register" native>
        <FormErrors />
        <Field
          name="organisation"
          label={t('auth.organisation')}
          autoComplete="organization"
          required
        />
        <Field name="full_name" label={t('auth.full_name')} autoComplete="name" required />
        <Field name="email" label={t('auth.email')} type="email" autoComplete="username" required />
        <Field
          name="password"
          label={t('auth.password')}
          hint={t('auth.at_least_characters', { count: 10 })}
          type="password"
          autoComplete="new-password"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.register')}</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label={t('auth.other_login_options')}>
        <PortalLink href="/auth/login">{t('auth.have_account')}</PortalLink>
      </nav>
    </>
  )
}

Register.layout = AuthLayout
