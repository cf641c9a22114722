import { Form } from '~/components/forms/form'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** `waiting` is false once the address is confirmed. */
export default function AskConfirmation({ email, waiting }: { email: string; waiting: boolean }) {
  const { dashboard } = usePortal()
  if (!waiting) {
    return (
      <>
        <PageHeader
          title={t('auth.nothing_to_confirm')}
          lead={t('auth.address_no_link_needed', { email })}
        />
        <PortalLink className="button is-primary is-fullwidth" href={dashboard ?? '/auth/login'}>
          {t('auth.go_to_dashboard')}
        </PortalLink>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('auth.confirm_email')} lead={t('auth.follow_link_in_mail', { email })} />
      <Form action="/auth/confirm-email" native>
        <SubmitButton className="is-primary is-fullwidth">{t('auth.send_new_link')}</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label={t('auth.other_options')}>
        <PortalLink href={dashboard ?? '/auth/login'}>{t('auth.go_to_dashboard')}</PortalLink>
      </nav>
    </>
  )
}

AskConfirmation.layout = AuthLayout
