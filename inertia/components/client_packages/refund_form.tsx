import type { Data } from '@generated/data'
import { BackField } from '~/components/forms/back_field'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'

type Refund = Data.Billing.ClientPackages.CallRefund

interface RefundFormProps {
  clientPackage: Data.Billing.ClientPackages.ClientPackage.Variants['forStaff']
  /** Newest first. */
  refunds: Refund[]
  back: string | null
  /** The key of the form, which makes the refund idempotent. */
  once: string
}

/** The form for refunds of a package, with earlier refunds. */
export function RefundForm({ clientPackage, refunds, back, once }: RefundFormProps) {
  const { client, id, usage_calls: spent } = clientPackage
  return (
    <Card title={t('client_packages.refund_title')} lead={<Lead clientPackage={clientPackage} />}>
      {spent > 0 && (
        <Form id="refund" action={`/portal/admin/clients/packages/${client.id}/${id}/refund`} guard>
          <FormErrors fields={['calls', 'reason']} />
          <BackField back={back} />
          <input type="hidden" name="once" value={once} />
          <Field
            name="calls"
            label={t('client_packages.calls')}
            hint={t('client_packages.calls_hint', { spent })}
            required
            inputMode="numeric"
            autoComplete="off"
          />
          <Field
            name="reason"
            label={t('client_packages.reason')}
            hint={t('client_packages.reason_hint')}
            required
            maxLength={200}
            autoComplete="off"
          />
          <SubmitButton>{t('client_packages.refund')}</SubmitButton>
        </Form>
      )}
      {refunds.length > 0 && (
        <div className="mt-5">
          <DataTable
            caption={t('client_packages.refunds_caption')}
            columns={columns()}
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
  if (spent === 0) return t('client_packages.nothing_spent')
  if (status === 'active' || status === 'exhausted') return t('client_packages.refund_lead')
  return t('client_packages.not_running', { status })
}

const columns = (): Column<Refund>[] => [
  {
    label: t('client_packages.when'),
    heading: true,
    cell: ({ at }) => <DateTime value={at} exact />,
  },
  {
    label: t('client_packages.calls'),
    numeric: true,
    cell: ({ calls }) => t('client_packages.calls_counted', { calls }),
  },
  { label: t('client_packages.reason'), cell: ({ reason }) => reason },
  { label: t('client_packages.by'), cell: ({ by }) => by ?? t('client_packages.operator') },
]
