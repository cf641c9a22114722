import { ConfirmButton } from '~/components/confirm_button'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { WebhookFields, type Reach } from '~/components/webhooks/webhook_fields'
import { hostOf, type Webhook } from '~/components/webhooks/words'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface EditWebhookProps {
  webhook: Webhook
  events: Webhook['events']
  reach: Reach
  /** As it was when the form was opened. */
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
      <Form action={`${place}/edit`} guard>
        <FormErrors />
        <input type="hidden" name="version" value={version} />
        <WebhookFields events={events} reach={reach} webhook={webhook} />
        <FormActions>
          <SubmitButton>{t('webhooks.save')}</SubmitButton>
          <PortalLink className="button is-text" href={place}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

EditWebhook.layout = PortalLayout
