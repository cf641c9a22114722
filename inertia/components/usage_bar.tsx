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
export function UsageBar({ used, total, label = 'Calls used' }: UsageBarProps) {
  const percent = total > 0 ? (used * 100) / total : 0
  const words = `${formatCount(used)} of ${formatCount(total)} calls`
  return (
    <div className="usage-bar">
      <progress
        className={`progress ${toneClass[usageTone(total > 0 ? percent : 100)]}`}
        value={total > 0 ? used : 0}
        max={Math.max(total, 1)}
        aria-label={label}
        aria-valuetext={words}
      />
      <p className="usage-words">
        <span>{words}</span>
        <span className="usage-percent">
          {total > 0 ? `${Math.floor(percent)} %` : 'none left'}
        </span>
      </p>
    </div>
  )
}
