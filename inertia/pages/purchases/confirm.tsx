import '~/css/sales.scss'
import type { Credit } from '#app/billing/sales/open_amount'
import { Card } from '~/components/card'
import { DateTime } from '~/components/date_time'
import { FieldError, useField } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PackageCard, priceText, type PackageOffer } from '~/components/packages/package_card'
import { PageHeader } from '~/components/layout/page_header'
import { linkTo, PortalLink } from '~/components/portal_link'
import { QuantityPrice } from '~/components/sales/quantity_price'
import type { Purchase } from '~/components/sales/purchase_columns'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { formatExactMoney, formatRate } from '~/format'
import { withTax } from '~/with_tax'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'

interface ConfirmProps {
  offer: PackageOffer
  /** The version of the shown offer, so that a changed one is not bought. */
  version: number
  on_offer: boolean
  lacks_package: boolean
  /** The currency of the offer, if the client cannot buy in it. */
  currency: string | null
  /** A package of this offer that the client already has. */
  running: Purchase | null
  /** In percent, added to the price. */
  tax_rate: number
  lacks_address: boolean
  credit: Credit
  is_confirmed: boolean
  /** As typed. */
  quantity: string
  least: number
  most: number
  /** Idempotency token of the form. */
  once: string
}

export default function ConfirmPurchase(props: ConfirmProps) {
  const { offer, version, on_offer: onOffer, lacks_package: lacksPackage, currency } = props
  const { running, once, tax_rate: taxRate } = props
  const total =
    offer.currency && taxRate > 0
      ? formatExactMoney(withTax(offer.price, taxRate), offer.currency)
      : priceText(offer)
  return (
    <div className="form-column">
      <PageHeader
        title={t('purchases.activate', { package: offer.name })}
        lead={t('purchases.activate_lead')}
      />
      <div className="stack">
        <PackageCard offer={offer} showFamily heading="h2" />
        <Card title={t('purchases.confirm')}>
          {!onOffer || lacksPackage || currency ? (
            <Refused onOffer={onOffer} currency={currency} />
          ) : (
            <Form action={`/portal/partner/packages-list/${offer.id}`}>
              <FormErrors refusal />
              {running && <Running purchase={running} />}
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="once" value={once} />
              {offer.unit_price !== null ? (
                <QuantityField {...props} />
              ) : (
                <p className="confirm-price">
                  {rich('purchases.you_pay', {
                    price: total,
                    strong: (inside) => <strong>{inside}</strong>,
                  })}
                </p>
              )}
              {props.tax_rate > 0 && (
                <p className="mb-4">
                  {t('purchases.includes_tax', { rate: formatRate(props.tax_rate) })}
                </p>
              )}
              {props.lacks_address && (
                <p className="note is-warning mb-4">
                  {rich('purchases.no_address', { link: linkTo('/portal/partner/billing/edit') })}
                </p>
              )}
              <WhenUsable {...props} />
              <FormActions>
                <SubmitButton>
                  {running
                    ? t('purchases.activate_again')
                    : t(isBeyondCredit(props) ? 'purchases.buy' : 'purchases.activate_now')}
                </SubmitButton>
                <PortalLink className="button is-text" href="/portal/partner/packages-list">
                  {t('common.cancel')}
                </PortalLink>
              </FormActions>
            </Form>
          )}
        </Card>
      </div>
    </div>
  )
}

ConfirmPurchase.layout = PortalLayout

/** Whoever confirms knows that the package runs. */
function Running({ purchase }: { purchase: Purchase }) {
  const { status, available_calls: left, expires_at: end } = purchase
  return (
    <div className="note is-warning mb-4">
      <input type="hidden" name="allow_repeat" value="true" />
      <p>
        <strong>{t('purchases.runs_already')}</strong>
      </p>
      <p>
        {status === 'pending_payment'
          ? rich('purchases.runs_pending', {
              link: linkTo('/portal/partner/all-activated-packages'),
            })
          : end
            ? rich('purchases.runs_with_end', { left, date: () => <DateTime value={end} /> })
            : t('purchases.runs_without_end', { left })}
      </p>
    </div>
  )
}

/** When the calls are available: at once within the credit limit, otherwise after the payment. */
function WhenUsable(props: ConfirmProps) {
  const { limit, open, currency } = props.credit
  const { is_confirmed: isConfirmed } = props
  if (!isConfirmed) {
    return (
      <p className="note is-warning my-4">
        {rich('purchases.confirm_email_first', { link: linkTo('/auth/confirm-email') })}
      </p>
    )
  }
  const isBeyond = limit > 0 && isBeyondCredit(props)
  const style = isBeyond ? 'note is-warning my-4' : 'is-weak my-3'
  return (
    <p className={style}>
      {limit === 0
        ? t('purchases.prepaid')
        : t(isBeyond ? 'purchases.beyond_credit' : 'purchases.credit', {
            limit: formatExactMoney(limit, currency),
            open: formatExactMoney(open, currency),
          })}
    </p>
  )
}

/** Whether the purchase is pending for certain: not known for a chosen quantity and for other currencies. */
function isBeyondCredit({
  offer,
  tax_rate: taxRate,
  credit,
  is_confirmed: isConfirmed,
}: ConfirmProps) {
  const { limit, open, currency } = credit
  if (!isConfirmed || limit === 0) return true
  if (offer.unit_price !== null || offer.currency?.code !== currency.code) return false
  return open + withTax(offer.price, taxRate) > limit
}

function QuantityField({ offer, quantity, least, most, tax_rate: taxRate }: ConfirmProps) {
  const { id, message, old, described } = useField('quantity', 'hint')
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('purchases.calls')}
      </label>
      <p className="help" id={`${id}-hint`}>
        {t('purchases.quantity_hint', { least, most })}
      </p>
      <QuantityPrice
        id={id}
        aria-describedby={described}
        offer={offer}
        taxRate={taxRate}
        least={least}
        most={most}
        quantity={old ?? quantity}
      />
      <FieldError id={id} message={message} />
    </div>
  )
}

function Refused({ onOffer, currency }: { onOffer: boolean; currency: string | null }) {
  return (
    <>
      <p>
        {!onOffer
          ? t('purchases.not_on_offer')
          : currency
            ? rich('purchases.other_currency', {
                currency,
                link: linkTo('/portal/partner/billing'),
              })
            : t('purchases.needs_package')}
      </p>
      <FormActions>
        <PortalLink className="button is-primary" href="/portal/partner/packages-list">
          {t('purchases.see_all')}
        </PortalLink>
      </FormActions>
    </>
  )
}
