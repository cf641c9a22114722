import { Head } from '@inertiajs/react'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'

export default function Login() {
  return (
    <>
      <Head title="Log in" />
      <h1 className="title">Log in</h1>
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
      <p>
        <PortalLink href="/auth/forgot-password">Forgot your password?</PortalLink>
      </p>
      <p>
        New here? <PortalLink href="/auth/register">Register your organisation</PortalLink>
      </p>
    </>
  )
}
