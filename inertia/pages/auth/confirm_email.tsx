import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** `valid` is false if the link was used or has expired; the form posts to the link itself. */
export default function ConfirmEmail({ valid }: { valid: boolean }) {
  const { path } = usePortal()
  if (!valid) {
    return (
      <>
        <PageHeader title={t('auth.link_not_valid')} lead={t('auth.link_used_or_old_confirmed')} />
        <PortalLink className="button is-primary is-fullwidth" href="/auth/confirm-email">
          {t('auth.ask_for_new_link')}
        </PortalLink>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('auth.confirm_email')} lead={t('auth.confirmation_adds_calls')} />
      <Form action={path} native>
        <FormErrors />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.confirm')}</SubmitButton>
      </Form>
    </>
  )
}

ConfirmEmail.layout = AuthLayout
