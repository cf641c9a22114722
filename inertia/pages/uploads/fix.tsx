import '~/css/uploads.scss'
import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { RowsOfCause, type ShownRow } from '~/components/uploads/rows_of_cause'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface FixUploadProps {
  upload: Data.Imports.Upload.Variants['forDetail']
  header: string[]
  causes: Array<{ cause: string; rows: FixableRow[] }>
}

type FixableRow = ShownRow & { id: number }

/** The rejected rows by cause, with their cells as fields. */
export default function FixUpload({ upload, header, causes }: FixUploadProps) {
  const { at } = useArea()
  const place = at(`/skills/upload-status/${upload.id}`)
  const order = causes.flatMap(({ rows }) => rows)
  return (
    <div className="stack">
      <PageHeader
        title={t('uploads.fix_rows_of', { file: upload.file_name })}
        lead={t('uploads.fix_lead')}
      />
      <Form action={`${place}/fix`} guard>
        <FormErrors />
        {order.map(({ id }, index) => (
          <input key={id} type="hidden" name={`rows[${index}][id]`} value={id} />
        ))}
        <div className="stack">
          {causes.map(({ cause, rows }) => (
            <Card key={order.indexOf(rows[0])} title={cause} flush>
              <RowsOfCause
                caption={cause}
                header={header}
                rows={rows}
                cellOf={(row, cell) => <Cell row={row} index={order.indexOf(row)} {...cell} />}
              />
            </Card>
          ))}
        </div>
        <FormActions>
          <SubmitButton>{t('uploads.import_fixed')}</SubmitButton>
          <PortalLink className="button is-text" href={place}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

FixUpload.layout = PortalLayout

interface CellProps {
  row: ShownRow
  /** The place of the row in the form. */
  index: number
  place: number
  name: string
  isFaulty: boolean
}

/** A cell as submitted, else as in the file; the one that was rejected is marked. */
function Cell({ row, index, place, name, isFaulty }: CellProps) {
  const old = (usePage().props.old as { rows?: Array<{ cells?: string[] }> }).rows
  return (
    <input
      className={isFaulty ? 'input fix-cell is-danger' : 'input fix-cell'}
      name={`rows[${index}][cells][${place}]`}
      defaultValue={old?.[index]?.cells?.[place] ?? row.cells[place]}
      aria-label={t('uploads.cell_of', { column: name, line: row.line })}
      aria-invalid={isFaulty || undefined}
    />
  )
}
