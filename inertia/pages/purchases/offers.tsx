import '~/css/sales.scss'
import { ShoppingBag } from '~/icons'
import { EmptyState } from '~/components/lists/empty_state'
import { PackageCard, PackageCards, type PackageOffer } from '~/components/packages/package_card'
import { PageHeader } from '~/components/layout/page_header'
import { linkTo, PortalLink } from '~/components/portal_link'
import { QuantityPrice } from '~/components/sales/quantity_price'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { usePortal } from '~/use_portal'

interface OffersProps {
  offers: PackageOffer[]
  /** Whether the client can buy additional packs. */
  has_base_package: boolean
  /** The currency of the client; null for offers in all currencies. */
  currency: string | null
  /** Whether the client can buy in other currencies too. */
  other_currencies: boolean
  currencies: 'own' | 'all'
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

export default function Offers(props: OffersProps) {
  const { offers, has_base_package: hasBase } = props
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
      <CurrencyNote {...props} />
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

/** The currency of the offers, and a switch to the others where staff allow it. */
function CurrencyNote({ currency, other_currencies: mayBuyOthers, currencies }: OffersProps) {
  if (!currency) return null
  const place = '/portal/partner/packages-list'
  return (
    <p className="offers-lead">
      {currencies === 'all' && mayBuyOthers
        ? rich('purchases.in_all_currencies', { currency, link: linkTo(place) })
        : mayBuyOthers
          ? rich('purchases.in_own_currency_or_all', {
              currency,
              link: linkTo(`${place}?currencies=all`),
            })
          : rich('purchases.in_own_currency', {
              currency,
              link: linkTo('/portal/partner/billing'),
            })}
    </p>
  )
}

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
