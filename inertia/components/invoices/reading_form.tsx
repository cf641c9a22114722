import type { FieldView } from '#app/invoices/reading_page'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { ReadingField } from '~/components/invoices/reading_field'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'

export type ShownValues = {
  fields: FieldView[]
  taxes: FieldView[][]
  lineItems: FieldView[][]
}

interface ReadingFormProps {
  id: string
  version: string
  values: ShownValues
  /** Further lines are read-only. */
  editableLines: number
  onFocus: (path: string) => void
}

/** All values of an invoice, for correction. */
export function ReadingForm({ id, version, values, editableLines, onFocus }: ReadingFormProps) {
  const { fields, taxes, lineItems } = values
  const parts: Array<[title: string, paths: string[]]> = [
    [t('invoices.document'), ['documentType', 'invoiceNumber', 'issueDate', 'dueDate', 'currency']],
    [t('invoices.more_money'), ['subtotal', 'tax', 'total', 'prepaid', 'amountDue']],
    [t('invoices.seller'), pathsOf(fields, 'seller.')],
    [t('invoices.buyer'), pathsOf(fields, 'buyer.')],
    [t('invoices.references'), ['purchaseOrder', 'buyerReference', 'paymentReference']],
  ]
  return (
    <Form action={`/invoice-reader/${id}`} guard>
      <FormErrors />
      <input type="hidden" name="version" value={version} />
      {parts.map(([title, paths]) => (
        <fieldset className="reading-part" key={title}>
          <legend>{title}</legend>
          <div className="reading-fields">
            {paths.map((path) => (
              <ReadingField
                key={path}
                field={fields.find((field) => field.path === path)!}
                onFocus={onFocus}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Lines
        title={t('invoices.taxes')}
        add={t('invoices.add_rate')}
        lines={taxes}
        editable={editableLines}
        onFocus={onFocus}
      />
      <Lines
        title={t('invoices.lines')}
        add={t('invoices.add_line')}
        lines={lineItems}
        editable={editableLines}
        onFocus={onFocus}
      />
      <FormActions>
        <SubmitButton>{t('invoices.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}

interface LinesProps extends Pick<ReadingFormProps, 'onFocus'> {
  title: string
  /** Shows the next empty line. */
  add: string
  lines: FieldView[][]
  editable: number
}

/** The lines of the reading, and an empty one to fill in. */
function Lines({ title, add, lines, editable, onFocus }: LinesProps) {
  const isFull = lines.length > editable
  const there = isFull ? lines : lines.slice(0, -1)
  return (
    <fieldset className="reading-part">
      <legend>{title}</legend>
      <ol className="reading-lines">
        {there.map((line, at) => (
          <li key={at}>
            {at < editable ? (
              <LineFields line={line} onFocus={onFocus} />
            ) : (
              line.map(({ value }) => value).join(' · ')
            )}
          </li>
        ))}
      </ol>
      {isFull ? (
        <p className="help">{t('invoices.lines_left', { number: editable + 1 })}</p>
      ) : (
        <details className="reading-add">
          <summary>{add}</summary>
          <LineFields line={lines[lines.length - 1]} onFocus={onFocus} />
        </details>
      )}
    </fieldset>
  )
}

function LineFields({ line, onFocus }: { line: FieldView[] } & Pick<LinesProps, 'onFocus'>) {
  return (
    <div className="reading-line">
      {line.map((field) => (
        <ReadingField key={field.path} field={field} onFocus={onFocus} />
      ))}
    </div>
  )
}

function pathsOf(fields: FieldView[], before: string): string[] {
  return fields.filter(({ path }) => path.startsWith(before)).map(({ path }) => path)
}
