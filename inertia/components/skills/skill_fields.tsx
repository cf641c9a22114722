import { Combobox } from '~/components/combobox'
import { Field } from '~/components/field'
import { lookUpDomains } from '~/components/skills/look_ups'
import { NameField } from '~/components/skills/name_field'
import { skillStatuses, skillTypes } from '~/components/skills/words'

/** A skill as its form has it; the aliases one to a line. */
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
  /** The fields stand inside another one: `skill` makes them `skill[name]`. */
  inside?: string
  /** The public id of the skill that is edited. */
  own?: string
}

/** The fields of a skill, for its own form and for that of its relations. */
export function SkillFields({ form, inside, own }: SkillFieldsProps) {
  const name = (field: keyof SkillForm) => (inside ? `${inside}[${field}]` : field)
  return (
    <>
      <NameField name={name('name')} defaultValue={form?.name} own={own} />
      <div className="field-pair">
        <Field
          as="select"
          name={name('type')}
          label="Type"
          required
          options={skillTypes()}
          defaultValue={form?.type ?? 'skill'}
          hint="What kind of thing it is."
        />
        <Field
          as="select"
          name={name('status')}
          label="Status"
          required
          options={skillStatuses()}
          defaultValue={form?.status ?? 'draft'}
          hint="Only published skills are found by clients."
        />
      </div>
      <Combobox
        name={name('domain')}
        label="Domain"
        lookUp={lookUpDomains}
        defaultValue={form?.domain}
      />
      <Field
        as="textarea"
        name={name('description')}
        label="Description"
        rows={4}
        defaultValue={form?.description}
      />
      <Field
        as="textarea"
        name={name('aliases')}
        label="Other names"
        hint="One to a line. Searches find the skill by them too."
        rows={4}
        defaultValue={form?.aliases}
      />
      <details className="more-fields">
        <summary>Address, source and external ids</summary>
        <Field
          name={name('slug')}
          label="Address"
          hint="Small letters, digits and dashes; made from the name when left empty."
          maxLength={200}
          defaultValue={form?.slug}
        />
        <Field name={name('source')} label="Source" maxLength={200} defaultValue={form?.source} />
        <Field
          name={name('external_id')}
          label="External id"
          maxLength={200}
          defaultValue={form?.external_id}
        />
        <Field
          name={name('external_uri')}
          label="External URI"
          maxLength={500}
          defaultValue={form?.external_uri}
        />
      </details>
    </>
  )
}
