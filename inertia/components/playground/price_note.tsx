import type { ReactNode } from 'react'
import { PortalLink } from '~/components/portal_link'
import type { Price, WhyNoCalls } from '~/components/playground/query'
import { UsageBar } from '~/components/usage_bar'
import { countOf, formatCount } from '~/format'

/** What the next search costs and what is left, always in sight beside the button that spends it. */
export function PriceNote({ price }: { price: Price }) {
  switch (price.payer) {
    case 'client':
      return <ClientPrice price={price} />
    case 'guest':
      return <GuestPrice price={price} />
    case 'staff':
      return (
        <p className="price">
          Your searches are <strong>free and not metered</strong>. They show every match, drafts
          too.
        </p>
      )
  }
}

/** The words on the button itself. */
export function searchLabel(price: Price, again: boolean): string {
  const search = again ? 'Search again' : 'Search'
  return price.payer === 'client' ? `${search} · ${countOf(price.calls, 'call')}` : search
}

function ClientPrice({ price }: { price: ClientPriceOf }) {
  const { calls, remaining, total, pays_next: payer } = price
  if (remaining < calls) return <TooFewCalls price={price} />
  return (
    <div className="price">
      <p>
        <strong>{formatCount(remaining)}</strong> {remaining === 1 ? 'call' : 'calls'} left, {payer}{' '}
        pays next. An answer costs {countOf(calls, 'call')}; looking at it again is free.
      </p>
      <UsageBar used={total - remaining} total={total} />
    </div>
  )
}

type ClientPriceOf = Extract<Price, { payer: 'client' }>

function TooFewCalls({ price }: { price: ClientPriceOf }) {
  const { calls, remaining, why_none: why } = price
  const [title, text] =
    why === null
      ? [
          `You have ${countOf(remaining, 'call')} left`,
          `An answer costs ${countOf(calls, 'call')} at present.`,
        ]
      : exhausted[why]
  return (
    <Exhausted title={title}>
      {text} <PortalLink href="/portal/partner/packages-list">Buy calls</PortalLink> to{' '}
      {why === 'never' ? 'begin' : 'go on'}.
      {why !== 'never' && (
        <>
          {' '}
          Earlier answers stay free in your{' '}
          <PortalLink href="/portal/partner/playground/search-history">search history</PortalLink>.
        </>
      )}
    </Exhausted>
  )
}

/** Title and text for a client without a call. */
const exhausted: Record<WhyNoCalls, [string, string]> = {
  used_up: ['You have no calls left', 'Every call of your packages is spent.'],
  to_come: ['You have no calls yet', 'Your next package has not begun.'],
  expired: ['Your packages have expired', 'None of your packages runs any more.'],
  ended: ['You have no package', 'What you had was cancelled or refunded.'],
  never: ['You have no package yet', 'Each answer is paid with a call of a package.'],
}

function GuestPrice({ price }: { price: Extract<Price, { payer: 'guest' }> }) {
  const { remaining, limit, resets_in: seconds, result_limit: shown } = price
  if (limit === 0) {
    return (
      <Exhausted title="One has to sign in to search">
        There are no free searches here at the moment.{' '}
        <PortalLink href="/auth/register">Register</PortalLink> for a package of calls that shows
        every match.
      </Exhausted>
    )
  }
  if (remaining === 0) {
    return (
      <Exhausted title="Today’s free searches are used up">
        {`${again(limit, seconds)}. `}
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
      {seconds > 0 ? again(limit, seconds) : 'The day begins with your first search'}.{' '}
      <PortalLink href="/auth/register">Register</PortalLink> to see all of them.
    </p>
  )
}

/** "All 10 are there again in 5 hours". */
function again(limit: number, seconds: number): string {
  const all = limit === 1 ? 'It is' : `All ${formatCount(limit)} are`
  return `${all} there again in ${durationOf(seconds)}`
}

/** The same in a line that stays in sight on small screens, below whatever one reads. */
export function PriceBar({ price }: { price: Price }) {
  return (
    <div className="price-bar">
      <span>{inShort(price)}</span>
      <a className="link" href="#query">
        Change the search
      </a>
    </div>
  )
}

function inShort(price: Price): string {
  switch (price.payer) {
    case 'client':
      return `${countOf(price.remaining, 'call')} left, ${formatCount(price.calls)} each`
    case 'guest':
      return `${formatCount(price.remaining)} of ${formatCount(price.limit)} left today`
    case 'staff':
      return 'Free, not metered'
  }
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
