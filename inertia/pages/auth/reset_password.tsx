import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { usePortal } from '~/use_portal'

/** `valid` is false when the link was used or is too old; the form posts to the link itself. */
export default function ResetPassword({ valid }: { valid: boolean }) {
  const { path } = usePortal()
  if (!valid) {
    return (
      <>
        <PageHeader title="This link is not valid" lead="It has been used or is too old." />
        <PortalLink className="button is-primary is-fullwidth" href="/auth/forgot-password">
          Ask for a new link
        </PortalLink>
      </>
    )
  }
  return (
    <>
      <PageHeader title="Choose a new password" lead="This signs you out on every device." />
      <Form action={path} native>
        <FormErrors />
        <Field
          name="password"
          label="New password"
          hint="At least 10 characters."
          type="password"
          autoComplete="new-password"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">Save the new password</SubmitButton>
      </Form>
    </>
  )
}

ResetPassword.layout = AuthLayout
