import { Field } from '~/components/forms/field'
import { t } from '~/text'

/** What invoices print about the buyer. */
export function BuyerFields({ taxIsFixed = false }: { taxIsFixed?: boolean }) {
  return (
    <>
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
        disabled={taxIsFixed}
      />
    </>
  )
}
