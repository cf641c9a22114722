import '~/css/setup.scss'
import { BuyerFields } from '~/components/clients/buyer_fields'
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
        as="select"
        name="other_currencies"
        label={t('clients.offers')}
        options={[
          { value: 'false', label: t('clients.offers_own_currency') },
          { value: 'true', label: t('clients.offers_all_currencies') },
        ]}
        required
      />
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
      <BuyerFields />
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
