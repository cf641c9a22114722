import { Combobox } from '~/components/forms/combobox'
import { Field } from '~/components/forms/field'
import { fieldWords } from '~/components/field_words'
import { lookUpDomains } from '~/components/skills/look_ups'
import { NameField } from '~/components/skills/name_field'
import { skillStatusOptions, skillTypeOptions } from '~/components/skills/words'
import { t } from '~/text'
import { skillColumnNames, skillColumns, type SkillColumn } from '@columns/skills'

/** The form of a skill; one alias, and one language, per line. */
export type SkillForm = Record<
  'name' | 'slug' | 'domain' | 'type' | 'status' | 'aliases' | 'translations' | SkillColumn,
  string
>

interface SkillFieldsProps {
  /** The parent field: `skill` makes them `skill[name]`. */
  inside?: string
  /** The public id of the edited skill. */
  own?: string
}

/** The fields of a skill, for its form and the form of its relations. */
export function SkillFields({ inside, own }: SkillFieldsProps) {
  const name = (field: keyof SkillForm) => (inside ? `${inside}[${field}]` : field)
  const textsIn = (section: 'main' | 'more') =>
    skillColumnNames
      .filter((column) => skillColumns[column].section === section)
      .map((column) => <ColumnField key={column} column={column} name={name(column)} />)
  return (
    <>
      <NameField name={name('name')} own={own} />
      <div className="field-pair">
        <Field
          as="select"
          name={name('type')}
          label={t('skills.type')}
          required
          options={skillTypeOptions()}
          hint={t('skills.type_hint')}
        />
        <Field
          as="select"
          name={name('status')}
          label={t('skills.status')}
          required
          options={skillStatusOptions()}
          hint={t('skills.status_hint')}
        />
      </div>
      <Combobox name={name('domain')} label={t('skills.domain')} lookUp={lookUpDomains} />
      {textsIn('main')}
      <Field
        as="textarea"
        name={name('aliases')}
        label={t('skills.other_names')}
        hint={t('skills.other_names_hint')}
        rows={4}
      />
      <Field
        as="textarea"
        name={name('translations')}
        label={t('skills.translations')}
        hint={t('skills.translations_hint')}
        rows={2}
      />
      <details className="more-fields">
        <summary>{t('skills.more_fields')}</summary>
        <Field
          name={name('slug')}
          label={t('skills.address')}
          hint={t('skills.address_hint')}
          maxLength={200}
        />
        {textsIn('more')}
      </details>
    </>
  )
}

interface ColumnFieldProps {
  column: SkillColumn
  name: string
}

/** The control of a declared column. A long text is refused rather than cut off while it is pasted. */
function ColumnField({ column, ...control }: ColumnFieldProps) {
  const { lines, maxLength } = skillColumns[column]
  const label = fieldWords(column)
  if (lines === 'several') return <Field as="textarea" label={label} rows={4} {...control} />
  return <Field label={label} maxLength={maxLength} {...control} />
}
