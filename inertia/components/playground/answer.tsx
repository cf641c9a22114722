import { Link } from '@inertiajs/react'
import { SearchX } from 'lucide-react'
import { addressWith } from '~/address'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { Code } from '~/components/playground/code'
import { Graph } from '~/components/playground/graph'
import { InputNotes } from '~/components/playground/input_notes'
import { MatchesTable } from '~/components/playground/matches_table'
import { PortalLink } from '~/components/portal_link'
import { QueryLink } from '~/components/playground/query_link'
import {
  type Asked,
  type Price,
  type SearchAnswer,
  type StoredSearch,
  type View,
} from '~/components/playground/query'
import { countOf, formatCount } from '~/format'
import { usePortal } from '~/use_portal'

interface AnswerProps {
  search: StoredSearch
  answer: SearchAnswer
  asked: Asked
  price: Price
  view: View
}

const tabs: Array<{ name: View['name']; label: string }> = [
  { name: 'table', label: 'Table' },
  { name: 'graph', label: 'Graph' },
  { name: 'json', label: 'JSON' },
  { name: 'code', label: 'Code' },
]

/**
 * An answer that was found, and paid where it costs: as a table, as a graph, as `/v1` gives it, and as a
 * call to it. The tabs are links to the same stored answer, so they are free and need no scripts.
 */
export function Answer({ search, answer, asked, price, view }: AnswerProps) {
  const { url } = usePortal()
  return (
    <section className="answer" aria-labelledby="answer">
      <header className="answer-head">
        <h2 id="answer" tabIndex={-1}>
          {answer.total_matches > 0
            ? countOf(answer.total_matches, 'related skill')
            : 'No related skills'}
        </h2>
        <p className="answer-for">for {search.skills.join(' + ')}</p>
        <p className="answer-facts">
          <Facts search={search} answer={answer} price={price} />
        </p>
      </header>
      <InputNotes inputs={answer.inputs} asked={asked} />
      <nav className="tabs" aria-label="Views of the answer">
        <ul>
          {tabs.map(({ name, label }) => (
            <li key={name} className={name === view.name ? 'is-active' : ''}>
              <Link
                href={`${addressWith(url, { view: name === 'table' ? null : name })}#answer`}
                aria-current={name === view.name ? 'page' : undefined}
                only={['view']}
                preserveScroll
                preserveState
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Tab view={view} answer={answer} asked={asked} />
    </section>
  )
}

function Tab({ view, answer, asked }: Pick<AnswerProps, 'view' | 'answer' | 'asked'>) {
  if (view.name === 'json') {
    return (
      <div className="codes is-long">
        <Code label="The answer as JSON" html={view.html}>
          <p>What a program gets for this search over the API.</p>
        </Code>
      </div>
    )
  }
  if (view.name === 'code') {
    return (
      <div className="codes">
        {view.samples.map(({ title, html }) => (
          <Code key={title} label={title} html={html}>
            <h3>{title}</h3>
          </Code>
        ))}
      </div>
    )
  }
  if (!answer.matches.length) return <NothingFound answer={answer} asked={asked} />
  if (view.name === 'table') return <MatchesTable matches={answer.matches} />
  return <Graph graph={view.graph} matches={answer.matches} total={answer.total_matches} />
}

/** How much of it is shown and why, when it was found, what it cost. */
function Facts({ search, answer, price }: Omit<AnswerProps, 'asked' | 'view'>) {
  const { returned, total_matches: total, res_percentage: share, calls } = answer
  const { package: paidBy } = search
  return (
    <>
      {total > 0 && (
        <span>
          {returned < total
            ? `The strongest ${formatCount(returned)} of ${formatCount(total)} shown`
            : 'All of them shown'}
        </span>
      )}
      {share < 100 && (
        <span>
          {paidBy?.name ?? 'Your package'} shows {share} % of the matches
        </span>
      )}
      {price.payer === 'guest' && returned < total && (
        <span>
          <PortalLink className="link" href="/auth/register">
            Register to see the rest
          </PortalLink>
        </span>
      )}
      <span>
        <DateTime value={search.created_at} exact />
      </span>
      <span>
        {calls.charged > 0
          ? `Cost ${countOf(calls.charged, 'call')}${paidBy ? ` of ${paidBy.name}` : ''}; showing it again is free`
          : 'Cost nothing'}
      </span>
    </>
  )
}

function NothingFound({ answer, asked }: { answer: SearchAnswer; asked: Asked }) {
  const known = answer.inputs.some(({ skill }) => skill)
  const narrowed =
    asked.type || asked.domain || asked.min_weight !== '0' || asked.max_weight !== '100'
  if (known && narrowed) {
    const wide = { ...asked, type: '', domain: '', min_weight: '0', max_weight: '100' }
    return (
      <EmptyState
        icon={SearchX}
        title="Nothing passes these filters"
        action={
          <QueryLink className="button" asked={wide}>
            Take the filters away
          </QueryLink>
        }
      >
        The skills are known; their relations lie outside the weights, the kind or the domain you
        chose.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={SearchX} title={known ? 'No skill is related to this one' : 'Nothing found'}>
      {known
        ? 'The skill is known and stands alone for now. Try it together with another one.'
        : 'Type the beginning of a name and pick one of the suggestions.'}
    </EmptyState>
  )
}
