import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface AcceptInvitationProps {
  /** Null if the link was used, has expired, or was replaced by a newer one. */
  invited: { full_name: string; email: string; organisation: string | null } | null
}

/** The form posts to the link itself. */
export default function AcceptInvitation({ invited }: AcceptInvitationProps) {
  const { path, name } = usePortal()
  if (!invited) {
    return (
      <>
        <PageHeader
          title={t('auth.invitation_not_valid')}
          lead={t('auth.invitation_not_valid_lead')}
        />
        <PortalLink className="button is-fullwidth" href="/auth/login">
          {t('auth.log_in')}
        </PortalLink>
      </>
    )
  }
  const { organisation } = invited
  return (
    <>
      <PageHeader
        title={t('auth.welcome', { portal: name })}
        lead={organisation ? t('auth.invited_for', { organisation }) : t('auth.invited')}
      />
      <Form action={path} native>
        <FormErrors />
        <div className="field">
          <span className="label">{t('auth.log_in_with')}</span>
          <p className="form-fact">{invited.email}</p>
        </div>
        <Field
          name="full_name"
          label={t('auth.full_name')}
          autoComplete="name"
          required
          defaultValue={invited.full_name}
        />
        <Field
          name="password"
          label={t('auth.password')}
          hint={t('auth.at_least_characters', { count: 10 })}
          type="password"
          autoComplete="new-password"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">
          {t('auth.accept_invitation')}
        </SubmitButton>
      </Form>
    </>
  )
}

AcceptInvitation.layout = AuthLayout
