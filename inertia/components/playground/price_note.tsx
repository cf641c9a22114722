import type { ReactNode } from 'react'
import { PortalLink } from '~/components/portal_link'
import type { Price } from '~/components/playground/query'
import { UsageBar } from '~/components/usage_bar'
import { FREE_PACK_NAME } from '~/constants'
import { countOf, formatCount } from '~/format'

/** What the next search costs and what is left, always in sight beside the button that spends it. */
export function PriceNote({ price }: { price: Price }) {
  switch (price.payer) {
    case 'client':
      return <ClientPrice price={price} />
    case 'guest':
      return <GuestPrice price={price} />
    case 'staff':
      return <p className="price">Staff searches are free and not metered.</p>
  }
}

/** The words on the button itself. */
export function searchLabel(price: Price, again: boolean): string {
  const search = again ? 'Search again' : 'Search'
  return price.payer === 'client' ? `${search} · ${countOf(price.calls, 'call')}` : search
}

function ClientPrice({ price }: { price: Extract<Price, { payer: 'client' }> }) {
  const { calls, remaining, total, pack_name: pack } = price
  if (remaining < calls) {
    return (
      <Exhausted title="You have no calls left">
        Your packages are used up or have expired; your{' '}
        <PortalLink href="/portal/partner/dashboard">dashboard</PortalLink> lists them. Ask us for
        another one to go on. Earlier answers stay free in your{' '}
        <PortalLink href="/portal/partner/playground/search-history">search history</PortalLink>.
      </Exhausted>
    )
  }
  return (
    <div className="price">
      <p>
        <strong>{formatCount(remaining)}</strong> {remaining === 1 ? 'call' : 'calls'} left,{' '}
        {pack ?? FREE_PACK_NAME} pays next. An answer costs {countOf(calls, 'call')}; looking at it
        again is free.
      </p>
      <UsageBar used={total - remaining} total={total} />
    </div>
  )
}

function GuestPrice({ price }: { price: Extract<Price, { payer: 'guest' }> }) {
  const { remaining, limit, resets_in: seconds, result_limit: shown } = price
  if (remaining === 0) {
    return (
      <Exhausted title="Today’s free searches are used up">
        {seconds > 0 && `New ones come in ${durationOf(seconds)}. `}
        <PortalLink href="/auth/register">Register</PortalLink> for a package of calls that shows
        every match.
      </Exhausted>
    )
  }
  return (
    <p className="price">
      <strong>
        {formatCount(remaining)} of {formatCount(limit)}
      </strong>{' '}
      free searches left today, each showing the {formatCount(shown)} strongest matches.{' '}
      <PortalLink href="/auth/register">Register</PortalLink> to see all of them.
    </p>
  )
}

function Exhausted({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="note is-warning">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{children}</p>
    </div>
  )
}

/** 5400 → "2 hours": rounded up, so that nobody comes too early. */
function durationOf(seconds: number): string {
  return seconds > 3600
    ? countOf(Math.ceil(seconds / 3600), 'hour')
    : countOf(Math.ceil(seconds / 60), 'minute')
}
