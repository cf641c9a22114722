import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { ConfirmButton } from '~/components/confirm_button'
import { Differences, type Difference } from '~/components/differences'
import { CheckField, Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

type Currency = Data.Currencies.Currency

interface EditCurrencyProps {
  currency: Currency
  form: { name: string; symbol: string; exponent: string; rate: string; active: string }
  base: string | null
  /** What uses it, in words: "packages (3)". */
  uses: string[]
  exponent_fixed: boolean
  /** As it was when the form was opened; the one of now after a stale save. */
  version: string
  stale: boolean
  differences: Difference[]
  back: string | null
}

export default function EditCurrency(props: EditCurrencyProps) {
  const { currency, form, base, uses, version, back } = props
  const { at } = useArea()
  const isBase = currency.is_base
  return (
    <div className="form-column">
      <PageHeader
        title={`${currency.code}: ${currency.name}`}
        lead={uses.length ? `Used by ${uses.join(', ')}.` : 'Nothing uses it yet.'}
      >
        <CurrencyButtons {...props} />
      </PageHeader>
      {props.stale && <Differences what="this currency" differences={props.differences} />}
      <Form
        action={at(`/currencies/edit/${currency.id}`)}
        guard
        unsaved={props.stale}
        key={version}
      >
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <div className="field-pair">
          <Field name="name" label="Name" required maxLength={100} defaultValue={form.name} />
          <Field name="symbol" label="Symbol" required maxLength={10} defaultValue={form.symbol} />
        </div>
        <div className="field-pair">
          <Field
            name="rate"
            label="Rate"
            required
            inputMode="decimal"
            readOnly={isBase}
            hint={
              isBase ? 'The base has the rate 1.' : `What one ${currency.code} is worth in ${base}.`
            }
            defaultValue={form.rate}
          />
          <Field
            name="exponent"
            label="Decimals"
            required
            inputMode="numeric"
            readOnly={props.exponent_fixed}
            hint={
              props.exponent_fixed
                ? 'Stays, since amounts are kept in it.'
                : 'Of its minor unit, by ISO 4217.'
            }
            defaultValue={form.exponent}
          />
        </div>
        {isBase ? (
          <input type="hidden" name="active" value="true" />
        ) : (
          <CheckField
            name="active"
            label="Active"
            hint="New packages can be priced in it."
            defaultChecked={form.active === 'true'}
          />
        )}
        <FormActions>
          <SubmitButton>Save</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/currencies')}>
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

EditCurrency.layout = PortalLayout

/** Making it the base, and deleting what nothing uses. */
function CurrencyButtons({ currency, base, uses, back }: EditCurrencyProps) {
  const { at } = useArea()
  const { id, code } = currency
  const kept: Record<string, string> = back ? { back } : {}
  if (currency.is_base) return null
  return (
    <>
      {currency.active && (
        <ConfirmButton
          label="Make it the base"
          title={`Make ${code} the base?`}
          action={at(`/currencies/base/${id}`)}
          method="post"
          fields={kept}
          className=""
        >
          Totals are counted in {code} from now on. Every rate is divided by the rate of {code} (
          {currency.rate}), so that {code} has the rate 1 and {base} an ordinary one. Sales made so
          far keep their rates and their base.
        </ConfirmButton>
      )}
      {uses.length === 0 && (
        <ConfirmButton
          label="Delete"
          title={`Delete ${code}?`}
          action={at(`/currencies/edit/${id}`)}
          fields={kept}
        >
          Nothing uses it. You can add it again later.
        </ConfirmButton>
      )}
    </>
  )
}
