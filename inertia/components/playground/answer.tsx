import '~/css/tabs.scss'
import { SearchX } from '~/icons'
import { urlWith } from '~/url'
import { DateTime } from '~/components/date_time'
import { Link } from '~/components/link'
import { ExportMenu } from '~/components/lists/export_menu'
import { EmptyState } from '~/components/lists/empty_state'
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
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface AnswerProps {
  search: StoredSearch
  answer: SearchAnswer
  asked: Asked
  price: Price
  view: View
}

const tabs = (): Array<{ name: View['name']; label: string }> => [
  { name: 'table', label: t('playground.table') },
  { name: 'graph', label: t('playground.graph') },
  { name: 'json', label: 'JSON' },
  { name: 'code', label: t('playground.code') },
]

/**
 * The results of a search: as a table, as a graph, as the response of `/v1`, and as code. The tabs are links
 * to the same stored results, so they are free and work without scripts.
 */
export function Answer({ search, answer, asked, price, view }: AnswerProps) {
  const { to, url } = usePortal()
  const file = urlWith(to('/playground/export'), { search: search.id })
  return (
    <section className="answer" aria-labelledby="answer">
      <header className="answer-head">
        {answer.matches.length > 0 && (
          <div className="answer-export">
            <ExportMenu fileIn={(format) => `${file}&format=${format}`} />
          </div>
        )}
        <h2 id="answer" tabIndex={-1}>
          {headingOf(answer)}
        </h2>
        <p className="answer-for">
          {t('playground.for_skills', { skills: search.skills.join(' + ') })}
        </p>
        <p className="answer-facts">
          <Facts search={search} answer={answer} price={price} />
        </p>
      </header>
      <InputNotes inputs={answer.inputs} asked={asked} />
      <nav className="tabs" aria-label={t('playground.views')}>
        <ul>
          {tabs().map(({ name, label }) => (
            <li key={name} className={name === view.name ? 'is-active' : ''}>
              <Link
                href={`${urlWith(url, { view: name === 'table' ? null : name })}#answer`}
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
      <Tab view={view} answer={answer} asked={asked} price={price} />
    </section>
  )
}

function headingOf({ inputs, total_matches: count }: SearchAnswer): string {
  if (count > 0) return t('playground.related_skills', { count })
  return t(isResolved(inputs) ? 'playground.no_related_skills' : 'playground.unresolved')
}

function isResolved(inputs: SearchAnswer['inputs']): boolean {
  return inputs.some(({ skill }) => skill)
}

function Tab({ view, answer, asked, price }: Omit<AnswerProps, 'search'>) {
  if (view.name === 'json') {
    return (
      <div className="codes is-long">
        <Code label={t('playground.answer_as_json')} html={view.html}>
          <p>{t('playground.what_programs_get')}</p>
        </Code>
      </div>
    )
  }
  if (view.name === 'code') {
    return (
      <div className="codes">
        <p>
          <PortalLink className="link" href={view.documentation}>
            {t('playground.described_in_documentation')}
          </PortalLink>
        </p>
        {view.samples.map(({ title, html }) => (
          <Code key={title} label={title} html={html}>
            <h3>{title}</h3>
          </Code>
        ))}
      </div>
    )
  }
  if (!answer.matches.length) return <NothingFound answer={answer} asked={asked} />
  if (view.name === 'table') {
    return <MatchesTable matches={answer.matches} arePublished={price.payer !== 'staff'} />
  }
  return <Graph graph={view.graph} matches={answer.matches} total={answer.total_matches} />
}

/** How much of the results is shown and why, their time and price. */
function Facts({ search, answer, price }: Omit<AnswerProps, 'asked' | 'view'>) {
  const { returned, total_matches: total, res_percentage: share, calls } = answer
  const { package: paidBy } = search
  return (
    <>
      {total > 0 && (
        <span>
          {returned < total
            ? t('playground.strongest_shown', { returned, total })
            : t('playground.all_shown')}
        </span>
      )}
      {share < 100 && (
        <span>
          {paidBy
            ? t('playground.share_shown', { package: paidBy.name, share })
            : t('playground.share_shown_of_yours', { share })}
        </span>
      )}
      {price.payer === 'guest' && returned < total && (
        <span>
          <PortalLink className="link" href="/auth/register">
            {t('playground.register_for_rest')}
          </PortalLink>
        </span>
      )}
      <span>
        <DateTime value={search.created_at} exact />
      </span>
      <span>{costOf(calls.charged, paidBy)}</span>
    </>
  )
}

function costOf(charged: number, paidBy: StoredSearch['package']): string {
  if (charged === 0) return t('playground.cost_nothing')
  return paidBy
    ? t('playground.cost_of_package', { calls: charged, package: paidBy.name })
    : t('playground.cost', { calls: charged })
}

function NothingFound({ answer, asked }: { answer: SearchAnswer; asked: Asked }) {
  const known = isResolved(answer.inputs)
  const narrowed =
    asked.type || asked.domain || asked.min_weight !== '0' || asked.max_weight !== '100'
  if (known && narrowed) {
    const wide = { ...asked, type: '', domain: '', min_weight: '0', max_weight: '100' }
    return (
      <EmptyState
        icon={SearchX}
        title={t('playground.filters_too_narrow')}
        action={
          <QueryLink className="button" asked={wide}>
            {t('playground.remove_filters')}
          </QueryLink>
        }
      >
        {t('playground.filters_too_narrow_why')}
      </EmptyState>
    )
  }
  if (known) {
    return (
      <EmptyState icon={SearchX} title={t('playground.no_relations')}>
        {t('playground.no_relations_advice')}
      </EmptyState>
    )
  }
  const suggested = answer.inputs.some(({ suggestions }) => suggestions.length > 0)
  const advice = suggested ? 'playground.unresolved_select' : 'playground.unresolved_advice'
  return <EmptyState icon={SearchX} title={t(advice)} />
}
