import type { Data } from '@generated/data'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { CheckField, Field } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { formatRate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Currency = Data.Billing.Currencies.Currency.Variants['forPage']

interface EditCurrencyProps extends Edited {
  currency: Currency
  form: { name: string; symbol: string; exponent: string; rate: string; active: string }
  base: string | null
  /** Its uses, as text: "packages (3)". */
  uses: string[]
  exponent_fixed: boolean
  back: string | null
}

export default function EditCurrency(props: EditCurrencyProps) {
  const { currency, form, base, uses, back } = props
  const { at } = useArea()
  const isBase = currency.is_base
  return (
    <div className="form-column">
      <PageHeader
        title={t('currencies.title_with_name', { code: currency.code, name: currency.name })}
        lead={
          uses.length
            ? t('currencies.used_by', { uses: uses.join(', ') })
            : t('currencies.nothing_uses_it')
        }
      >
        <CurrencyButtons {...props} />
      </PageHeader>
      <RecordForm
        action={at(`/currencies/edit/${currency.id}`)}
        edited={props}
        what={t('currencies.this_currency')}
        back={back}
        submit={t('currencies.save')}
        cancel={at(back ?? '/currencies')}
        values={form}
      >
        <div className="field-pair">
          <Field name="name" label={t('common.name')} required maxLength={100} />
          <Field name="symbol" label={t('currencies.symbol')} required maxLength={10} />
        </div>
        <div className="field-pair">
          <Field
            name="rate"
            label={t('currencies.rate')}
            required
            inputMode="decimal"
            readOnly={isBase}
            hint={
              isBase || !base
                ? t('currencies.base_has_rate_1')
                : t('currencies.worth_in', { code: currency.code, base })
            }
          />
          <Field
            name="exponent"
            label={t('currencies.decimals')}
            required
            inputMode="numeric"
            readOnly={props.exponent_fixed}
            hint={
              props.exponent_fixed ? t('currencies.decimals_fixed') : t('currencies.decimals_hint')
            }
          />
        </div>
        {isBase ? (
          <input type="hidden" name="active" value="true" />
        ) : (
          <CheckField
            name="active"
            label={t('currencies.active')}
            hint={t('currencies.active_hint')}
            defaultChecked={form.active === 'true'}
          />
        )}
      </RecordForm>
    </div>
  )
}

EditCurrency.layout = PortalLayout

/** Actions: make it the base currency, delete it if unused. */
function CurrencyButtons({ currency, base, uses, back }: EditCurrencyProps) {
  const { at } = useArea()
  const { id, code } = currency
  const kept: Record<string, string> = back ? { back } : {}
  if (currency.is_base) return null
  return (
    <>
      {currency.active && (
        <ConfirmButton
          label={t('currencies.make_base')}
          title={t('currencies.make_base_question', { code })}
          action={at(`/currencies/base/${id}`)}
          method="post"
          fields={kept}
          className=""
        >
          {t('currencies.make_base_effect', {
            code,
            base: base ?? code,
            rate: formatRate(currency.rate),
          })}
        </ConfirmButton>
      )}
      {uses.length === 0 && (
        <ConfirmButton
          label={t('currencies.delete')}
          title={t('currencies.delete_question', { code })}
          action={at(`/currencies/edit/${id}`)}
          fields={kept}
        >
          {t('currencies.delete_effect')}
        </ConfirmButton>
      )}
    </>
  )
}
