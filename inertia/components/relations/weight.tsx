import { formatScore } from '~/format'

/** A weight or score from 0 to 100 as a number with a bar. */
export function Weight({ value }: { value: number }) {
  return (
    <span className="weight">
      <span className="weight-bar" aria-hidden="true">
        <svg width={`${value}%`} />
      </span>
      {formatScore(value)}
    </span>
  )
}
