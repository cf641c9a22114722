import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { Card } from '~/components/card'
import { Differences, type Difference } from '~/components/differences'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { SubmitButton } from '~/components/submit_button'

export interface SettingsFormProps {
  clientPackage: Data.Metering.ClientPackage.Variants['forStaff']
  form: { backup: string; res_percentage: string }
  /** As it was when the form was opened; the one of now after a stale save. */
  version: string
  stale: boolean
  differences: Difference[]
  back: string | null
}

/** When a client's package pays, and how much its answers hold. */
export function SettingsForm(props: SettingsFormProps) {
  const { clientPackage, form, version, stale, differences, back } = props
  const { client, id } = clientPackage
  return (
    <Card title="Settings" lead="They count from the next call on.">
      {stale && <Differences what="this package" differences={differences} />}
      <Form
        id="settings"
        action={`/portal/admin/clients/packages/${client.id}/${id}`}
        guard
        key={version}
      >
        <FormErrors fields={['backup', 'res_percentage']} />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <Field
          as="select"
          name="backup"
          label="When it pays"
          required
          options={[
            { value: 'false', label: 'In its order of payment' },
            { value: 'true', label: 'As backup: when nothing else can' },
          ]}
          defaultValue={form.backup}
        />
        <Field
          name="res_percentage"
          label="Share of results"
          hint="How much of a ranking its answers hold, in percent: 0 shows only how many there are."
          required
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
          defaultValue={form.res_percentage}
        />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Card>
  )
}
