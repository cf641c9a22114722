import { DataTable, type Column } from '~/components/data_table'
import type { Match } from '~/components/playground/query'
import { QueryLink } from '~/components/playground/query_link'
import { Reasons } from '~/components/playground/reasons'

/** The related skills in the order of their score, each with the reasons why it is there. */
export function MatchesTable({ matches }: { matches: Match[] }) {
  const rows = matches.map((match, index) => ({ ...match, rank: index + 1 }))
  return (
    <DataTable caption="Related skills" columns={columns} rows={rows} rowKey={({ id }) => id} />
  )
}

const columns: Column<Match & { rank: number }>[] = [
  { label: 'Rank', numeric: true, cell: ({ rank }) => rank },
  {
    label: 'Skill',
    heading: true,
    cell: ({ name, domain }) => (
      <>
        <QueryLink asked={{ skills: [name] }} title={`Search from ${name}`}>
          {name}
        </QueryLink>
        {domain && <span className="match-domain">{domain.name}</span>}
      </>
    ),
  },
  {
    label: 'Score',
    numeric: true,
    cell: ({ score }) => <span className="match-score">{score.toFixed(1)}</span>,
  },
  { label: 'Why', cell: ({ reasons }) => <Reasons reasons={reasons} /> },
]
