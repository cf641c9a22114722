import '~/css/sales.scss'
import { ShoppingBag } from 'lucide-react'
import { EmptyState } from '~/components/lists/empty_state'
import { PackageCard, PackageCards, type PackageOffer } from '~/components/packages/package_card'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { QuantityPrice } from '~/components/sales/quantity_price'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface OffersProps {
  offers: PackageOffer[]
  /** Whether the client can buy additional packs. */
  has_base_package: boolean
}

const sections = () => [
  { family: 'basic', title: t('purchases.packages'), lead: t('purchases.packages_lead') },
  {
    family: 'pay_as_you_go',
    title: t('purchases.pay_as_you_go'),
    lead: t('purchases.pay_as_you_go_lead'),
  },
  {
    family: 'additional_talk_time',
    title: t('common.menu_additional_packs'),
    lead: t('purchases.additional_packs_lead'),
  },
]

export default function Offers({ offers, has_base_package: hasBase }: OffersProps) {
  const filled = sections()
    .map((section) => ({
      ...section,
      cards: offers.filter(({ family }) => family === section.family),
    }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <>
      <PageHeader title={t('common.menu_packages_list')} lead={t('purchases.packages_list_lead')}>
        <PortalLink className="button" href="/portal/partner/all-activated-packages">
          {t('common.menu_purchase_history')}
        </PortalLink>
      </PageHeader>
      {!filled.length && (
        <EmptyState icon={ShoppingBag} title={t('purchases.nothing_on_offer')}>
          {t('purchases.nothing_on_offer_advice')}
        </EmptyState>
      )}
      <div className="stack">
        {filled.map(({ family, title, lead, cards }) => (
          <section key={family} aria-labelledby={family}>
            <h2 className="card-title" id={family}>
              {title}
            </h2>
            <p className="offers-lead">{lead}</p>
            <PackageCards>
              {cards.map((offer) => (
                <li key={offer.id}>
                  <PackageCard offer={offer}>
                    {family === 'additional_talk_time' && !hasBase ? (
                      <p className="is-weak">{t('purchases.needs_active_package')}</p>
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

/** A link to the confirmation; for pay-as-you-go with the quantity. */
function Choose({ offer }: { offer: PackageOffer }) {
  const { to } = usePortal()
  const place = `/portal/partner/packages-list/${offer.id}`
  const { minimum_quantity: least, maximum_quantity: most, name } = offer
  if (least === null || most === null) {
    return (
      <PortalLink
        className="button is-primary"
        href={place}
        aria-label={t('purchases.choose_package', { package: name })}
      >
        {t('purchases.choose')}
      </PortalLink>
    )
  }
  return (
    <form action={to(place)} method="get">
      <label className="label" htmlFor={`quantity-${offer.id}`}>
        {t('purchases.calls')}
      </label>
      <QuantityPrice
        id={`quantity-${offer.id}`}
        offer={offer}
        least={least}
        most={most}
        quantity={String(least)}
      />
      <button
        type="submit"
        className="button is-primary"
        aria-label={t('purchases.choose_package', { package: name })}
      >
        {t('purchases.choose')}
      </button>
    </form>
  )
}
