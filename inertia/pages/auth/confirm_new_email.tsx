import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

/** `valid` is false when the link was used or is too old; the form posts to the link itself. */
export default function ConfirmNewEmail({ valid }: { valid: boolean }) {
  const { path, user } = usePortal()
  const { at } = useArea()
  if (!valid) {
    return (
      <>
        <PageHeader
          title="This link is not valid"
          lead="It has been used or is too old. If you log in with the new address already, all is done; if not, enter it in your profile again, and we send a new link."
        />
        <PortalLink
          className="button is-primary is-fullwidth"
          href={user ? at('/profile') : '/auth/login'}
        >
          {user ? 'Open your profile' : 'Log in'}
        </PortalLink>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title="Confirm your new e-mail address"
        lead="From then on you log in with it, and mail goes there."
      />
      <Form action={path} native>
        <FormErrors />
        <SubmitButton className="is-primary is-fullwidth">Confirm</SubmitButton>
      </Form>
    </>
  )
}

ConfirmNewEmail.layout = AuthLayout
