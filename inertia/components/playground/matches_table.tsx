import { DataTable, type Column } from '~/components/data_table'
import type { Match } from '~/components/playground/query'
import { QueryLink } from '~/components/playground/query_link'
import { Reasons } from '~/components/playground/reasons'
import { formatScore } from '~/format'
import { t } from '~/text'

/** The related skills by score, with their relations. */
export function MatchesTable({ matches }: { matches: Match[] }) {
  const rows = matches.map((match, index) => ({ ...match, rank: index + 1 }))
  return (
    <DataTable
      caption={t('playground.related_skills_table')}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const columns = (): Column<Match & { rank: number }>[] => [
  { label: t('playground.rank'), numeric: true, cell: ({ rank }) => rank },
  {
    label: t('playground.skill'),
    heading: true,
    cell: ({ name, domain }) => (
      <>
        <QueryLink asked={{ skills: [name] }} title={t('playground.search_from', { skill: name })}>
          {name}
        </QueryLink>
        {domain && <span className="match-domain">{domain.name}</span>}
      </>
    ),
  },
  {
    label: t('playground.score'),
    numeric: true,
    cell: ({ score }) => <span className="match-score">{formatScore(score)}</span>,
  },
  { label: t('playground.why'), cell: ({ reasons }) => <Reasons reasons={reasons} /> },
]
