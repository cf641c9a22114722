import { Card } from '~/components/card'
import { FieldError, useField } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PackageCard, priceOf, type PackageOffer } from '~/components/packages/package_card'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { QuantityPrice } from '~/components/sales/quantity_price'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'

interface ConfirmProps {
  offer: PackageOffer
  /** Of the offer as it is shown here: a changed one is not bought unseen. */
  version: number
  on_offer: boolean
  lacks_package: boolean
  quantity: number
  least: number
  most: number
  /** Makes one purchase of one form, however often it is sent. */
  once: string
}

export default function ConfirmPurchase(props: ConfirmProps) {
  const { offer, version, on_offer: onOffer, lacks_package: lacksPackage, once } = props
  return (
    <div className="form-column">
      <PageHeader
        title={`Activate ${offer.name}`}
        lead="It runs from the moment you confirm, and stays unpaid until we have settled it with you."
      />
      <div className="stack">
        <PackageCard offer={offer} showFamily heading="h2" />
        <Card title="Confirm">
          {!onOffer || lacksPackage ? (
            <Refused onOffer={onOffer} />
          ) : (
            <Form action={`/portal/partner/packages-list/${offer.id}`}>
              <FormErrors refusal />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="once" value={once} />
              {offer.unit_price !== null ? (
                <QuantityField {...props} />
              ) : (
                <p className="confirm-price">
                  You pay <strong>{priceOf(offer)}</strong>.
                </p>
              )}
              <FormActions>
                <SubmitButton>Activate now</SubmitButton>
                <PortalLink className="button is-text" href="/portal/partner/packages-list">
                  Cancel
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

function QuantityField({ offer, quantity, least, most }: ConfirmProps) {
  const { id, message, old, described } = useField('quantity', 'hint')
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Calls
      </label>
      <p className="help" id={`${id}-hint`}>
        From {formatCount(least)} to {formatCount(most)}; the price beside it is what you pay.
      </p>
      <QuantityPrice
        id={id}
        aria-describedby={described}
        offer={offer}
        least={least}
        most={most}
        quantity={Number(old ?? quantity)}
      />
      <FieldError id={id} message={message} />
    </div>
  )
}

function Refused({ onOffer }: { onOffer: boolean }) {
  return (
    <>
      <p>
        {onOffer
          ? 'An additional pack goes on top of an active package. Activate a package or pay as you go first.'
          : 'This package is not on offer any more.'}
      </p>
      <FormActions>
        <PortalLink className="button is-primary" href="/portal/partner/packages-list">
          See all packages
        </PortalLink>
      </FormActions>
    </>
  )
}
