import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'

export default function ForgotPassword() {
  return (
    <>
      <PageHeader
        title="Forgot your password?"
        lead="Tell us your e-mail address, and we send you a link for a new password."
      />
      <Form action="/auth/forgot-password" native>
        <FormErrors />
        <Field name="email" label="E-mail" type="email" autoComplete="username" required />
        <SubmitButton className="is-primary is-fullwidth">Send the link</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label="Other ways in">
        <PortalLink href="/auth/login">Back to log in</PortalLink>
      </nav>
    </>
  )
}

ForgotPassword.layout = AuthLayout
