import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { SubmitButton } from '~/components/submit_button'
import { countOf, formatCount } from '~/format'

type Refund = Data.Metering.CallRefund

interface RefundFormProps {
  clientPackage: Data.Metering.ClientPackage.Variants['forStaff']
  /** Latest first. */
  refunds: Refund[]
  back: string | null
  /** The form's key: it gives back once. */
  once: string
}

/** Gives calls of a package back, and shows which were. */
export function RefundForm({ clientPackage, refunds, back, once }: RefundFormProps) {
  const { client, id, usage_calls: spent } = clientPackage
  return (
    <Card title="Give calls back" lead={<Lead clientPackage={clientPackage} />}>
      {spent > 0 && (
        <Form id="refund" action={`/portal/admin/clients/packages/${client.id}/${id}/refund`} guard>
          <FormErrors fields={['calls', 'reason']} />
          <BackField back={back} />
          <input type="hidden" name="once" value={once} />
          <Field
            name="calls"
            label="Calls"
            hint={`At most ${formatCount(spent)}, as many as it has spent. The latest charges are reversed first.`}
            required
            type="number"
            inputMode="numeric"
            min={1}
            max={spent}
            step={1}
          />
          <Field
            name="reason"
            label="Reason"
            hint="The client reads it in a notification."
            required
            maxLength={200}
            autoComplete="off"
          />
          <SubmitButton>Give back</SubmitButton>
        </Form>
      )}
      {refunds.length > 0 && (
        <div className="mt-5">
          <DataTable
            caption="Calls given back, latest first"
            columns={columns}
            rows={refunds}
            rowKey={({ at, calls }) => `${at} ${calls}`}
          />
        </div>
      )}
    </Card>
  )
}

function Lead({
  clientPackage: { status, usage_calls: spent },
}: Pick<RefundFormProps, 'clientPackage'>) {
  if (spent === 0) return 'It has spent no call yet.'
  if (status === 'active' || status === 'exhausted') return 'They can be spent once more.'
  return `It is ${status}: calls given back can’t be spent unless it pays again.`
}

const columns: Column<Refund>[] = [
  { label: 'When', heading: true, cell: ({ at }) => <DateTime value={at} exact /> },
  { label: 'Calls', numeric: true, cell: ({ calls }) => countOf(calls, 'call') },
  { label: 'Reason', cell: ({ reason }) => reason },
  { label: 'By', cell: ({ by }) => by ?? 'Operator' },
]
