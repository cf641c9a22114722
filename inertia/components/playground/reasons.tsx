import { sourceWords } from '@source_words'
import type { Reason } from '~/components/playground/query'
import { statusLabel } from '~/components/status_tag'
import { languageNow, t } from '~/text'

/** The relations behind a match: searched skill, type, source and weight, one per line. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  return (
    <ul className="reasons">
      {reasons.map(({ input, skill, type, weight, source }) => (
        <li key={`${input}-${skill.id}-${type}`} className="reason">
          <span className="reason-name">{skill.name}</span>
          <span className="reason-type">
            {[statusLabel(type), sourceWords(source, languageNow(), t)].filter(Boolean).join(' · ')}
          </span>
          <ReasonWeight weight={weight} />
        </li>
      ))}
    </ul>
  )
}

/** A weight of 0-100 as a bar, a number and a word. */
function ReasonWeight({ weight }: { weight: number }) {
  return (
    <span className="strength">
      <svg className="strength-bar" aria-hidden="true">
        <rect width={`${weight}%`} height="100%" rx="4" />
      </svg>
      <span className="strength-figure">{weight}</span>{' '}
      <span className="strength-word">{strengthOf(weight)}</span>
    </span>
  )
}

/** The word for a weight of 0-100. */
function strengthOf(weight: number): string {
  if (weight >= 80) return t('playground.very_strong')
  if (weight >= 60) return t('playground.strong')
  if (weight >= 40) return t('playground.medium')
  if (weight >= 20) return t('playground.weak')
  return t('playground.faint')
}
