import { useState } from 'react'
import { BackField } from '~/components/back_field'
import { CheckField, Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { countOf } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

interface CreateCurrencyProps {
  /** Currencies of ISO 4217 that are not here yet. */
  choices: Array<{ code: string; name: string; symbol: string; exponent: number }>
  base: string | null
  back: string | null
}

export default function CreateCurrency({ choices, base, back }: CreateCurrencyProps) {
  const { at } = useArea()
  const [code, setCode] = useState('')
  const chosen = choices.find((choice) => choice.code === code)
  const options = choices.map((choice) => ({
    value: choice.code,
    label: `${choice.code} – ${choice.name}`,
  }))
  return (
    <div className="form-column">
      <PageHeader
        title="New currency"
        lead={
          base ? undefined : 'The first currency becomes the base, in which totals are counted.'
        }
      />
      <Form action={at('/currencies/create')} guard>
        <FormErrors />
        <BackField back={back} />
        <Field
          as="select"
          name="code"
          label="Currency"
          required
          placeholder="Choose from ISO 4217"
          options={options}
          onChange={(event) => setCode(event.target.value)}
          hint={
            chosen
              ? `Written ${chosen.symbol}, with ${countOf(chosen.exponent, 'decimal')}.`
              : 'Name, symbol and decimals come with it.'
          }
        />
        {base && (
          <>
            <Field
              name="rate"
              label="Rate"
              required
              inputMode="decimal"
              hint={`What one ${code || 'unit'} is worth in ${base}, such as 0.92.`}
            />
            <CheckField
              name="is_base"
              label={`Make it the base in place of ${base}`}
              hint="All rates are then converted to it. Sales made so far keep theirs."
            />
          </>
        )}
        <FormActions>
          <SubmitButton>Add currency</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/currencies')}>
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateCurrency.layout = PortalLayout
