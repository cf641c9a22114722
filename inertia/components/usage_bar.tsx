import { usageTone } from '~/constants'
import { t } from '~/text'

const toneClass = {
  primary: 'is-primary',
  success: 'is-success',
  warning: 'is-warning',
  danger: 'is-danger',
}

interface UsageBarProps {
  used: number
  total: number
  /** What is counted; read aloud with the bar. */
  label?: string
}

/** How much is used of what there is: a bar by the specification's thresholds, and the same in words. */
export function UsageBar({ used, total, label }: UsageBarProps) {
  return (
    <div className="usage-bar">
      <UsageProgress used={used} total={total} label={label} />
      <p className="usage-words">
        <span>{t('common.used_of_calls', { used, total })}</span>
        <span className="usage-percent">
          {total > 0 ? `${percentOf(used, total)} %` : t('common.none_left')}
        </span>
      </p>
    </div>
  )
}

/** The bar alone, where the words stand beside it. */
export function UsageProgress({ used, total, label }: UsageBarProps) {
  const tone = usageTone(total > 0 ? (used * 100) / total : 100)
  return (
    <progress
      className={`progress ${toneClass[tone]}`}
      value={total > 0 ? used : 0}
      max={Math.max(total, 1)}
      aria-label={label ?? t('common.calls_used')}
      aria-valuetext={t('common.used_of_calls', { used, total })}
    />
  )
}

function percentOf(used: number, total: number): number {
  return Math.floor((used * 100) / total)
}
