import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { AuthLayout } from '~/layouts/auth'
import { usePortal } from '~/use_portal'

export default function Login() {
  const { name } = usePortal()
  return (
    <>
      <PageHeader
        title="Log in"
        description={`Log in to ${name}: the packages and searches of your organisation, or the skills that you keep.`}
      />
      <Form action="/auth/login" native>
        <FormErrors />
        <Field name="email" label="E-mail" type="email" autoComplete="username" required />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">Log in</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label="Other ways in">
        <PortalLink href="/auth/forgot-password">Forgot your password?</PortalLink>
        <PortalLink href="/auth/register">Register your organisation</PortalLink>
      </nav>
    </>
  )
}

Login.layout = AuthLayout
