import { Info } from '~/icons'
import { DataTable, type Column } from '~/components/lists/data_table'
import type { Match } from '~/components/playground/query'
import { QueryLink } from '~/components/playground/query_link'
import { Reasons } from '~/components/playground/reasons'
import { PortalLink } from '~/components/portal_link'
import { formatScore } from '~/format'
import { t } from '~/text'

interface MatchesTableProps {
  matches: Match[]
  /** Whether each skill has a public page; searches of staff also find drafts. */
  arePublished: boolean
}

/** The related skills by score, with their relations and links to their pages. */
export function MatchesTable({ matches, arePublished }: MatchesTableProps) {
  const fractions = matches.map(({ score }) => fractionOf(score))
  const widest = Math.max(0, ...fractions.map(({ length }) => length))
  const rows = matches.map((match, index) => ({
    ...match,
    rank: index + 1,
    arePublished,
    missing: '.00'.slice(fractions[index]!.length, widest),
  }))
  return (
    <DataTable
      caption={t('playground.related_skills_table')}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

/** The decimals of a score with their mark. */
function fractionOf(score: number): string {
  return /\D\d+$/.exec(formatScore(score))?.[0] ?? ''
}

interface Row extends Match {
  rank: number
  arePublished: boolean
  /** Decimals that other scores have, as invisible text that aligns the column. */
  missing: string
}

const columns = (): Column<Row>[] => [
  { label: t('playground.rank'), numeric: true, cell: ({ rank }) => rank },
  {
    label: t('playground.skill'),
    heading: true,
    cell: ({ id, name, domain, arePublished }) => (
      <>
        <QueryLink asked={{ skills: [name] }} title={t('playground.search_from', { skill: name })}>
          {name}
        </QueryLink>
        {arePublished && (
          <PortalLink
            className="match-page"
            href={`/skills/${id}`}
            aria-label={t('playground.about_skill', { skill: name })}
          >
            <Info size={16} />
          </PortalLink>
        )}
        {domain && <span className="match-domain">{domain.name}</span>}
      </>
    ),
  },
  {
    label: t('playground.score'),
    numeric: true,
    cell: ({ score, missing }) => (
      <span className="match-score" data-missing={missing}>
        {formatScore(score)}
      </span>
    ),
  },
  { label: t('playground.why'), cell: ({ reasons }) => <Reasons reasons={reasons} /> },
]
