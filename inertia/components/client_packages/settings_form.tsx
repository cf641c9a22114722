import type { Data } from '@generated/data'
import { urlWith } from '~/url'
import { Card } from '~/components/card'
import { Differences, type Difference } from '~/components/forms/differences'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'

export interface SettingsFormProps {
  clientPackage: Data.Billing.ClientPackages.ClientPackage.Variants['forStaff']
  form: { backup: string; res_percentage: string }
  /** The version that the form was opened with; after a stale save the current one. */
  version: string
  stale: boolean
  differences: Difference[]
  back: string | null
}

/** The settings of a client package. */
export function SettingsForm(props: SettingsFormProps) {
  const { clientPackage, form, version, stale, differences, back } = props
  const { client, id } = clientPackage
  return (
    <Card title={t('client_packages.settings')} lead={t('client_packages.settings_lead')}>
      {stale && <Differences what={t('client_packages.this_package')} differences={differences} />}
      <Form
        id="settings"
        action={urlWith(`/portal/admin/clients/packages/${client.id}/${id}`, { back })}
        guard
        key={version}
        values={form}
      >
        <FormErrors fields={['backup', 'res_percentage']} />
        <input type="hidden" name="version" value={version} />
        <Field
          as="select"
          name="backup"
          label={t('client_packages.when_it_pays')}
          required
          options={[
            { value: 'false', label: t('client_packages.by_priority') },
            { value: 'true', label: t('client_packages.as_backup') },
          ]}
        />
        <Field
          name="res_percentage"
          label={t('client_packages.share_of_results')}
          hint={t('client_packages.share_of_results_hint')}
          required
          inputMode="numeric"
        />
        <SubmitButton>{t('client_packages.save')}</SubmitButton>
      </Form>
    </Card>
  )
}
