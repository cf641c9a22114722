import { Field } from '~/components/field'

/** A family of packages, as the server's data has it. */
export type Family = {
  id: 'free' | 'basic' | 'additional_talk_time' | 'pay_as_you_go'
  title: string
  noun: string
  /** What it is, in a sentence for staff. */
  lead: string
  /** Its path inside the admin area. */
  screen: string
  priced: boolean
  quantity: boolean
  /** What pays first when its packages say nothing else. */
  priority: number
  needs_active_package: boolean
}

/** A package as its form has it: amounts in major units, the features one to a line. */
export type PackageForm = {
  name: string
  description: string
  total_calls: string
  price: string
  unit_price: string
  minimum_quantity: string
  maximum_quantity: string
  currency: string
  validity_days: string
  priority: string
  res_percentage: string
  features: string
}

/** A currency that the package may be priced in. */
export type CurrencyChoice = { code: string; name: string; symbol: string; exponent: number }

interface PackageFieldsProps {
  family: Family
  form: PackageForm
  currencies: CurrencyChoice[]
}

/** The fields of a package; each family has its own of those that say what is sold, and for how much. */
export function PackageFields({ family, form, currencies }: PackageFieldsProps) {
  return (
    <>
      <Field name="name" label="Name" required maxLength={200} defaultValue={form.name} />
      <Field
        as="textarea"
        name="description"
        label="Description"
        hint="A sentence or two, shown on the card."
        rows={2}
        maxLength={2000}
        defaultValue={form.description}
      />
      {family.priced && <PriceFields family={family} form={form} currencies={currencies} />}
      {family.quantity && (
        <div className="field-pair">
          <Field
            name="minimum_quantity"
            label="Smallest quantity"
            hint="Calls that a client takes at least."
            required
            inputMode="numeric"
            defaultValue={form.minimum_quantity}
          />
          <Field
            name="maximum_quantity"
            label="Largest quantity"
            hint="Calls that a client takes at most."
            required
            inputMode="numeric"
            defaultValue={form.maximum_quantity}
          />
        </div>
      )}
      <div className="field-pair">
        {!family.quantity && (
          <Field
            name="total_calls"
            label="Calls"
            hint="How many searches it pays for."
            required
            inputMode="numeric"
            defaultValue={form.total_calls}
          />
        )}
        <Field
          name="validity_days"
          label="Days of validity"
          hint="From its activation; empty means no expiry."
          inputMode="numeric"
          defaultValue={form.validity_days}
        />
      </div>
      <Field
        as="textarea"
        name="features"
        label="Features"
        hint="One to a line, shown on the card."
        rows={4}
        defaultValue={form.features}
      />
      <div className="field-pair">
        <Field
          name="priority"
          label="Order of payment"
          hint={`Lower pays first. Usual here: ${family.priority}.`}
          inputMode="numeric"
          defaultValue={form.priority}
        />
        <Field
          name="res_percentage"
          label="Share of results, in percent"
          hint="How much of each answer its calls show."
          inputMode="numeric"
          defaultValue={form.res_percentage}
        />
      </div>
    </>
  )
}

function PriceFields({ family, form, currencies }: PackageFieldsProps) {
  const field = family.quantity ? 'unit_price' : 'price'
  return (
    <div className="field-pair">
      <Field
        as="select"
        name="currency"
        label="Currency"
        hint="Its decimals are those of the price."
        required
        placeholder="Choose a currency"
        options={currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
        defaultValue={form.currency}
      />
      <Field
        name={field}
        label={family.quantity ? 'Price of a call' : 'Price'}
        hint="With a point: 49.00"
        required
        inputMode="decimal"
        defaultValue={form[field]}
      />
    </div>
  )
}
