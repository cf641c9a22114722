import '~/css/site.scss'
import { MailCheck } from '~/icons'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { Meta } from '~/components/layout/meta'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { PublicLayout } from '~/layouts/public'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface ContactProps {
  /** The signed time when the form was served. */
  token: string
  /** Whether a message was just sent. */
  sent: boolean
  /** The logged-in user, to prefill fields. */
  writer: { name: string; email: string } | null
}

export default function Contact({ token, sent, writer }: ContactProps) {
  const { name } = usePortal()
  return (
    <>
      <Meta
        title={t('common.contact')}
        description={t('site.contact_description', { portal: name })}
      />
      <div className="wrap reading">
        {sent ? (
          <Sent />
        ) : (
          <>
            <h1 tabIndex={-1}>{t('common.contact')}</h1>
            <p className="hero-lead">{t('site.contact_lead')}</p>
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
    <Form action="/contact-us" className="form-column mt-5" guard>
      <FormErrors />
      <input type="hidden" name="form" value={token} />
      <HoneypotField />
      <Field
        name="name"
        label={t('site.your_name')}
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={writer?.name}
      />
      <Field
        name="email"
        label={t('site.email')}
        hint={t('site.email_hint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={writer?.email}
      />
      <Field
        name="organisation"
        label={t('site.organisation')}
        autoComplete="organization"
        maxLength={200}
      />
      <Field name="subject" label={t('site.subject')} maxLength={200} required />
      <Field
        as="textarea"
        name="message"
        label={t('site.message')}
        rows={8}
        maxLength={5000}
        required
      />
      <SubmitButton className="is-primary is-medium">{t('site.send_message')}</SubmitButton>
    </Form>
  )
}

/** A honeypot: hidden and out of the tab order, only bots fill it in. */
function HoneypotField() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {t('site.leave_empty')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function Sent() {
  return (
    <div role="status">
      <MailCheck size={40} className="is-thin" />
      <h1 tabIndex={-1}>{t('site.thank_you')}</h1>
      <p className="hero-lead">{t('site.thank_you_lead')}</p>
      <div className="hero-actions">
        <PortalLink className="button is-primary" href="/playground">
          {t('site.open_playground')}
        </PortalLink>
        <PortalLink className="button" href="/contact-us">
          {t('site.write_another')}
        </PortalLink>
      </div>
    </div>
  )
}
