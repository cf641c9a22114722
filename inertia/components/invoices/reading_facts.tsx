import { fieldAt, formName, listFields } from '@invoice_fields'
import { Fragment } from 'react'
import { CircleAlert, CircleCheck, Download, Info, TriangleAlert } from '~/icons'
import type { Data } from '@generated/data'
import type {
  Adjustment,
  Check,
  FailedSum,
  ReadingMeta,
} from '#app/invoices/reading/invoice_reading'
import { fieldId } from '~/components/forms/field'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { Form } from '~/components/forms/form'
import {
  adjustmentText,
  amountText,
  checkWord,
  fullLabelOf,
  retentionText,
  termText,
} from '~/components/invoices/words'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

type Reading = Data.Invoices.Reading

export type ShownCheck = Omit<Check, 'sum'> & { sum: FailedSum | null }

/** The checks of the values, and facts about the reading. */
export function Checks({
  checks,
  warnings,
  adjustments,
  pagesRead,
  pages,
}: {
  checks: ShownCheck[]
  warnings: ReadingMeta['warnings']
  /** Discounts, charges, withheld tax and rounding, which the checks use. */
  adjustments: Adjustment[]
  pagesRead: number | null
  pages: number | null
}) {
  if (!checks.length && !warnings.length) return null
  const warningTexts = {
    pages_left: t('invoices.warning_pages_left', { read: pagesRead ?? 0, pages: pages ?? 0 }),
    values_left: t('invoices.warning_values_left'),
    xml_unreadable: t('invoices.warning_xml_unreadable'),
    read_by_ocr: t('invoices.warning_read_by_ocr'),
  }
  return (
    <section aria-labelledby="checks">
      <h2 className="is-sr-only" id="checks">
        {t('invoices.checks')}
      </h2>
      <ul className="invoice-checks">
        {warnings.map((name) => (
          <li key={name} className="is-warning">
            <TriangleAlert size={18} /> <span>{warningTexts[name]}</span>
          </li>
        ))}
        {checks.map((check) => (
          <li key={check.name} className={check.isPassed ? 'is-passed' : 'is-failed'}>
            {check.isPassed ? <CircleCheck size={18} /> : <CircleAlert size={18} />}{' '}
            <span>
              <b>{check.isPassed ? t('invoices.check_passed') : t('invoices.check_failed')}</b>{' '}
              {checkWord(check.name)}{' '}
              <span className="check-compared">
                <Compared {...check} />
              </span>
            </span>
          </li>
        ))}
        {adjustments.length > 0 && (
          <li>
            <Info size={18} />{' '}
            <span>
              {t('invoices.adjustments', {
                list: adjustments.map(adjustmentText).join(', '),
              })}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The amounts that do not add up, or the fields of another failed check, with links to the fields. */
function Compared({ sum, fields }: ShownCheck) {
  if (!sum) {
    return fields.map((path, at) => (
      <Fragment key={path}>
        {at > 0 && ', '}
        <FieldLink path={path}>{fullLabelOf(path)}</FieldLink>
      </Fragment>
    ))
  }
  const { parts, result, stated } = sum
  return (
    <>
      {parts.map((term, at) => (
        <Fragment key={at}>
          {term.amount.startsWith('-') ? ' − ' : at > 0 && ' + '}
          <FieldLink path={term.name}>{termText(term)}</FieldLink>
        </Fragment>
      ))}
      {parts.length > 1 && ` = ${amountText(result)}`}, {t('invoices.check_not')}{' '}
      {stated.map((term, at) => (
        <Fragment key={at}>
          {at > 0 && ' / '}
          {term.amount.startsWith('-') && '−'}
          <FieldLink path={term.name}>{termText(term)}</FieldLink>
        </Fragment>
      ))}
    </>
  )
}

/** A link to a field, or to the first amount of a list; plain text for an adjustment, which has no field. */
function FieldLink({ path, children }: { path: string; children: string }) {
  const field = path in listFields ? `${path}.0.amount` : path
  if (!fieldAt(field)) return children
  return (
    <a className="link" href={`#${fieldId('field', formName(field))}`}>
      {children}
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
