import { ArrowRight } from '~/icons'
import { PortalLink } from '~/components/portal_link'
import { Weight } from '~/components/relations/weight'
import { statusLabel } from '~/components/status_tag'
import { t } from '~/text'

export type ExampleAnswer = {
  skill: string
  /** The skill as a query string. */
  terms: string
  matches: Array<{ name: string; score: number; type: string }>
  total: number
}

/** Actual search results for a skill: the first matches with their scores. */
export function ExampleList({ answer }: { answer: ExampleAnswer }) {
  const { skill, terms, matches, total } = answer
  return (
    <section className="try-it" aria-labelledby="example">
      <h2 className="label" id="example">
        {t('site.what_comes_with', { skill })}
      </h2>
      <ol className="share-list">
        {matches.map(({ name, score, type }) => (
          <li key={name}>
            <span>
              {name}
              <span className="cell-note">{statusLabel(type)}</span>
            </span>
            <Weight value={score} />
          </li>
        ))}
      </ol>
      <PortalLink
        className="link-arrow mt-4"
        href={`/playground?skills=${encodeURIComponent(terms)}`}
      >
        {total > matches.length ? t('site.all_and_why', { count: total }) : t('site.in_playground')}
        <ArrowRight size={16} />
      </PortalLink>
    </section>
  )
}

/** The same over the API: the call and the start of its response. */
export function ExampleCall({ answer, api }: { answer: ExampleAnswer; api: string }) {
  const [first] = answer.matches
  const call = [
    `curl --get ${api}/skills/playground-search/ \\`,
    `  --data-urlencode 'skills[]=${answer.skill.replaceAll("'", `'\\''`)}' \\`,
    `  --header "Authorization: Bearer $SKILLARY_KEY"`,
  ]
  const reply = [
    '{',
    `  "total_matches": ${answer.total},`,
    `  "matches": [`,
    `    { "name": ${JSON.stringify(first?.name)}, "score": ${first?.score}, … },`,
    '    …',
  ]
  return (
    <div className="hero-side">
      <pre className="code-block" tabIndex={0} aria-label={t('site.the_call')}>
        <code>{call.join('\n')}</code>
      </pre>
      <pre className="code-block" tabIndex={0} aria-label={t('site.answer_beginning')}>
        <code>{reply.join('\n')}</code>
      </pre>
    </div>
  )
}
