import '~/css/packages.scss'
import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { formatMoney } from '~/format'
import { t } from '~/text'

/** An offer on a card; amounts are in minor units of its currency. */
export type PackageOffer = Data.Billing.Packages.PackageCard

/** The name of a family. */
export function familyName(family: PackageOffer['family']): string {
  return t(familyTexts[family])
}

const familyTexts = {
  free: 'offers.family_free',
  basic: 'offers.family_basic',
  additional_talk_time: 'offers.family_additional_talk_time',
  pay_as_you_go: 'offers.family_pay_as_you_go',
} as const

/** The families as options. */
export function familyOptions() {
  const families = Object.keys(familyTexts) as Array<PackageOffer['family']>
  return families.map((value) => ({ value, label: familyName(value) }))
}

interface PackageCardProps {
  offer: PackageOffer
  /** Replaces the price of the offer. */
  price?: string
  /** Replaces the calls and the validity of the offer. */
  calls?: string
  /** The footer of the card: buttons, a form, or a status. */
  children?: ReactNode
  /** Whether the family is shown above the name, if families are mixed. */
  showFamily?: boolean
  /** The heading level of the name. */
  heading?: 'h2' | 'h3'
}

/** An offer for clients: name, price, calls, validity, features and actions. */
export function PackageCard({
  offer,
  price = priceText(offer),
  calls = callsText(offer),
  children,
  showFamily = false,
  heading: Heading = 'h3',
}: PackageCardProps) {
  const { name, family, description, features } = offer
  return (
    <article className="offer">
      {showFamily && <p className="offer-family">{familyName(family)}</p>}
      <Heading className="offer-name">{name}</Heading>
      <p className="offer-price">{price}</p>
      <p className="offer-calls">{calls}</p>
      {description && <p className="offer-text">{description}</p>}
      {features.length > 0 && (
        <ul className="offer-features">
          {features.map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </ul>
      )}
      {children && <div className="offer-actions">{children}</div>}
    </article>
  )
}

/** A grid of cards. */
export function PackageCards({ children }: { children: ReactNode }) {
  return <ul className="offers">{children}</ul>
}

/** "€49", "€0.02 a call", "Free". */
export function priceText({ price, unit_price: unitPrice, currency }: PackageOffer): string {
  if (!currency) return t('offers.free')
  return unitPrice === null
    ? formatMoney(price, currency)
    : t('offers.price_of_call', { price: formatMoney(unitPrice, currency) })
}

/** The number of calls and the validity: "5,000 calls, valid 30 days". */
export function callsText(offer: PackageOffer): string {
  const { unit_price: unitPrice, total_calls: calls, validity_days: days } = offer
  const validity = { expires: days === null ? 'no' : 'yes', days: days ?? 0 }
  if (unitPrice === null) return t('offers.calls', { calls, ...validity })
  const { minimum_quantity: least, maximum_quantity: most } = offer
  if (least === null || most === null) return t('offers.calls_of_choice', validity)
  return t('offers.calls_from_to', { least, most, ...validity })
}
