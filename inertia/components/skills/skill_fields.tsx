import { Combobox } from '~/components/combobox'
import { Field } from '~/components/field'
import { lookUpDomains } from '~/components/skills/look_ups'
import { NameField } from '~/components/skills/name_field'
import { skillStatuses, skillTypes } from '~/components/skills/words'
import { t } from '~/text'

/** The form of a skill; one alias per line. */
export type SkillForm = {
  name: string
  slug: string
  description: string
  domain: string
  type: string
  status: string
  aliases: string
  external_id: string
  external_uri: string
  source: string
}

interface SkillFieldsProps {
  form?: SkillForm
  /** The parent field: `skill` makes them `skill[name]`. */
  inside?: string
  /** The public id of the edited skill. */
  own?: string
}

/** The fields of a skill, for its form and the form of its relations. */
export function SkillFields({ form, inside, own }: SkillFieldsProps) {
  const name = (field: keyof SkillForm) => (inside ? `${inside}[${field}]` : field)
  return (
    <>
      <NameField name={name('name')} defaultValue={form?.name} own={own} />
      <div className="field-pair">
        <Field
          as="select"
          name={name('type')}
          label={t('skills.type')}
          required
          options={skillTypes()}
          defaultValue={form?.type ?? 'skill'}
          hint={t('skills.type_hint')}
        />
        <Field
          as="select"
          name={name('status')}
          label={t('skills.status')}
          required
          options={skillStatuses()}
          defaultValue={form?.status ?? 'draft'}
          hint={t('skills.status_hint')}
        />
      </div>
      <Combobox
        name={name('domain')}
        label={t('skills.domain')}
        lookUp={lookUpDomains}
        defaultValue={form?.domain}
      />
      <Field
        as="textarea"
        name={name('description')}
        label={t('skills.description')}
        rows={4}
        defaultValue={form?.description}
      />
      <Field
        as="textarea"
        name={name('aliases')}
        label={t('skills.other_names')}
        hint={t('skills.other_names_hint')}
        rows={4}
        defaultValue={form?.aliases}
      />
      <details className="more-fields">
        <summary>{t('skills.more_fields')}</summary>
        <Field
          name={name('slug')}
          label={t('skills.address')}
          hint={t('skills.address_hint')}
          maxLength={200}
          defaultValue={form?.slug}
        />
        <Field
          name={name('source')}
          label={t('skills.source')}
          maxLength={200}
          defaultValue={form?.source}
        />
        <Field
          name={name('external_id')}
          label={t('skills.external_id')}
          maxLength={200}
          defaultValue={form?.external_id}
        />
        <Field
          name={name('external_uri')}
          label={t('skills.external_uri')}
          maxLength={500}
          defaultValue={form?.external_uri}
        />
      </details>
    </>
  )
}
