import '~/css/setup.scss'
import { fieldWords } from '~/components/field_words'
import { Field, type Option } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

interface SellerProps extends Edited {
  form: Record<string, string>
  countries: Option[]
  /** The fields without which no invoices are issued. */
  missing: string[]
  without_invoice: number
}

export default function Seller(props: SellerProps) {
  const { form, countries, missing } = props
  const fields = missing.map((name) => alternatives()[name] ?? fieldWords(name)).join(', ')
  return (
    <div className="form-column">
      <PageHeader title={t('setup.seller')} lead={t('setup.seller_lead')} />
      {missing.length > 0 && (
        <p className="note is-warning mb-5" role="status">
          {t('setup.seller_missing', { fields })}
          {props.without_invoice > 0 &&
            ` ${t('setup.seller_without_invoice', { count: props.without_invoice })}`}
        </p>
      )}
      <RecordForm
        action="/portal/admin/invoice-data"
        edited={props}
        what={t('setup.this_seller')}
        submit={t('setup.seller_save')}
        values={form}
      >
        <Company countries={countries} />
        <Payment />
        <Tax />
      </RecordForm>
    </div>
  )
}

Seller.layout = PortalLayout

function Company({ countries }: { countries: Option[] }) {
  return (
    <fieldset className="field-group">
      <legend>{t('setup.seller_company')}</legend>
      <Field name="legal_name" label={t('setup.seller_legal_name')} maxLength={200} />
      <Field name="street" label={t('setup.seller_street')} maxLength={300} />
      <div className="field-pair">
        <Field name="post_code" label={t('setup.seller_post_code')} maxLength={20} />
        <Field name="city" label={t('setup.seller_city')} maxLength={100} />
      </div>
      <Field
        as="select"
        name="country"
        label={t('setup.seller_country')}
        options={countries}
        placeholder={t('setup.not_specified')}
      />
      <div className="field-pair">
        <Field
          name="vat_id"
          label={t('setup.seller_vat_id')}
          hint={t('setup.seller_tax_ids_hint')}
          maxLength={30}
        />
        <Field name="tax_number" label={t('setup.seller_tax_number')} maxLength={50} />
      </div>
      <Field
        name="registration"
        label={t('setup.seller_registration')}
        hint={t('setup.seller_registration_hint')}
        maxLength={300}
      />
      <div className="field-pair">
        <Field name="email" label={t('setup.seller_email')} type="email" maxLength={254} />
        <Field name="phone" label={t('setup.seller_phone')} type="tel" maxLength={50} />
      </div>
    </fieldset>
  )
}

function Payment() {
  return (
    <fieldset className="field-group">
      <legend>{t('setup.seller_payment')}</legend>
      <Field name="bank_name" label={t('setup.seller_bank_name')} maxLength={200} />
      <div className="field-pair">
        <Field name="iban" label={t('setup.seller_iban')} maxLength={50} autoComplete="off" />
        <Field name="bic" label={t('setup.seller_bic')} maxLength={20} autoComplete="off" />
      </div>
      <Field
        as="textarea"
        name="payment_instructions"
        label={t('setup.seller_payment_instructions')}
        hint={t('setup.seller_payment_instructions_hint')}
        rows={3}
        maxLength={1000}
      />
      <Field
        name="payment_days"
        label={t('setup.seller_payment_days')}
        inputMode="numeric"
        required
        className="figure-field"
      />
      <Field
        name="reminder_days"
        label={t('setup.seller_reminder_days')}
        hint={t('setup.seller_reminder_days_hint')}
        inputMode="numeric"
        className="figure-field"
      />
    </fieldset>
  )
}

function Tax() {
  const isReady = useHydrated()
  return (
    <fieldset className="field-group">
      <legend>{t('setup.seller_tax')}</legend>
      <Field
        name="default_tax_rate"
        label={t('setup.seller_default_tax_rate')}
        hint={t('setup.seller_default_tax_rate_hint')}
        inputMode="decimal"
        required
        className="figure-field"
      />
      <Field
        name="tax_reason"
        label={t('setup.seller_tax_reason')}
        hint={t('setup.seller_tax_reason_hint')}
        maxLength={300}
      />
      <Field
        name="time_zone"
        label={t('setup.seller_time_zone')}
        hint={t('setup.seller_time_zone_hint')}
        list="time-zones"
        required
        maxLength={64}
      />
      <datalist id="time-zones">
        {(isReady ? Intl.supportedValuesOf('timeZone') : []).map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </fieldset>
  )
}

/** Fields of which another one is enough. */
const alternatives = (): Record<string, string> => ({
  vat_id: t('setup.vat_id_or_tax_number'),
  iban: t('setup.iban_or_instructions'),
})
