import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { WebhookFields, type Reach } from '~/components/webhooks/webhook_fields'
import type { Webhook } from '~/components/webhooks/words'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreateWebhookProps {
  events: Webhook['events']
  reach: Reach
}

export default function CreateWebhook({ events, reach }: CreateWebhookProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('webhooks.new')} />
      <Form action={at('/webhooks/create')} guard>
        <FormErrors />
        <WebhookFields events={events} reach={reach} />
        <FormActions>
          <SubmitButton>{t('webhooks.create')}</SubmitButton>
          <PortalLink className="button is-text" href={at('/webhooks')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateWebhook.layout = PortalLayout
