import { usageTone } from '~/constants'
import { formatCount } from '~/format'

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
  const words = `${formatCount(used)} of ${formatCount(total)} calls`
  return (
    <div className="usage-bar">
      <UsageProgress used={used} total={total} label={label} />
      <p className="usage-words">
        <span>{words}</span>
        <span className="usage-percent">
          {total > 0 ? `${percentOf(used, total)} %` : 'none left'}
        </span>
      </p>
    </div>
  )
}

/** The bar alone, where the words stand beside it. */
export function UsageProgress({ used, total, label = 'Calls used' }: UsageBarProps) {
  const tone = usageTone(total > 0 ? (used * 100) / total : 100)
  return (
    <progress
      className={`progress ${toneClass[tone]}`}
      value={total > 0 ? used : 0}
      max={Math.max(total, 1)}
      aria-label={label}
      aria-valuetext={`${formatCount(used)} of ${formatCount(total)} calls`}
    />
  )
}

function percentOf(used: number, total: number): number {
  return Math.floor((used * 100) / total)
}
