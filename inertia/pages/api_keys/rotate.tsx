import '~/css/keys.scss'
import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface RotateKeyProps {
  api_key: Data.Accounts.ApiKeys.ApiKey
  /** For how many days at most the text until now may go on. */
  most_days: number
  version: string
  /** Makes one press one rotation. */
  once: string
  back: string | null
}

/** The question before a rotation. The browser posts the form itself, as that of a new key. */
export default function RotateKey({ api_key: key, most_days: most, ...form }: RotateKeyProps) {
  const { at } = useArea()
  const overlaps = Array.from({ length: most + 1 }, (_, days) => ({
    value: String(days),
    label: days ? t('api_keys.overlap_days', { days }) : t('api_keys.overlap_none'),
  }))
  return (
    <div className="form-column">
      <PageHeader
        title={t('api_keys.rotate_key', { name: key.name })}
        lead={t('api_keys.rotate_lead')}
      />
      <Form action={at(`/api-keys/rotate/${key.id}`)} native>
        <FormErrors />
        <BackField back={form.back} />
        <input type="hidden" name="once" value={form.once} />
        <input type="hidden" name="version" value={form.version} />
        <Field
          as="select"
          name="overlap_days"
          label={t('api_keys.overlap', { prefix: key.prefix })}
          hint={t('api_keys.overlap_hint')}
          required
          options={overlaps}
          defaultValue="1"
        />
        <FormActions>
          <SubmitButton>{t('api_keys.rotate')}</SubmitButton>
          <PortalLink className="button is-text" href={at(form.back ?? '/api-keys')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

RotateKey.layout = PortalLayout
