import type { Asked, SearchInput } from '~/components/playground/query'
import { QueryLink } from '~/components/playground/query_link'

interface InputNotesProps {
  inputs: SearchInput[]
  asked: Asked
}

/**
 * How each term was read, where that is not plain: found by another name, by a part of it, in spite of
 * a typo, or not at all. Alternatives are links that put them in its place, free.
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
          {input.alternatives.length > 0 && (
            <p className="alternatives">
              <span>{input.skill ? 'Or did you mean' : 'Did you mean'}</span>
              {input.alternatives.map(({ id, name }) => (
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
  if (!skill) {
    return (
      <>
        <strong>{input}</strong> is not a skill we know, so it found nothing.
      </>
    )
  }
  return (
    <>
      <strong>{input}</strong> was read as <strong>{skill.name}</strong>, {why[reason]}.
    </>
  )
}

const why: Record<SearchInput['match_reason'], string> = {
  exact: 'its name',
  alias: 'which is also called so',
  prefix: 'whose name begins so',
  words: 'which has these words in its name',
  typo: 'which is spelt alike',
  none: 'the nearest there is',
}

function replaced(skills: string[], term: string, name: string): string[] {
  return skills.map((skill) => (skill === term ? name : skill))
}
