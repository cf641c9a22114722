import { Card } from '~/components/card'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { useWrittenText, WrittenText } from '~/components/written_text'
import { hostOf, type Webhook } from '~/components/webhooks/words'
import { formatDateTime } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'
import '~/css/keys.scss'
import '~/css/webhooks.scss'

interface WebhookSecretProps {
  webhook: Webhook
  /** Whether the secret was created by this request and is available. */
  is_shown: boolean
  /** Whether the previous secret is still valid. */
  overlaps: boolean
  usual_overlap: number
}

export default function WebhookSecret(props: WebhookSecretProps) {
  const { webhook, is_shown: isShown } = props
  const { at } = useArea()
  const secret = useWrittenText(secretPlace, isShown)
  const place = at(`/webhooks/${webhook.id}`)
  return (
    <div className="form-column">
      <PageHeader title={t('webhooks.secret_title')} lead={t('webhooks.secret_lead')}>
        <PortalLink className="button" href={place}>
          {t('webhooks.back_to_webhook')}
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <Card title={hostOf(webhook)} lead={t('webhooks.show_secret_hint')}>
          {secret !== null ? (
            <div role="status">
              <p className="mb-2">{t('webhooks.secret_shown')}</p>
              <WrittenText id={secretPlace} of={t('webhooks.secret_title')} text={secret} />
              <p className="help">{t('webhooks.secret_shown_hint')}</p>
            </div>
          ) : (
            <Form action={`${place}/secret`} id="reveal" native>
              <SubmitButton>{t('webhooks.show_secret')}</SubmitButton>
            </Form>
          )}
        </Card>
        <Rotation {...props} place={place} />
        <Card title={t('webhooks.how_to_verify')}>
          <div className="content">
            <p>{rich('webhooks.verify_text', { code })}</p>
            <p>{rich('webhooks.at_least_once', { code })}</p>
          </div>
        </Card>
      </div>
    </div>
  )
}

WebhookSecret.layout = PortalLayout

const secretPlace = 'webhook-secret'

const code = (inside: React.ReactNode) => <code>{inside}</code>

function Rotation({ webhook, place, ...props }: WebhookSecretProps & { place: string }) {
  const { previous_secret_ends_at: end } = webhook
  return (
    <Card title={t('webhooks.rotate')} lead={t('webhooks.rotate_lead')}>
      {props.overlaps && end && (
        <p className="note mb-4">{t('webhooks.overlaps_already', { date: formatDateTime(end) })}</p>
      )}
      <Form action={`${place}/rotate-secret`} id="rotate">
        <FormErrors />
        <input type="hidden" name="version" value={webhook.version} />
        <Field
          name="overlap_hours"
          inputMode="numeric"
          required
          label={t('webhooks.overlap_hours')}
          hint={t('webhooks.overlap_hint')}
          defaultValue={props.overlaps ? 0 : props.usual_overlap}
        />
        <SubmitButton className="is-danger is-outlined">{t('webhooks.rotate')}</SubmitButton>
      </Form>
    </Card>
  )
}
