import { usePage } from '@inertiajs/react'
import { ChevronDown } from 'lucide-react'
import { PortalLink } from '~/components/portal_link'
import { UsageProgress } from '~/components/usage_bar'
import { countOf, formatCount } from '~/format'
import { useDismissable } from '~/use_dismissable'

const packagesList = '/portal/partner/packages-list'

/**
 * A partner's calls in the top bar: how much is used, which package pays next, a way to buy; opened, each
 * package and what remains. Nothing for everybody else. Opens without scripts.
 */
export function UsageWidget() {
  const { callsAtHand } = usePage().props
  const menu = useDismissable()
  if (!callsAtHand) return null

  const { total_calls: total, usage_calls: used, packages, pays_next: next, more } = callsAtHand
  const left = total - used
  return (
    <div className="usage-widget">
      <details className="usage-menu" ref={menu}>
        <summary aria-label={`Usage: ${countOf(left, 'call')} left of ${formatCount(total)}`}>
          <UsageProgress used={used} total={total} />
          <span className="usage-left" aria-hidden="true">
            {formatCount(left)} left
          </span>
          <ChevronDown size={16} />
        </summary>
        <div className="usage-panel">
          <p className="usage-panel-head">
            <span>Calls</span>
            <span className="usage-chip">{formatCount(total)}</span>
          </p>
          <ul>
            {packages.map(({ id, name, total_calls: calls, usage_calls: spent }) => (
              <li key={id}>
                <span>{name}</span>
                <span className="usage-figure">
                  {formatCount(calls)}
                  <span className="cell-note">{formatCount(spent)} used</span>
                </span>
              </li>
            ))}
            {more > 0 && <li>{countOf(more, 'more package')}</li>}
            {!packages.length && <li>No package is active.</li>}
          </ul>
          <p className="usage-panel-foot">
            <span>Remaining</span>
            <span>{formatCount(left)}</span>
          </p>
          <PortalLink className="button is-primary is-small" href={packagesList}>
            {left > 0 ? 'Buy more calls' : 'Buy calls'}
          </PortalLink>
        </div>
      </details>
      <span className={next ? 'usage-chip usage-next' : 'usage-chip usage-next is-empty'}>
        <span className="is-sr-only">Pays next: </span>
        {next ? next.name : 'No calls left'}
      </span>
      <PortalLink className="button is-small usage-buy" href={packagesList}>
        Buy calls
      </PortalLink>
    </div>
  )
}
