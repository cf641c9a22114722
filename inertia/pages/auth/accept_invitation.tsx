import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { usePortal } from '~/use_portal'

interface AcceptInvitationProps {
  /** Null when the link was used, is too old, or a newer one was sent. */
  invited: { full_name: string; email: string; organisation: string | null } | null
}

/** The form posts to the link itself. */
export default function AcceptInvitation({ invited }: AcceptInvitationProps) {
  const { path, name } = usePortal()
  if (!invited) {
    return (
      <>
        <PageHeader
          title="This invitation is not valid"
          lead="It has been used, is older than seven days, or a newer one was sent. Ask whoever invited you for another."
        />
        <PortalLink className="button is-fullwidth" href="/auth/login">
          Log in
        </PortalLink>
      </>
    )
  }
  const { organisation } = invited
  return (
    <>
      <PageHeader
        title={`Welcome to ${name}`}
        lead={`You are invited${organisation ? ` to work for ${organisation}` : ''}. Choose a password to begin.`}
      />
      <Form action={path} native>
        <FormErrors />
        <div className="field">
          <span className="label">You log in with</span>
          <p className="form-fact">{invited.email}</p>
        </div>
        <Field
          name="full_name"
          label="Your name"
          autoComplete="name"
          required
          defaultValue={invited.full_name}
        />
        <Field
          name="password"
          label="Password"
          hint="At least 10 characters."
          type="password"
          autoComplete="new-password"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">Accept the invitation</SubmitButton>
      </Form>
    </>
  )
}

AcceptInvitation.layout = AuthLayout
