import { Field, type Option } from '~/components/field'
import { t } from '~/text'

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
      <Field
        name="name"
        label={t('common.name')}
        required
        maxLength={200}
        defaultValue={form?.name}
      />
      <div className="field-pair">
        <Field
          name="contact_name"
          label={t('clients.contact_person')}
          maxLength={200}
          defaultValue={form?.contact_name}
        />
        <Field
          name="email"
          label={t('clients.email')}
          type="email"
          required
          maxLength={254}
          defaultValue={form?.email}
        />
      </div>
      <div className="field-pair">
        <Field
          name="phone"
          label={t('clients.phone')}
          type="tel"
          maxLength={50}
          defaultValue={form?.phone}
        />
        <Field
          name="website"
          label={t('clients.website')}
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
          label={t('clients.country')}
          options={countries}
          placeholder={t('clients.not_given')}
          defaultValue={form?.country}
        />
        <Field
          as="select"
          name="currency"
          label={t('clients.default_currency')}
          options={currencies}
          placeholder={t('clients.not_given')}
          defaultValue={form?.currency}
        />
      </div>
      <Field
        as="textarea"
        name="billing_address"
        label={t('clients.billing_address')}
        rows={4}
        maxLength={2000}
        defaultValue={form?.billing_address}
      />
      <Field name="tax_id" label={t('clients.tax_id')} maxLength={50} defaultValue={form?.tax_id} />
      <Field
        as="textarea"
        name="notes"
        label={t('clients.notes')}
        hint={t('clients.notes_hint')}
        rows={4}
        maxLength={5000}
        defaultValue={form?.notes}
      />
    </>
  )
}
