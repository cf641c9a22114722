import '~/css/uploads.scss'
import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import type { Data } from '@generated/data'
import { DataTable, type Column } from '~/components/lists/data_table'
import { FieldError, useField } from '~/components/forms/field'
import { fieldWords } from '~/components/field_words'
import { sizeOf } from '~/components/file_size'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { statusLabel } from '~/components/status_tag'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { ColumnSettings, type Settings } from '~/components/uploads/column_settings'
import { PresetChoice, type Presets } from '~/components/uploads/preset_choice'
import { encodingName } from '~/components/uploads/encodings'
import { LiveCheck, type HeadCheck } from '~/components/uploads/live_check'
import { RepeatNote } from '~/components/uploads/repeat_note'
import { TextEncoding } from '~/components/uploads/text_encoding'
import { UploadSteps } from '~/components/uploads/upload_steps'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

type FileColumn = { name: string; field: string | null; samples: string[] }
type Known = { name: string; needed: boolean }

interface UploadColumnsProps {
  upload: Data.Imports.Upload.Variants['forDetail']
  columns: Presets & {
    settings: Settings
    encoding: string
    texts: { samples: string[]; doubtful: string[]; rival: string | null }
    delimiter: string
    header: FileColumn[]
    fields: Known[]
    missing: string[]
    missing_text: string | null
  }
  /** The given encoding; null: detected. */
  encoding: string | null
  encodings: string[]
  /** The check that was requested without scripts. */
  check: HeadCheck | null
}

export default function UploadColumns(props: UploadColumnsProps) {
  const { upload, columns, encoding, encodings, check } = props
  const { at } = useArea()
  const { to } = usePortal()
  const { header, fields, missing, settings, preset, no_header: noHeader } = columns
  const path = at(`/skills/upload-status/${upload.id}/columns`)
  const [reason, setReason] = useState(columns.missing_text)
  const errors = Object.values(usePage().props.errors as Record<string, string>)
  const rows = header.map((column, index) => ({ ...column, index }))
  return (
    <div className="upload-column">
      <PageHeader
        title={t('uploads.columns_of', { file: upload.file_name })}
        lead={t('uploads.columns_lead', {
          kind: statusLabel(columns.kind),
          size: sizeOf(upload.bytes),
          encoding: encodingName(columns.encoding),
          delimiter: delimiterName(columns.delimiter),
        })}
      />
      <UploadSteps now="map" />
      <RepeatNote upload={upload} />
      <TextEncoding action={path} read={columns} given={encoding} encodings={encodings}>
        <input type="hidden" name="preset" value={preset} />
        <input type="hidden" name="no_header" value={String(noHeader)} />
      </TextEncoding>
      <PresetChoice columns={columns} path={path} encoding={encoding} />
      <Form action={path} key={`${preset} ${noHeader} ${columns.encoding}`}>
        <FormErrors />
        <input type="hidden" name="preset" value={preset} />
        <input type="hidden" name="no_header" value={String(noHeader)} />
        <input type="hidden" name="encoding" value={encoding ?? ''} />
        <div role="status">
          {reason && !errors.includes(reason) && <p className="note is-warning mb-5">{reason}</p>}
        </div>
        <div id="field-fields">
          <DataTable
            caption={t('uploads.columns_caption')}
            columns={columnsOf(fields)}
            rows={rows}
            rowKey={({ index }) => String(index)}
          />
        </div>
        <ColumnSettings kind={columns.kind} fields={fields} settings={settings} missing={missing} />
        <LiveCheck action={`${path}/check`} first={check} onReason={setReason} />
        <FormActions>
          <SubmitButton>{t('uploads.check')}</SubmitButton>
          <SubmitButton className="" formAction={to(`${path}/check`)}>
            {t('uploads.check_first_rows')}
          </SubmitButton>
          <PortalLink
            className="button is-text"
            href={at(`/skills/upload-status/create?kind=${upload.kind}`)}
          >
            {t('uploads.send_another')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

UploadColumns.layout = PortalLayout

const columnsOf = (fields: Known[]): Column<FileColumn & { index: number }>[] => [
  {
    label: t('uploads.column_in_file'),
    heading: true,
    cell: ({ name, index }) => name || t('uploads.unnamed_column', { number: index + 1 }),
  },
  {
    label: t('uploads.field'),
    cell: (column) => <FieldChoice column={column} fields={fields} />,
  },
  {
    label: t('uploads.samples'),
    cell: ({ samples }) =>
      samples.length ? (
        <ul className="column-samples">
          {samples.map((sample) => (
            <li key={sample}>{sample}</li>
          ))}
        </ul>
      ) : (
        <span className="is-weak">–</span>
      ),
  },
]

/** The field of a column: as submitted, else as detected. */
function FieldChoice({
  column,
  fields,
}: {
  column: FileColumn & { index: number }
  fields: Known[]
}) {
  const { index, name, field } = column
  const { id, message, described } = useField(`fields[${index}]`)
  const sent: unknown = (usePage().props.old as Record<string, unknown>).fields
  const typed = Array.isArray(sent) ? String(sent[index] ?? '') : (field ?? '')
  return (
    <>
      <div className={`select${message ? ' is-danger' : ''}`}>
        <select
          id={id}
          name={`fields[${index}]`}
          defaultValue={typed}
          aria-label={t('uploads.field_for_column', {
            column: name || t('uploads.unnamed_column', { number: index + 1 }),
          })}
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
        >
          <option value="">{t('uploads.do_not_import')}</option>
          {fields.map(({ name: known, needed }) => (
            <option key={known} value={known}>
              {needed ? t('uploads.required', { name: fieldWords(known) }) : fieldWords(known)}
            </option>
          ))}
        </select>
      </div>
      <FieldError id={id} message={message} />
    </>
  )
}

function delimiterName(delimiter: string): string {
  if (delimiter === ',') return t('uploads.comma')
  if (delimiter === ';') return t('uploads.semicolon')
  if (delimiter === '\t') return t('uploads.tab')
  return delimiter === '|' ? t('uploads.pipe') : delimiter
}
