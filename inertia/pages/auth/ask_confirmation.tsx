import { Form } from '~/components/form'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { usePortal } from '~/use_portal'

/** `waiting` is false once the address is confirmed. */
export default function AskConfirmation({ email, waiting }: { email: string; waiting: boolean }) {
  const { dashboard } = usePortal()
  if (!waiting) {
    return (
      <>
        <PageHeader
          title="There is nothing to confirm"
          lead={`You can use ${email} as it is. No link is needed.`}
        />
        <PortalLink className="button is-primary is-fullwidth" href={dashboard ?? '/auth/login'}>
          Go to your dashboard
        </PortalLink>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title="Confirm your e-mail address"
        lead={`Follow the link in the mail to ${email}, and your organisation gets its free calls.`}
      />
      <Form action="/auth/confirm-email" native>
        <SubmitButton className="is-primary is-fullwidth">Send a new link</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label="Other ways">
        <PortalLink href={dashboard ?? '/auth/login'}>Go to your dashboard</PortalLink>
      </nav>
    </>
  )
}

AskConfirmation.layout = AuthLayout
