import '~/css/keys.scss'
import type { Data } from '@generated/data'
import { Field } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface RotateKeyProps {
  api_key: Data.Accounts.ApiKeys.ApiKey
  /** Maximum number of days that the previous secret can stay valid. */
  most_days: number
  version: string
  /** Idempotency token of the form. */
  once: string
  back: string | null
}

/** The confirmation of a rotation. A native form, as for a new key. */
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
      <RecordForm
        action={at(`/api-keys/rotate/${key.id}`)}
        native
        edited={{ version: form.version }}
        back={form.back}
        submit={t('api_keys.rotate')}
        cancel={at(form.back ?? '/api-keys')}
      >
        <input type="hidden" name="once" value={form.once} />
        <Field
          as="select"
          name="overlap_days"
          label={t('api_keys.overlap', { prefix: key.prefix })}
          hint={t('api_keys.overlap_hint')}
          required
          options={overlaps}
          defaultValue="1"
        />
      </RecordForm>
    </div>
  )
}

RotateKey.layout = PortalLayout
