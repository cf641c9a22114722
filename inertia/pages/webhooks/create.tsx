import { PageHeader } from '~/components/page_header'
import { RecordForm } from '~/components/record_form'
import { WebhookFields, type WebhookNetworks } from '~/components/webhooks/webhook_fields'
import type { Webhook } from '~/components/webhooks/words'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreateWebhookProps {
  events: Webhook['events']
  reach: WebhookNetworks
}

export default function CreateWebhook({ events, reach }: CreateWebhookProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('webhooks.new')} />
      <RecordForm
        action={at('/webhooks/create')}
        submit={t('webhooks.create')}
        cancel={at('/webhooks')}
      >
        <WebhookFields events={events} reach={reach} />
      </RecordForm>
    </div>
  )
}

CreateWebhook.layout = PortalLayout
