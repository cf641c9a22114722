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
  /** The unit, for screen readers. */
  label?: string
}

/** The usage as a bar, coloured by `usageTone`, and as text. */
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

/** Only the bar, if the text is beside it. */
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
