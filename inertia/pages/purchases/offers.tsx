import { ShoppingBag } from 'lucide-react'
import { EmptyState } from '~/components/empty_state'
import {
  familyName,
  PackageCard,
  PackageCards,
  type PackageOffer,
} from '~/components/packages/package_card'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { QuantityPrice } from '~/components/sales/quantity_price'
import { PortalLayout } from '~/layouts/portal'
import { usePortal } from '~/use_portal'

interface OffersProps {
  offers: PackageOffer[]
  /** An additional pack can be put on top of a package. */
  has_base_package: boolean
}

const sections = [
  { family: 'basic', title: 'Packages', lead: 'A number of calls for a fixed price.' },
  {
    family: 'pay_as_you_go',
    title: 'Pay as you go',
    lead: 'As many calls as you choose, paid by the call.',
  },
  {
    family: 'additional_talk_time',
    title: 'Additional packs',
    lead: 'More calls on top of an active package.',
  },
] as const

export default function Offers({ offers, has_base_package: hasBase }: OffersProps) {
  const filled = sections
    .map((section) => ({
      ...section,
      cards: offers.filter(({ family }) => family === section.family),
    }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <>
      <PageHeader
        title="Packages list"
        lead="Activate a package to search. You see the whole price before anything is bought."
      >
        <PortalLink className="button" href="/portal/partner/all-activated-packages">
          Purchase History
        </PortalLink>
      </PageHeader>
      {!filled.length && (
        <EmptyState icon={ShoppingBag} title="Nothing is on offer at the moment">
          Ask us for a package, or look here again later.
        </EmptyState>
      )}
      <div className="stack">
        {filled.map(({ family, title, lead, cards }) => (
          <section key={family} aria-labelledby={family}>
            <h2 className="section-title" id={family}>
              {title}
            </h2>
            <p className="offers-lead">{lead}</p>
            <PackageCards>
              {cards.map((offer) => (
                <li key={offer.id}>
                  <PackageCard offer={offer}>
                    {family === 'additional_talk_time' && !hasBase ? (
                      <p className="is-weak">
                        Goes on top of an active {familyName('basic').toLowerCase()} or{' '}
                        {familyName('pay_as_you_go').toLowerCase()}: activate one of these first.
                      </p>
                    ) : (
                      <Choose offer={offer} />
                    )}
                  </PackageCard>
                </li>
              ))}
            </PackageCards>
          </section>
        ))}
      </div>
    </>
  )
}

Offers.layout = PortalLayout

/** Leads to the confirmation; of pay-as-you-go with the quantity. */
function Choose({ offer }: { offer: PackageOffer }) {
  const { to } = usePortal()
  const place = `/portal/partner/packages-list/${offer.id}`
  const { minimum_quantity: least, maximum_quantity: most, name } = offer
  if (least === null || most === null) {
    return (
      <PortalLink className="button is-primary" href={place} aria-label={`Choose ${name}`}>
        Choose
      </PortalLink>
    )
  }
  return (
    <form action={to(place)} method="get">
      <label className="label" htmlFor={`quantity-${offer.id}`}>
        Calls
      </label>
      <QuantityPrice
        id={`quantity-${offer.id}`}
        offer={offer}
        least={least}
        most={most}
        quantity={least}
      />
      <button type="submit" className="button is-primary" aria-label={`Choose ${name}`}>
        Choose
      </button>
    </form>
  )
}
