import '~/css/site.scss'
import { MailCheck } from 'lucide-react'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { Meta } from '~/components/meta'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/submit_button'
import { PublicLayout } from '~/layouts/public'
import { usePortal } from '~/use_portal'

interface ContactProps {
  /** Signed, says when this form was served. */
  token: string
  /** A message was sent just now. */
  sent: boolean
  /** Who signed in, to save typing. */
  writer: { name: string; email: string } | null
}

export default function Contact({ token, sent, writer }: ContactProps) {
  const { name } = usePortal()
  return (
    <>
      <Meta
        title="Contact us"
        description={`Ask the people who keep ${name} about skills, packages of calls or the API. They answer by e-mail.`}
      />
      <div className="wrap reading">
        {sent ? (
          <Sent />
        ) : (
          <>
            <h1 tabIndex={-1}>Contact us</h1>
            <p className="hero-lead">
              Questions about the skills, a package, or the API: write, and a person answers by
              e-mail.
            </p>
            <ContactForm token={token} writer={writer} />
          </>
        )}
      </div>
    </>
  )
}

Contact.layout = PublicLayout

function ContactForm({ token, writer }: Omit<ContactProps, 'sent'>) {
  return (
    <Form action="/contact-us" className="form-column mt-5">
      <FormErrors />
      <input type="hidden" name="form" value={token} />
      <Trap />
      <Field
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={writer?.name}
      />
      <Field
        name="email"
        label="E-mail"
        hint="Where the answer goes. We use it for nothing else."
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={writer?.email}
      />
      <Field name="organisation" label="Organisation" autoComplete="organization" maxLength={200} />
      <Field name="subject" label="Subject" maxLength={200} required />
      <Field as="textarea" name="message" label="Message" rows={8} maxLength={5000} required />
      <SubmitButton className="is-primary is-medium">Send message</SubmitButton>
    </Form>
  )
}

/** Out of sight and out of the Tab order: only programs fill it in. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function Sent() {
  return (
    <div className="sent" role="status">
      <MailCheck size={40} strokeWidth={1.5} />
      <h1 tabIndex={-1}>Thank you, your message is here.</h1>
      <p className="hero-lead">Somebody reads it and answers to the address that you gave.</p>
      <div className="hero-actions">
        <PortalLink className="button is-primary" href="/playground">
          Open the playground
        </PortalLink>
        <PortalLink className="button" href="/contact-us">
          Write another message
        </PortalLink>
      </div>
    </div>
  )
}
