import { useState } from 'react'
import { CheckField, Field } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreateCurrencyProps {
  /** Currencies of ISO 4217 that do not exist yet. */
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
        title={t('currencies.new')}
        lead={base ? undefined : t('currencies.first_becomes_base')}
      />
      <RecordForm
        action={at('/currencies/create')}
        back={back}
        submit={t('currencies.add')}
        cancel={at(back ?? '/currencies')}
      >
        <Field
          as="select"
          name="code"
          label={t('currencies.currency')}
          required
          placeholder={t('currencies.choose')}
          options={options}
          onChange={(event) => setCode(event.target.value)}
          hint={
            chosen
              ? t('currencies.written_as', { symbol: chosen.symbol, decimals: chosen.exponent })
              : t('currencies.standard_hint')
          }
        />
        {base && (
          <>
            <Field
              name="rate"
              label={t('currencies.rate')}
              required
              inputMode="decimal"
              hint={
                code
                  ? t('currencies.worth_in_such_as', { code, base })
                  : t('currencies.worth_of_unit_in_such_as', { base })
              }
            />
            <CheckField
              name="is_base"
              label={t('currencies.make_base_instead', { base })}
              hint={t('currencies.make_base_instead_hint')}
            />
          </>
        )}
      </RecordForm>
    </div>
  )
}

CreateCurrency.layout = PortalLayout
