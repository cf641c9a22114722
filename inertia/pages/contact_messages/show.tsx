import { Mail } from '~/icons'
import type { Data } from '@generated/data'
import { BackField } from '~/components/forms/back_field'
import { Card } from '~/components/card'
import { DateTime } from '~/components/date_time'
import { Form } from '~/components/forms/form'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { SubmitButton } from '~/components/forms/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'

interface MessageProps {
  message: Data.Site.ContactMessage
  back: string | null
}

export default function ShowMessage({ message, back }: MessageProps) {
  const { at } = useArea()
  const { name, email, organisation, subject, status } = message
  const isOpen = status === 'open'
  return (
    <div className="form-column">
      <PageHeader title={subject} lead={organisation ? `${name}, ${organisation}` : name}>
        <PortalLink className="button" href={at(back ?? '/contact-messages')}>
          {t('common.messages_of_visitors')}
        </PortalLink>
      </PageHeader>
      <Card
        title={<a href={`mailto:${email}`}>{email}</a>}
        lead={
          message.done_at
            ? rich('contact_messages.sent_at_done_at', {
                sent: () => <DateTime value={message.created_at} exact />,
                done: () => <DateTime value={message.done_at} exact />,
              })
            : rich('contact_messages.sent_at', {
                sent: () => <DateTime value={message.created_at} exact />,
              })
        }
        action={<StatusTag status={status} />}
      >
        <p className="code-block">{message.message}</p>
      </Card>
      <Form action={at(`/contact-messages/${message.id}`)} className="buttons mt-5">
        <BackField back={back} />
        <input type="hidden" name="status" value={isOpen ? 'done' : 'open'} />
        <a className="button is-primary" href={answerTo(message)}>
          <Mail size={16} /> {t('contact_messages.answer')}
        </a>
        <SubmitButton className="">
          {isOpen ? t('contact_messages.mark_done') : t('contact_messages.reopen')}
        </SubmitButton>
      </Form>
    </div>
  )
}

ShowMessage.layout = PortalLayout

function answerTo({ email, subject }: Data.Site.ContactMessage): string {
  return `mailto:${email}?subject=${encodeURIComponent(t('contact_messages.answer_subject', { subject }))}`
}
