import { ConfirmButton } from '~/components/confirm_button'
import { PageHeader } from '~/components/page_header'
import { RecordForm } from '~/components/record_form'
import { WebhookFields, type WebhookNetworks } from '~/components/webhooks/webhook_fields'
import { hostOf, type Webhook } from '~/components/webhooks/words'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface EditWebhookProps {
  webhook: Webhook
  events: Webhook['events']
  reach: WebhookNetworks
  /** The version that the form was opened with. */
  version: string
}

export default function EditWebhook({ webhook, events, reach, version }: EditWebhookProps) {
  const { at } = useArea()
  const place = at(`/webhooks/${webhook.id}`)
  return (
    <div className="form-column">
      <PageHeader title={t('webhooks.edit_title')}>
        <ConfirmButton
          label={t('webhooks.delete')}
          title={t('webhooks.delete_question', { host: hostOf(webhook) })}
          action={place}
        >
          {t('webhooks.delete_effect')}
        </ConfirmButton>
      </PageHeader>
      <RecordForm
        action={`${place}/edit`}
        edited={{ version }}
        submit={t('webhooks.save')}
        cancel={place}
      >
        <WebhookFields events={events} reach={reach} webhook={webhook} />
      </RecordForm>
    </div>
  )
}

EditWebhook.layout = PortalLayout
