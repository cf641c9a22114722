import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

/** `valid` is false if the link was used or has expired; the form posts to the link itself. */
export default function ConfirmNewEmail({ valid }: { valid: boolean }) {
  const { path, user } = usePortal()
  const { at } = useArea()
  if (!valid) {
    return (
      <>
        <PageHeader title={t('auth.link_not_valid')} lead={t('auth.link_used_or_old_new_email')} />
        <PortalLink
          className="button is-primary is-fullwidth"
          href={user ? at('/profile') : '/auth/login'}
        >
          {user ? t('auth.open_profile') : t('auth.log_in')}
        </PortalLink>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={t('auth.confirm_new_email')}
        lead={t('auth.confirmation_changes_address')}
      />
      <Form action={path} native>
        <FormErrors />
        <SubmitButton className="is-primary is-fullwidth">{t('auth.confirm')}</SubmitButton>
      </Form>
    </>
  )
}

ConfirmNewEmail.layout = AuthLayout
