import { PortalLink } from '~/components/portal_link'
import { DataTable, type Column } from '~/components/data_table'
import { addressOf, usual, type Match } from '~/components/playground/query'
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
        <PortalLink href={searchFrom(name)} title={`Search from ${name}`}>
          {name}
        </PortalLink>
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

/** The form with this skill filled in: following the link costs nothing. */
function searchFrom(name: string): string {
  return addressOf({ ...usual, skills: [name], type: '', domain: '' })
}
