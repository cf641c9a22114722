import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** `valid` is false if the link was used or has expired; the form posts to the link itself. */
export default function ResetPassword({ valid }: { valid: boolean }) {
  const { path } = usePortal()
  if (!valid) {
    return (
      <>
        <PageHeader title={t('auth.link_not_valid')} lead={t('auth.link_used_or_old')} />
        <PortalLink className="button is-primary is-fullwidth" href="/auth/forgot-password">
          {t('auth.ask_for_new_link')}
        </PortalLink>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('auth.choose_new_password')} lead={t('auth.ends_all_sessions')} />
      <Form action={path} native>
        <FormErrors />
        <Field
          name="password"
          label={t('auth.new_password')}
          hint={t('auth.at_least_characters', { count: 10 })}
          type="password"
          autoComplete="new-password"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">
          {t('auth.save_new_password')}
        </SubmitButton>
      </Form>
    </>
  )
}

ResetPassword.layout = AuthLayout
