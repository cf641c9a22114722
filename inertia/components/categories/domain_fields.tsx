import { Combobox } from '~/components/combobox'
import { Field } from '~/components/field'
import { lookUpDomains } from '~/components/skills/look_ups'

/** A domain as its form has it. */
export type DomainForm = {
  name: string
  parent: string
  code: string
  active: string
  description: string
  slug: string
  external_uri: string
}

/** The fields of a domain. */
export function DomainFields({ form }: { form?: DomainForm }) {
  return (
    <>
      <Field name="name" label="Name" required maxLength={200} defaultValue={form?.name} />
      <Combobox
        name="parent"
        label="Below"
        hint="The domain above this one. Empty: it stands at the top."
        lookUp={lookUpDomains}
        defaultValue={form?.parent}
      />
      <div className="field-pair">
        <Field
          name="code"
          label="Code"
          hint="As in the classification it comes from."
          maxLength={50}
          defaultValue={form?.code}
        />
        <Field
          as="select"
          name="active"
          label="Status"
          required
          options={[
            { value: 'true', label: 'Active' },
            { value: 'false', label: 'Inactive' },
          ]}
          defaultValue={form?.active ?? 'true'}
          hint="Only active domains are offered to choose from."
        />
      </div>
      <Field
        as="textarea"
        name="description"
        label="Description"
        rows={4}
        defaultValue={form?.description}
      />
      <details className="more-fields">
        <summary>Address and external URI</summary>
        <Field
          name="slug"
          label="Address"
          hint="Small letters, digits and dashes; made from the name when left empty."
          maxLength={200}
          defaultValue={form?.slug}
        />
        <Field
          name="external_uri"
          label="External URI"
          hint="By it an import knows the domain again."
          maxLength={500}
          defaultValue={form?.external_uri}
        />
      </details>
    </>
  )
}
