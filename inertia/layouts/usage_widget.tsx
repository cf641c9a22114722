import '~/css/usage.scss'
import { usePage } from '@inertiajs/react'
import { ChevronDown } from '~/icons'
import { PortalLink } from '~/components/portal_link'
import { UsageProgress } from '~/components/usage_bar'
import { formatCount } from '~/format'
import { t } from '~/text'
import { useDismissable } from '~/use_dismissable'

const packagesList = '/portal/partner/packages-list'

/**
 * A partner's usage in the top bar: used calls, the next package to pay, and a link to buy; opened, every
 * package with its remaining calls. Hidden for other roles. Works without scripts.
 */
export function UsageWidget() {
  const { availableCalls } = usePage().props
  const menu = useDismissable()
  if (!availableCalls) return null

  const { total_calls: total, usage_calls: used, packages, pays_next: next, more } = availableCalls
  const left = total - used
  return (
    <div className="usage-widget">
      <details className="usage-menu" ref={menu}>
        <summary aria-label={t('common.usage_left', { count: left, total })}>
          <UsageProgress used={used} total={total} />
          <span aria-hidden="true">{t('common.count_left', { count: left })}</span>
          <ChevronDown size={16} />
        </summary>
        <div className="usage-panel">
          <p className="usage-panel-head">
            <span>{t('common.calls')}</span>
            <span className="usage-chip">{formatCount(total)}</span>
          </p>
          <ul>
            {packages.map(({ id, name, total_calls: calls, usage_calls: spent }) => (
              <li key={id}>
                <span>{name}</span>
                <span className="usage-figure">
                  {formatCount(calls)}
                  <span className="cell-note">{t('common.count_used', { count: spent })}</span>
                </span>
              </li>
            ))}
            {more > 0 && <li>{t('common.more_packages', { count: more })}</li>}
            {!packages.length && <li>{t('common.no_active_package')}</li>}
          </ul>
          <p className="usage-panel-foot">
            <span>{t('common.remaining')}</span>
            <span>{formatCount(left)}</span>
          </p>
          <PortalLink className="button is-primary is-small" href={packagesList}>
            {left > 0 ? t('common.buy_more_calls') : t('common.buy_calls')}
          </PortalLink>
        </div>
      </details>
      <span className={next ? 'usage-chip usage-next' : 'usage-chip usage-next is-empty'}>
        <span className="is-sr-only">{t('common.pays_next')} </span>
        {next ? next.name : t('common.no_calls_left')}
      </span>
      <PortalLink className="button is-small usage-buy" href={packagesList}>
        {t('common.buy_calls')}
      </PortalLink>
    </div>
  )
}
