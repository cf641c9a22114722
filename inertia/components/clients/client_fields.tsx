import { Field, type Option } from '~/components/forms/field'
import { t } from '~/text'

interface ClientFieldsProps {
  countries: Option[]
  currencies: Option[]
  /** The code of the base currency. */
  base: string
}

/** The fields of a client. */
export function ClientFields({ countries, currencies, base }: ClientFieldsProps) {
  return (
    <>
      <Field name="name" label={t('common.name')} required maxLength={200} />
      <div className="field-pair">
        <Field name="contact_name" label={t('clients.contact_person')} maxLength={200} />
        <Field name="email" label={t('clients.email')} type="email" required maxLength={254} />
      </div>
      <div className="field-pair">
        <Field name="phone" label={t('clients.phone')} type="tel" maxLength={50} />
        <Field
          name="website"
          label={t('clients.website')}
          type="url"
          placeholder="https://"
          maxLength={500}
        />
      </div>
      <div className="field-pair">
        <Field
          as="select"
          name="country"
          label={t('clients.country')}
          options={countries}
          placeholder={t('clients.not_specified')}
        />
        <Field
          as="select"
          name="currency"
          label={t('clients.default_currency')}
          options={currencies}
          placeholder={t('clients.not_specified')}
        />
      </div>
      <Field
        as="textarea"
        name="billing_address"
        label={t('clients.billing_address')}
        rows={4}
        maxLength={2000}
      />
      <div className="field-pair">
        <Field name="tax_id" label={t('clients.tax_id')} maxLength={50} />
        <Field
          name="credit_limit"
          label={t('clients.credit_limit', { currency: base })}
          hint={t('clients.credit_limit_hint')}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <Field
        as="textarea"
        name="notes"
        label={t('clients.notes')}
        hint={t('clients.notes_hint')}
        rows={4}
        maxLength={5000}
      />
    </>
  )
}
