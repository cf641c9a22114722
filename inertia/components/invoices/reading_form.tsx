import { fieldAt } from '@invoice_fields'
import type { FieldView } from '#app/invoices/reading_page'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { LinesTable } from '~/components/invoices/lines_table'
import { isDoubtful, isRemoved, ReadingField } from '~/components/invoices/reading_field'
import { FormActions, SavedNote, SubmitButton } from '~/components/forms/submit_button'
import { fullLabelOf } from '~/components/invoices/words'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

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
  onFocus: (field: FieldView) => void
}

/** All values of an invoice, for correction. */
export function ReadingForm({ id, version, values, editableLines, onFocus }: ReadingFormProps) {
  const { fields, taxes, lineItems } = values
  /** Without scripts, the browser itself must report a date that does not exist: it would send an empty field. */
  const isReady = useHydrated()
  return (
    <Form action={`/invoice-reader/${id}`} guard inPlace noValidate={isReady}>
      <FormErrors labelOf={labelOfField} />
      {/* Enter in a field saves instead of pressing the first button that restores a value. */}
      <button type="submit" hidden />
      <input type="hidden" name="version" value={version} />
      {partsOf(fields).map(([title, paths]) => (
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
      <LinesTable
        name="taxes"
        title={t('invoices.taxes')}
        add={t('invoices.add_rate')}
        lines={taxes}
        editable={editableLines}
        onFocus={onFocus}
      />
      <LinesTable
        name="lineItems"
        title={t('invoices.lines')}
        add={t('invoices.add_line')}
        lines={lineItems}
        editable={editableLines}
        onFocus={onFocus}
      />
      <FormActions>
        <SubmitButton name="save">{t('invoices.save')}</SubmitButton>
        <SavedNote />
      </FormActions>
    </Form>
  )
}

/** "seller_name" → "Seller Name" */
function labelOfField(name: string): string | undefined {
  const path = name.replaceAll('_', '.')
  return fieldAt(path) ? fullLabelOf(path) : undefined
}

/** The parts of the form outside of tables, with the paths of their fields. */
function partsOf(fields: FieldView[]): Array<[title: string, paths: string[]]> {
  return [
    [t('invoices.document'), ['documentType', 'invoiceNumber', 'issueDate', 'dueDate', 'currency']],
    [t('invoices.more_money'), ['subtotal', 'tax', 'total', 'prepaid', 'amountDue']],
    [t('invoices.seller'), pathsOf(fields, 'seller.')],
    [t('invoices.buyer'), pathsOf(fields, 'buyer.')],
    [t('invoices.references'), ['purchaseOrder', 'buyerReference', 'paymentReference']],
  ]
}

/** The steps of a review in the order of the form: the fields outside of tables, and the lines that are not removed. */
export function reviewSteps({ fields, taxes, lineItems }: ShownValues): FieldView[][] {
  const outside = partsOf(fields).flatMap(([, paths]) =>
    paths.map((path) => fields.filter((field) => field.path === path))
  )
  return [...outside, ...[...taxes, ...lineItems].filter((line) => !isRemoved(line))]
}

/** The steps with a doubtful field. */
export function doubtfulSteps(steps: FieldView[][]): FieldView[][] {
  return steps.filter((step) => step.some(isDoubtful))
}

/** The number of the step with the chosen field; -1 for none. */
export function stepOf(steps: FieldView[][], chosen: FieldView | null): number {
  return steps.findIndex((step) => step.some(({ path }) => path === chosen?.path))
}

/** The first doubtful field of the step after or before that of the chosen one, around the ends; null without any. */
export function doubtfulBeside(
  steps: FieldView[][],
  chosen: FieldView | null,
  step: 1 | -1
): FieldView | null {
  const at = stepOf(steps, chosen)
  const start = at < 0 && step < 0 ? 0 : at
  const around = steps.flatMap((_, count) => steps.at((start + step * (count + 1)) % steps.length)!)
  return around.find(isDoubtful) ?? null
}

function pathsOf(fields: FieldView[], before: string): string[] {
  return fields.filter(({ path }) => path.startsWith(before)).map(({ path }) => path)
}
