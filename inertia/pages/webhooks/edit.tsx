import { ConfirmButton } from '~/components/forms/confirm_button'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import {
  WebhookFields,
  type WebhookForm,
  type WebhookNetworks,
} from '~/components/webhooks/webhook_fields'
import { hostOf, type Webhook } from '~/components/webhooks/words'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface EditWebhookProps extends Edited {
  webhook: Webhook
  form: WebhookForm
  events: Webhook['events']
  networks: WebhookNetworks
}

export default function EditWebhook(props: EditWebhookProps) {
  const { webhook, form, events, networks } = props
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
        edited={props}
        what={t('webhooks.this_webhook')}
        submit={t('webhooks.save')}
        cancel={place}
      >
        <WebhookFields events={events} networks={networks} form={form} />
      </RecordForm>
    </div>
  )
}

EditWebhook.layout = PortalLayout
