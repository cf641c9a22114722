import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { countOf } from '~/format'
import { AuthLayout } from '~/layouts/auth'
import { usePortal } from '~/use_portal'

interface RegisterProps {
  /** What registering brings; null where it brings nothing. */
  starts_with: { name: string; total_calls: number } | null
}

export default function Register({ starts_with: startsWith }: RegisterProps) {
  const { name } = usePortal()
  return (
    <>
      <PageHeader
        title="Register your organisation"
        description={`Register with ${name} and search related skills from the playground or your own system.`}
        lead={
          startsWith
            ? `You start with ${startsWith.name}: ${countOf(startsWith.total_calls, 'free call')} to search with, in the playground and over the API.`
            : 'An account of your own to search with, in the playground and over the API.'
        }
      />
      <Form action="/auth/register" native>
        <FormErrors />
        <Field name="organisation" label="Organisation" autoComplete="organization" required />
        <Field name="full_name" label="Your name" autoComplete="name" required />
        <Field name="email" label="E-mail" type="email" autoComplete="username" required />
        <Field
          name="password"
          label="Password"
          hint="At least 10 characters."
          type="password"
          autoComplete="new-password"
          required
        />
        <SubmitButton className="is-primary is-fullwidth">Register</SubmitButton>
      </Form>
      <nav className="auth-links" aria-label="Other ways in">
        <PortalLink href="/auth/login">You have an account? Log in</PortalLink>
      </nav>
    </>
  )
}

Register.layout = AuthLayout
