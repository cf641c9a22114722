import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { usePortal } from '~/use_portal'

/** The form posts to the link itself. */
export default function ConfirmNewEmail() {
  const { path } = usePortal()
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
