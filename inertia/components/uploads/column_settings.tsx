import { fieldWords } from '~/components/field_words'
import { Field } from '~/components/forms/field'
import { t } from '~/text'

export type Settings = {
  constants: Record<string, string>
  scale: string | null
  separator: string | null
  join: string | null
  only: Array<{ column: string; values: string[] }>
  each: string | null
}

interface ColumnSettingsProps {
  kind: string
  fields: Array<{ name: string }>
  settings: Settings
  /** Required fields without a column: their values can be entered here. */
  missing: string[]
}

/** What the columns of the file do not say: values of all rows, the scale and separators. */
export function ColumnSettings({ kind, fields, settings, missing }: ColumnSettingsProps) {
  const { constants, scale, separator, join, only, each } = settings
  const isSet = [scale, separator, join].some(Boolean) || Object.keys(constants).length > 0
  return (
    <div className="mt-5">
      {only.map(({ column, values }) => (
        <p key={column} className="note mb-3">
          {t('uploads.only_rows', { column, values: values.join(', ') })}
        </p>
      ))}
      {each && <p className="note mb-3">{t('uploads.each_cell', { column: each })}</p>}
      <details className="more-options" open={isSet || missing.length > 0}>
        <summary>{t('uploads.column_settings')}</summary>
        {kind === 'relations' && (
          <Field
            name="scale"
            label={t('uploads.scale')}
            hint={t('uploads.scale_hint')}
            placeholder="1-5"
            maxLength={30}
            defaultValue={scale ?? ''}
          />
        )}
        {kind === 'skills' && (
          <Field
            name="separator"
            label={t('uploads.list_separator')}
            hint={t('uploads.list_separator_hint')}
            maxLength={20}
            defaultValue={separator ?? ''}
          />
        )}
        <Field
          as="select"
          name="join"
          label={t('uploads.join')}
          hint={t('uploads.join_hint')}
          placeholder={t('uploads.join_none')}
          options={joins(join)}
          defaultValue={wordOf(join)}
        />
        <fieldset>
          <legend className="label">{t('uploads.constants')}</legend>
          <p className="help mb-3">{t('uploads.constants_hint')}</p>
          {fields.map(({ name }) => (
            <Field
              key={name}
              name={`constants[${name}]`}
              label={fieldWords(name)}
              maxLength={200}
              defaultValue={constants[name] ?? ''}
            />
          ))}
        </fieldset>
      </details>
    </div>
  )
}

/** Forms lose white space at the ends of a value. */
function wordOf(join: string | null): string {
  if (join === ' ') return 'space'
  return join === '\n' ? 'line_break' : (join ?? '')
}

function joins(join: string | null) {
  const known = [
    { value: 'space', label: t('uploads.join_space') },
    { value: 'line_break', label: t('uploads.join_line_break') },
    { value: ', ', label: t('uploads.comma') },
    { value: ' – ', label: t('uploads.join_dash') },
  ]
  const word = wordOf(join)
  return !word || known.some(({ value }) => value === word)
    ? known
    : [...known, { value: word, label: word }]
}
