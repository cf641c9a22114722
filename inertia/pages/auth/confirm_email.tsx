import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { usePortal } from '~/use_portal'

/** `valid` is false when the link was used or is too old; the form posts to the link itself. */
export default function ConfirmEmail({ valid }: { valid: boolean }) {
  const { path } = usePortal()
  if (!valid) {
    return (
      <>
        <PageHeader
          title="This link is not valid"
          lead="It has been used or is too old. If you confirmed your address with it, all is done."
        />
        <PortalLink className="button is-primary is-fullwidth" href="/auth/confirm-email">
          Ask for a new link
        </PortalLink>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title="Confirm your e-mail address"
        lead="Then your organisation gets its free calls."
      />
      <Form action={path} native>
        <FormErrors />
        <SubmitButton className="is-primary is-fullwidth">Confirm</SubmitButton>
      </Form>
    </>
  )
}

ConfirmEmail.layout = AuthLayout
