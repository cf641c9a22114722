import type { ReactNode } from 'react'
import type { Asked, SearchInput } from '~/components/playground/query'
import { QueryLink } from '~/components/playground/query_link'
import { rich, t } from '~/text'

interface InputNotesProps {
  inputs: SearchInput[]
  asked: Asked
}

/**
 * How each term was matched, if not by its name, or that it was not used because no match is certain.
 * Suggestions are free links that replace it.
 */
export function InputNotes({ inputs, asked }: InputNotesProps) {
  const doubtful = inputs.filter(({ match_reason: reason }) => reason !== 'exact')
  if (!doubtful.length) return null
  return (
    <ul className="input-notes">
      {doubtful.map((input) => (
        <li key={input.input} className={input.skill ? 'note' : 'note is-warning'}>
          <p>
            <Reading input={input} />
          </p>
          {input.suggestions.length > 0 && (
            <p className="input-suggestions">
              <span>
                {input.skill ? t('playground.or_did_you_mean') : t('playground.did_you_mean')}
              </span>
              {input.suggestions.map(({ id, name }) => (
                <QueryLink
                  key={id}
                  className="chip"
                  asked={{ ...asked, skills: replaced(asked.skills, input.input, name) }}
                >
                  {name}
                </QueryLink>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Reading({ input: { input, skill, match_reason: reason } }: { input: SearchInput }) {
  const strong = (inside: ReactNode) => <strong>{inside}</strong>
  return skill
    ? rich('playground.input_read_as', { input, skill: skill.name, reason, strong })
    : rich('playground.input_unknown', { input, strong })
}

function replaced(skills: string[], term: string, name: string): string[] {
  return skills.map((skill) => (skill === term ? name : skill))
}
