import type { MessageId } from '@lang/message_id'
import type { ReactNode } from 'react'
import { linkTo } from '~/components/portal_link'
import type { Price, WhyNoCalls } from '~/components/playground/query'
import { UsageBar } from '~/components/usage_bar'
import { rich, t } from '~/text'

/** The price of the next search and the remaining calls, beside the button. */
export function PriceNote({ price }: { price: Price }) {
  switch (price.payer) {
    case 'client':
      return <ClientPrice price={price} />
    case 'guest':
      return <GuestPrice price={price} />
    case 'staff':
      return <p className="price">{rich('playground.staff_price', { strong })}</p>
  }
}

/** The label of the button. */
export function searchLabel(price: Price, again: boolean): string {
  if (price.payer !== 'client') return again ? t('playground.search_again') : t('playground.search')
  const { calls } = price
  return again
    ? t('playground.search_again_for_calls', { calls })
    : t('playground.search_for_calls', { calls })
}

function ClientPrice({ price }: { price: PriceFor<'client'> }) {
  const { calls, remaining, total, pays_next: payer } = price
  if (remaining < calls) return <TooFewCalls price={price} />
  return (
    <div className="price">
      <p>{rich('playground.calls_left', { remaining, payer: payer ?? '', calls, strong })}</p>
      <UsageBar used={total - remaining} total={total} />
    </div>
  )
}

type PriceFor<Payer extends Price['payer']> = Extract<Price, { payer: Payer }>

function TooFewCalls({ price }: { price: PriceFor<'client'> }) {
  const { calls, remaining, why_none: why } = price
  if (why === 'unconfirmed' || why === 'pending') return <Waiting why={why} />
  const [title, text] =
    why === null
      ? [t('playground.too_few_left', { remaining }), t('playground.cost_at_present', { calls })]
      : exhausted[why].map((id) => t(id))
  const offers = linkTo('/portal/partner/packages-list')
  return (
    <Exhausted title={title}>
      {text}{' '}
      {why === 'never'
        ? rich('playground.buy_to_begin', { link: offers })
        : rich('playground.buy_to_go_on', { link: offers })}
      {why !== 'never' && (
        <>
          {' '}
          {rich('playground.earlier_answers', {
            link: linkTo('/portal/partner/playground/search-history'),
          })}
        </>
      )}
    </Exhausted>
  )
}

/** Calls that wait for a step of the user. */
function Waiting({ why }: { why: 'unconfirmed' | 'pending' }) {
  return why === 'unconfirmed' ? (
    <Exhausted title={t('playground.unconfirmed')}>
      {rich('playground.unconfirmed_text', { link: linkTo('/auth/confirm-email') })}
    </Exhausted>
  ) : (
    <Exhausted title={t('playground.pending')}>
      {rich('playground.pending_text', { link: linkTo('/portal/partner/all-activated-packages') })}
    </Exhausted>
  )
}

/** Title and text for a client without calls. */
const exhausted: Record<Exclude<WhyNoCalls, 'unconfirmed' | 'pending'>, [MessageId, MessageId]> = {
  used_up: ['playground.none_left', 'playground.all_spent'],
  to_come: ['playground.none_yet', 'playground.next_not_begun'],
  expired: ['playground.packages_expired', 'playground.none_runs'],
  ended: ['playground.no_package', 'playground.package_ended'],
  never: ['playground.no_package_yet', 'playground.paid_by_packages'],
}

function GuestPrice({ price }: { price: PriceFor<'guest'> }) {
  const { remaining, limit, resets_in: seconds, result_limit: shown } = price
  const link = linkTo('/auth/register')
  if (limit === 0) {
    return (
      <Exhausted title={t('playground.no_guests')}>
        {t('playground.no_free_searches')} {rich('playground.register_for_package', { link })}
      </Exhausted>
    )
  }
  if (remaining === 0) {
    return (
      <Exhausted title={t('playground.free_used_up')}>
        {again(limit, seconds)} {rich('playground.register_for_package', { link })}
      </Exhausted>
    )
  }
  return (
    <p className="price">
      {rich('playground.free_left', { remaining, limit, shown, strong })}{' '}
      {seconds > 0 ? again(limit, seconds) : t('playground.allowance_reset')}{' '}
      {rich('playground.register_for_all', { link })}
    </p>
  )
}

/** "All 10 are available again in 5 hours."; rounded up, so that nobody returns too early. */
function again(limit: number, seconds: number): string {
  return seconds > 3600
    ? t('playground.again_in_hours', { limit, hours: Math.ceil(seconds / 3600) })
    : t('playground.again_in_minutes', { limit, minutes: Math.ceil(seconds / 60) })
}

/** The same as a sticky line on small screens. */
export function PriceBar({ price }: { price: Price }) {
  return (
    <div className="price-bar">
      <span>{inShort(price)}</span>
      <a className="link" href="#query">
        {t('playground.change_search')}
      </a>
    </div>
  )
}

function inShort(price: Price): string {
  switch (price.payer) {
    case 'client': {
      const { remaining, calls } = price
      return t('playground.calls_left_in_short', { remaining, calls })
    }
    case 'guest': {
      const { remaining, limit } = price
      return t('playground.free_left_in_short', { remaining, limit })
    }
    case 'staff':
      return t('playground.staff_price_in_short')
  }
}

function Exhausted({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="note is-warning">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{children}</p>
    </div>
  )
}

function strong(inside: ReactNode) {
  return <strong>{inside}</strong>
}
