import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { WebhookFields, type WebhookNetworks } from '~/components/webhooks/webhook_fields'
import type { Webhook } from '~/components/webhooks/words'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreateWebhookProps {
  events: Webhook['events']
  networks: WebhookNetworks
}

export default function CreateWebhook({ events, networks }: CreateWebhookProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('webhooks.new')} />
      <RecordForm
        action={at('/webhooks/create')}
        submit={t('webhooks.create')}
        cancel={at('/webhooks')}
      >
        <WebhookFields events={events} networks={networks} />
      </RecordForm>
    </div>
  )
}

CreateWebhook.layout = PortalLayout
