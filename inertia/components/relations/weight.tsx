import '~/css/weight.scss'
import { formatScore } from '~/format'

/** A weight or score from 0 to 100 as a number with a bar. */
export function Weight({ value }: { value: number }) {
  return (
    <span className="weight">
      <svg className="weight-bar" aria-hidden="true">
        <rect width={`${value}%`} height="100%" rx="3" />
      </svg>
      {formatScore(value)}
    </span>
  )
}
