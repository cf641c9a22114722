import { fieldAt, formName, listFields } from '@invoice_fields'
import { CircleAlert, CircleCheck, Download, Info, TriangleAlert } from '~/icons'
import type { Data } from '@generated/data'
import type { Adjustment } from '#app/invoices/reading/invoice_reading'
import type { LinkedText } from '#app/invoices/findings'
import type { CheckView } from '#app/invoices/reading_page'
import { fieldId } from '~/components/forms/field'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { Form } from '~/components/forms/form'
import { adjustmentText, retentionText } from '~/components/invoices/words'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

type Reading = Data.Invoices.Reading

/** The checks of the values, and facts about the reading. */
export function Checks({
  checks,
  warnings,
  adjustments,
  currency,
}: {
  checks: CheckView[]
  warnings: string[]
  /** Discounts, charges, withheld tax and rounding, which the checks use. */
  adjustments: Adjustment[]
  currency: string | null
}) {
  if (!checks.length && !warnings.length) return null
  return (
    <section aria-labelledby="checks">
      <h2 className="is-sr-only" id="checks">
        {t('invoices.checks')}
      </h2>
      <ul className="invoice-checks">
        {warnings.map((text) => (
          <li key={text} className="is-warning">
            <TriangleAlert size={18} /> <span>{text}</span>
          </li>
        ))}
        {checks.map(({ name, isPassed, text, compared }) => (
          <li key={name} className={isPassed ? 'is-passed' : 'is-failed'}>
            {isPassed ? <CircleCheck size={18} /> : <CircleAlert size={18} />}{' '}
            <span>
              <b>{isPassed ? t('invoices.check_passed') : t('invoices.check_failed')}</b> {text}{' '}
              <span className="check-compared">
                {compared.map((piece, at) => (
                  <FieldLink key={at} {...piece} />
                ))}
              </span>
            </span>
          </li>
        ))}
        {adjustments.length > 0 && (
          <li>
            <Info size={18} />{' '}
            <span>
              {t('invoices.adjustments', {
                list: adjustments.map((one) => adjustmentText(one, currency)).join(', '),
              })}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** A link to a field, or to the first amount of a list; plain text for an adjustment, which has no field. */
function FieldLink({ path, text }: LinkedText) {
  const field = path && path in listFields ? `${path}.0.amount` : path
  if (!field || !fieldAt(field)) return text
  return (
    <a className="link" href={`#${fieldId('field', formName(field))}`}>
      {text}
    </a>
  )
}

/** Downloads of the values, and of the invoice if it was kept. */
export function Downloads({ reading, hasFile }: { reading: Reading; hasFile: boolean }) {
  const { to } = usePortal()
  const place = to(`/invoice-reader/${reading.id}`)
  const files = [
    ...(reading.state === 'read'
      ? [
          [`${place}/export?format=json`, t('invoices.format_json')],
          [`${place}/export?format=csv`, t('invoices.format_csv')],
          [`${place}/export?format=xml`, t('invoices.format_xml')],
        ]
      : []),
    ...(hasFile ? [[`${place}/file`, t('invoices.download_file')]] : []),
  ]
  if (!files.length) return null
  return (
    <section className="invoice-downloads" aria-labelledby="downloads">
      <h2 id="downloads">{t('invoices.download')}</h2>
      <ul>
        {files.map(([url, name]) => (
          <li key={url}>
            <a className="button" href={url}>
              <Download size={16} /> <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The retention of the reading, with buttons to change it. */
export function Keeping({ reading, version }: { reading: Reading; version: string }) {
  const { user } = usePortal()
  const { id, file_name: file, is_kept: isKept, state } = reading
  return (
    <div className="invoice-keeping">
      <p>{retentionText(reading)}</p>
      {state === 'read' && (
        <Form action={`/invoice-reader/${id}/keep`} id="keep">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="is_kept" value={isKept ? 'false' : 'true'} />
          <SubmitButton className="">
            {isKept
              ? t('invoices.do_not_keep')
              : user
                ? t('invoices.keep_for_good')
                : t('invoices.keep_days')}
          </SubmitButton>
        </Form>
      )}
      <ConfirmButton
        label={t('invoices.delete')}
        title={t('invoices.delete_question', { file })}
        action={`/invoice-reader/${id}`}
        fields={{ version }}
      >
        <p>{t('invoices.delete_text')}</p>
      </ConfirmButton>
    </div>
  )
}
