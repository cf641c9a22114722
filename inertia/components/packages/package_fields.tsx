import type { CurrencyChoice } from '#app/billing/currencies/currency_choices'
import type { familyCard } from '#app/billing/families'
import type { PackageForm } from '#app/billing/packages/package_form'
import { Field } from '~/components/forms/field'
import { t } from '~/text'

export type { CurrencyChoice, PackageForm }

/** A family of packages. */
export type Family = ReturnType<typeof familyCard>

interface PackageFieldsProps {
  family: Family
  currencies: CurrencyChoice[]
}

/** The fields of a package; those for content and price depend on its family. */
export function PackageFields({ family, currencies }: PackageFieldsProps) {
  return (
    <>
      <Field name="name" label={t('common.name')} required maxLength={200} />
      <Field
        as="textarea"
        name="description"
        label={t('packages.description')}
        hint={t('packages.description_hint')}
        rows={2}
        maxLength={2000}
      />
      {family.priced && <PriceFields family={family} currencies={currencies} />}
      {family.quantity && (
        <div className="field-pair">
          <Field
            name="minimum_quantity"
            label={t('packages.smallest_quantity')}
            hint={t('packages.smallest_quantity_hint')}
            required
            inputMode="numeric"
          />
          <Field
            name="maximum_quantity"
            label={t('packages.largest_quantity')}
            hint={t('packages.largest_quantity_hint')}
            required
            inputMode="numeric"
          />
        </div>
      )}
      <div className="field-pair">
        {!family.quantity && (
          <Field
            name="total_calls"
            label={t('packages.calls')}
            hint={t('packages.calls_hint')}
            required
            inputMode="numeric"
          />
        )}
        <Field
          name="validity_days"
          label={t('packages.validity_days')}
          hint={t('packages.validity_days_hint')}
          inputMode="numeric"
        />
      </div>
      <Field
        as="textarea"
        name="features"
        label={t('packages.features')}
        hint={t('packages.features_hint')}
        rows={4}
      />
      <div className="field-pair">
        <Field
          name="priority"
          label={t('packages.order_of_payment')}
          hint={t('packages.order_of_payment_hint', { priority: family.priority })}
          inputMode="numeric"
        />
        <Field
          name="res_percentage"
          label={t('packages.share_of_results')}
          hint={t('packages.share_of_results_hint')}
          inputMode="numeric"
        />
      </div>
    </>
  )
}

function PriceFields({ family, currencies }: PackageFieldsProps) {
  return (
    <div className="field-pair">
      <Field
        as="select"
        name="currency"
        label={t('packages.currency')}
        hint={t('packages.currency_hint')}
        required
        placeholder={t('packages.choose_currency')}
        options={currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
      />
      <Field
        name={family.quantity ? 'unit_price' : 'price'}
        label={family.quantity ? t('packages.price_of_a_call') : t('packages.price')}
        hint={t('packages.price_hint')}
        required
        inputMode="decimal"
      />
    </div>
  )
}
