import '~/css/setup.scss'
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
      <BillingFields />
      <Field
        name="credit_limit"
        label={t('clients.credit_limit', { currency: base })}
        hint={t('clients.credit_limit_hint')}
        inputMode="decimal"
        autoComplete="off"
        className="figure-field"
      />
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

/** What invoices print, and how sales are taxed. */
function BillingFields() {
  return (
    <fieldset className="field-group">
      <legend>{t('clients.billing')}</legend>
      <Field
        name="billing_name"
        label={t('clients.billing_name')}
        hint={t('clients.billing_name_hint')}
        maxLength={200}
      />
      <Field
        as="textarea"
        name="billing_address"
        label={t('clients.billing_address')}
        hint={t('clients.billing_address_hint')}
        rows={2}
        maxLength={2000}
      />
      <div className="field-pair">
        <Field name="billing_post_code" label={t('clients.billing_post_code')} maxLength={20} />
        <Field name="billing_city" label={t('clients.billing_city')} maxLength={100} />
      </div>
      <div className="field-pair">
        <Field
          name="billing_email"
          label={t('clients.billing_email')}
          type="email"
          maxLength={254}
        />
        <Field
          as="select"
          name="language"
          label={t('clients.document_language')}
          options={[
            { value: 'de', label: t('clients.language_de') },
            { value: 'en', label: t('clients.language_en') },
          ]}
          placeholder={t('clients.document_language_by_country')}
        />
      </div>
      <Field
        name="buyer_reference"
        label={t('clients.buyer_reference')}
        hint={t('clients.buyer_reference_hint')}
        maxLength={100}
      />
      <Field
        name="tax_id"
        label={t('clients.tax_id')}
        hint={t('clients.tax_id_hint')}
        maxLength={50}
      />
      <div className="field-pair">
        <Field
          as="select"
          name="tax_treatment"
          label={t('clients.tax_treatment')}
          options={[
            { value: 'standard', label: t('clients.treatment_standard') },
            { value: 'reverse_charge', label: t('clients.treatment_reverse_charge') },
            { value: 'export', label: t('clients.treatment_export') },
            { value: 'exempt', label: t('clients.treatment_exempt') },
          ]}
          required
        />
        <Field
          name="tax_rate"
          label={t('clients.tax_rate')}
          hint={t('clients.tax_rate_hint')}
          inputMode="decimal"
        />
      </div>
      <Field
        name="tax_reason"
        label={t('clients.tax_reason')}
        hint={t('clients.tax_reason_hint')}
        maxLength={300}
      />
    </fieldset>
  )
}
