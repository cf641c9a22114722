import '~/css/uploads.scss'
import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { CheckField, Field, type Option } from '~/components/forms/field'
import { sizeOf } from '~/components/file_size'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { skillStatusOptions } from '~/components/skills/words'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { ChoiceField } from '~/components/uploads/choice_field'
import { encodingOptions } from '~/components/uploads/encodings'
import { FileField } from '~/components/uploads/file_field'
import { UploadSteps } from '~/components/uploads/upload_steps'
import { uploadKindOptions, type UploadInFull } from '~/components/uploads/words'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'
import { useHydrated } from '~/use_hydrated'

interface CreateUploadProps {
  kinds: string[]
  kind: string
  /** The upload whose corrected rows are imported. */
  earlier: UploadInFull | null
  languages: Option[]
  limits: { bytes: number; rows: number; extensions: string[]; encodings: string[] }
}

export default function CreateUpload({
  kinds,
  kind,
  earlier,
  languages,
  limits,
}: CreateUploadProps) {
  const { at } = useArea()
  const [chosen, setChosen] = useState(useTyped('kind', kind))
  return (
    <div className="form-column">
      <PageHeader title={t('uploads.new_upload')} lead={t('uploads.new_lead')} />
      <UploadSteps now="file" />
      <Form action={at('/skills/upload-status')} encType="multipart/form-data">
        <FormErrors refusal />
        {earlier && (
          <p className="note mb-5">
            {rich('uploads.corrects', {
              file: earlier.file_name,
              link: (inside) => (
                <PortalLink href={at(`/skills/upload-status/${earlier.id}`)}>{inside}</PortalLink>
              ),
            })}
            <input type="hidden" name="retry_of" value={earlier.id} />
          </p>
        )}
        <ChoiceField
          name="kind"
          label={t('uploads.kind_of_data')}
          defaultValue={kind}
          onChoose={setChosen}
          options={uploadKindOptions()
            .filter(({ value }) => kinds.includes(value))
            .map(({ value, label }) => ({ value, label, hint: <Kind kind={value} /> }))}
        />
        <FileField
          name="file"
          label={t('uploads.file')}
          hint={t('uploads.file_hint', { size: sizeOf(limits.bytes), rows: limits.rows })}
          accept={limits.extensions.map((ending) => `.${ending}`).join()}
          most={limits.bytes}
        />
        <Options
          kind={chosen}
          options={earlier?.options}
          encodings={limits.encodings}
          languages={languages}
        />
        <FormActions>
          <SubmitButton>{t('uploads.upload_file')}</SubmitButton>
          <PortalLink className="button is-text" href={at('/skills/upload-status')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateUpload.layout = PortalLayout

/** The submitted values after an error. */
function useTyped(name: string, otherwise: string): string {
  const old: unknown = (usePage().props.old as Record<string, unknown>)[name]
  return typeof old === 'string' ? old : otherwise
}

/** The meaning of a row of this kind, with an example file. */
function Kind({ kind }: { kind: string }) {
  const { at } = useArea()
  const { to } = usePortal()
  const example = (inside: React.ReactNode) => (
    <a href={to(at(`/skills/upload-status/example/${kind}`))}>{inside}</a>
  )
  if (kind === 'relations') return rich('uploads.about_relations', { example })
  if (kind === 'skills') return rich('uploads.about_skills', { example })
  if (kind === 'synonyms') return rich('uploads.about_synonyms', { example })
  return rich('uploads.about_domains', { example })
}

interface OptionsProps {
  kind: string
  options?: UploadInFull['options']
  encodings: string[]
  languages: Option[]
}

/** Without scripts, the options of all kinds are shown. */
function Options({ kind, options, encodings, languages }: OptionsProps) {
  const isReady = useHydrated()
  const isFor = (...kinds: string[]) => !isReady || kinds.includes(kind)
  const checked = useChecked()
  /** Rejected relations are merged, since replacing would remove the imported ones. */
  const mode = kind === 'relations' ? 'merge' : options?.mode
  return (
    <>
      <ChoiceField
        name="mode"
        label={t('uploads.mode')}
        defaultValue={mode ?? 'merge'}
        options={[
          { value: 'merge', label: t('uploads.merge'), hint: t('uploads.merge_hint') },
          { value: 'replace', label: t('uploads.replace'), hint: t('uploads.replace_hint') },
        ]}
      />
      {isFor('relations') && (
        <>
          <CheckField
            name="create_missing"
            label={t('uploads.create_missing')}
            hint={t('uploads.create_missing_hint')}
            defaultChecked={checked('create_missing', options?.create_missing)}
          />
          <CheckField
            name="both_directions"
            label={t('uploads.both_directions')}
            hint={t('uploads.both_directions_hint')}
            defaultChecked={checked('both_directions', options?.both_directions)}
          />
        </>
      )}
      {isFor('skills') && (
        <Field
          as="select"
          name="language"
          label={t('uploads.language_of_names')}
          hint={t('uploads.language_of_names_hint')}
          placeholder={t('uploads.language_of_skills')}
          options={languages}
          defaultValue={options?.language ?? ''}
        />
      )}
      {isFor('skills') && (
        <Field
          as="select"
          name="status"
          label={t('uploads.status_of_new')}
          hint={t('uploads.status_of_new_hint')}
          required
          options={skillStatusOptions()}
          defaultValue={options?.status ?? 'published'}
        />
      )}
      <details className="more-options">
        <summary>{t('uploads.more')}</summary>
        {isFor('relations', 'skills') && (
          <Field
            name="source"
            label={t('uploads.source')}
            hint={t('uploads.source_hint')}
            maxLength={200}
            defaultValue={options?.source ?? ''}
          />
        )}
        <Field
          as="select"
          name="encoding"
          label={t('uploads.encoding')}
          placeholder={t('uploads.detected')}
          options={encodingOptions(encodings)}
        />
        <Field
          as="select"
          name="delimiter"
          label={t('uploads.delimiter')}
          placeholder={t('uploads.detected')}
          options={delimiters()}
        />
      </details>
    </>
  )
}

/** Whether a checkbox is checked: as submitted, else as before. */
function useChecked() {
  const old = usePage().props.old as Record<string, unknown>
  return (name: string, before = false) => ('kind' in old ? old[name] === 'true' : before)
}

const delimiters = () => [
  { value: ',', label: t('uploads.comma') },
  { value: ';', label: t('uploads.semicolon') },
  { value: 'tab', label: t('uploads.tab') },
  { value: '|', label: t('uploads.pipe') },
]
