import '~/css/packages.scss'
import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { formatMoney } from '~/format'
import { t } from '~/text'

/** An offer as cards show it; amounts in minor units of its currency. */
export type PackageOffer = Data.Billing.Packages.PackageCard

/** What a family is called. */
export function familyName(family: PackageOffer['family']): string {
  return t(familyTexts[family])
}

const familyTexts = {
  free: 'offers.family_free',
  basic: 'offers.family_basic',
  additional_talk_time: 'offers.family_additional_talk_time',
  pay_as_you_go: 'offers.family_pay_as_you_go',
} as const

/** The families to choose from. */
export function familyOptions() {
  const families = Object.keys(familyTexts) as Array<PackageOffer['family']>
  return families.map((value) => ({ value, label: familyName(value) }))
}

interface PackageCardProps {
  offer: PackageOffer
  /** What can be done with it, at the foot of the card: buttons, a form, a state in words. */
  children?: ReactNode
  /** Names the family above the offer's name, where families stand side by side. */
  showFamily?: boolean
  /** The level of the name's heading on this page. */
  heading?: 'h2' | 'h3'
}

/** An offer as clients see it: name, price by its family, calls, validity, features and what can be done. */
export function PackageCard({
  offer,
  children,
  showFamily = false,
  heading: Heading = 'h3',
}: PackageCardProps) {
  const { name, family, description, features } = offer
  return (
    <article className="offer">
      {showFamily && <p className="offer-family">{familyName(family)}</p>}
      <Heading className="offer-name">{name}</Heading>
      <p className="offer-price">{priceOf(offer)}</p>
      <p className="offer-calls">{callsOf(offer)}</p>
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

/** Cards side by side, as many as fit. */
export function PackageCards({ children }: { children: ReactNode }) {
  return <ul className="offers">{children}</ul>
}

/** "€49", "€0.02 a call", "Free". */
export function priceOf({ price, unit_price: unitPrice, currency }: PackageOffer): string {
  if (!currency) return t('offers.free')
  return unitPrice === null
    ? formatMoney(price, currency)
    : t('offers.price_of_call', { price: formatMoney(unitPrice, currency) })
}

/** How many calls, and for how long: "5,000 calls, valid 30 days". */
export function callsOf(offer: PackageOffer): string {
  const { unit_price: unitPrice, total_calls: calls, validity_days: days } = offer
  const validity = { expires: days === null ? 'no' : 'yes', days: days ?? 0 }
  if (unitPrice === null) return t('offers.calls', { calls, ...validity })
  const { minimum_quantity: least, maximum_quantity: most } = offer
  if (least === null || most === null) return t('offers.calls_of_choice', validity)
  return t('offers.calls_from_to', { least, most, ...validity })
}
