import '~/css/setup.scss'
import { BuyerFields } from '~/components/clients/buyer_fields'
import { Card } from '~/components/card'
import { Field, type Option } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

interface EditBillingProps extends Edited {
  /** The organisation. */
  name: string
  form: Record<string, string>
  countries: Option[]
  currencies: Option[]
  /** Whether only staff can change country and tax ID. */
  tax_is_fixed: boolean
}

export default function EditBilling(props: EditBillingProps) {
  const { name, form, countries, currencies, tax_is_fixed: taxIsFixed } = props
  return (
    <div className="form-column">
      <PageHeader title={t('billing.edit')} lead={t('billing.edit_lead', { name })} />
      <Card>
        <RecordForm
          action="/portal/partner/billing/edit"
          edited={props}
          what={t('billing.this_data')}
          submit={t('billing.save')}
          cancel="/portal/partner/billing"
          values={form}
        >
          <fieldset className="field-group">
            <legend>{t('billing.invoices')}</legend>
            <BuyerFields taxIsFixed={taxIsFixed} />
            <div className="field-pair">
              <Field
                as="select"
                name="country"
                label={t('clients.country')}
                hint={taxIsFixed && t('billing.tax_is_fixed')}
                options={countries}
                placeholder={t('clients.not_specified')}
                disabled={taxIsFixed}
              />
              <Field
                as="select"
                name="currency"
                label={t('billing.currency')}
                hint={t('billing.currency_hint')}
                options={currencies}
                placeholder={t('billing.all_currencies')}
              />
            </div>
          </fieldset>
          <fieldset className="field-group">
            <legend>{t('billing.contact')}</legend>
            <div className="field-pair">
              <Field name="contact_name" label={t('clients.contact_person')} maxLength={200} />
              <Field
                name="email"
                label={t('clients.email')}
                hint={t('billing.email_hint')}
                type="email"
                required
                maxLength={254}
              />
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
          </fieldset>
        </RecordForm>
      </Card>
    </div>
  )
}

EditBilling.layout = PortalLayout
