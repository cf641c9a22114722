import { relationWords, strengthOf, type Reason } from '~/components/playground/query'

/** Why a skill is there: from which input, by what kind of relation, how strong; one line for each. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  return (
    <ul className="reasons">
      {reasons.map(({ input, skill, type, weight }) => (
        <li key={`${input}-${skill.id}-${type}`} className="reason">
          <span className="reason-name">{skill.name}</span>
          <span className="reason-type">{relationWords[type] ?? type}</span>
          <Weight weight={weight} />
        </li>
      ))}
    </ul>
  )
}

/** A weight of 0-100 as a bar, a figure and a word. */
export function Weight({ weight }: { weight: number }) {
  return (
    <span className="strength">
      <span className="strength-bar" aria-hidden="true">
        <span style={{ width: `${weight}%` }} />
      </span>
      <span className="strength-figure">{weight}</span>{' '}
      <span className="strength-word">{strengthOf(weight)}</span>
    </span>
  )
}
