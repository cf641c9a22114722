import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { usePortal } from '~/use_portal'

/** The form posts to the link itself. */
export default function ConfirmEmail() {
  const { path } = usePortal()
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
