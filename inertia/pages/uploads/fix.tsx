import '~/css/uploads.scss'
import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { PageHeader } from '~/components/layout/page_header'
import { DataTable, type Column } from '~/components/lists/data_table'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type RowToFix = {
  row: number
  line: number
  code: string
  column: string | null
  cause: string
  message: string
  cells: string[]
}

interface FixUploadProps {
  upload: Data.Imports.Upload.Variants['forDetail']
  header: string[]
  rows: RowToFix[]
}

/** The rejected rows by cause, with their cells as fields. */
export default function FixUpload({ upload, header, rows }: FixUploadProps) {
  const { at } = useArea()
  const place = at(`/skills/upload-status/${upload.id}`)
  const indexed = rows.map((row, index) => ({ ...row, index }))
  const causes = new Map<string, Indexed[]>()
  for (const row of indexed) {
    const cause = `${row.code} ${row.column}`
    causes.set(cause, [...(causes.get(cause) ?? []), row])
  }
  return (
    <div className="stack">
      <PageHeader
        title={t('uploads.fix_rows_of', { file: upload.file_name })}
        lead={t('uploads.fix_lead')}
      />
      <Form action={`${place}/fix`} guard>
        <FormErrors />
        <div className="stack">
          {[...causes].map(([cause, found]) => (
            <Card key={cause} title={found[0].cause} flush>
              <DataTable
                caption={found[0].cause}
                columns={columnsOf(header, found)}
                rows={found}
                rowKey={({ row }) => String(row)}
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

type Indexed = RowToFix & { index: number }

/** A row with too many cells has columns without a header. */
function columnsOf(header: string[], rows: Indexed[]): Column<Indexed>[] {
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length))
  const names = Array.from(
    { length: width },
    (_, place) => header[place] || t('uploads.unnamed_column', { number: place + 1 })
  )
  return [
    {
      label: t('uploads.line'),
      heading: true,
      cell: ({ line, row, index, message }) => (
        <>
          <input type="hidden" name={`rows[${index}][row]`} value={row} />
          {line}
          <span className="cell-note">{message}</span>
        </>
      ),
    },
    ...names.map((name, place): Column<Indexed> => ({
      label: name,
      cell: (row) => (place < row.cells.length ? <Cell row={row} place={place} name={name} /> : ''),
    })),
  ]
}

/** A cell as submitted, else as in the file; the one that was rejected is marked. */
function Cell({ row, place, name }: { row: Indexed; place: number; name: string }) {
  const old = (usePage().props.old as { rows?: Array<{ cells?: string[] }> }).rows
  const isFaulty = row.column !== null && row.column === name
  return (
    <input
      className={isFaulty ? 'input fix-cell is-danger' : 'input fix-cell'}
      name={`rows[${row.index}][cells][${place}]`}
      defaultValue={old?.[row.index]?.cells?.[place] ?? row.cells[place]}
      aria-label={t('uploads.cell_of', { column: name, line: row.line })}
      aria-invalid={isFaulty || undefined}
    />
  )
}
