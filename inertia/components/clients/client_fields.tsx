import { Field, type Option } from '~/components/field'

/** A client as its form has it. */
export type ClientForm = {
  name: string
  contact_name: string
  email: string
  phone: string
  country: string
  website: string
  billing_address: string
  tax_id: string
  currency: string
  notes: string
}

interface ClientFieldsProps {
  form?: ClientForm
  countries: Option[]
  currencies: Option[]
}

/** The fields of a client. */
export function ClientFields({ form, countries, currencies }: ClientFieldsProps) {
  return (
    <>
      <Field name="name" label="Name" required maxLength={200} defaultValue={form?.name} />
      <div className="field-pair">
        <Field
          name="contact_name"
          label="Contact person"
          maxLength={200}
          defaultValue={form?.contact_name}
        />
        <Field
          name="email"
          label="E-mail"
          type="email"
          required
          maxLength={254}
          defaultValue={form?.email}
        />
      </div>
      <div className="field-pair">
        <Field name="phone" label="Phone" type="tel" maxLength={50} defaultValue={form?.phone} />
        <Field
          name="website"
          label="Website"
          type="url"
          placeholder="https://"
          maxLength={500}
          defaultValue={form?.website}
        />
      </div>
      <div className="field-pair">
        <Field
          as="select"
          name="country"
          label="Country"
          options={countries}
          placeholder="Not given"
          defaultValue={form?.country}
        />
        <Field
          as="select"
          name="currency"
          label="Default currency"
          options={currencies}
          placeholder="Not given"
          defaultValue={form?.currency}
        />
      </div>
      <Field
        as="textarea"
        name="billing_address"
        label="Billing address"
        rows={4}
        maxLength={2000}
        defaultValue={form?.billing_address}
      />
      <Field name="tax_id" label="Tax id" maxLength={50} defaultValue={form?.tax_id} />
      <Field
        as="textarea"
        name="notes"
        label="Notes"
        hint="For staff only; the client never sees them."
        rows={4}
        maxLength={5000}
        defaultValue={form?.notes}
      />
    </>
  )
}
