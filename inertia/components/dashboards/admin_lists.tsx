import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { PortalLink } from '~/components/portal_link'
import { UsageBar } from '~/components/usage_bar'
import { formatCount, formatDate } from '~/format'
import { t } from '~/text'
import { urlWith } from '~/url'
import { useArea } from '~/use_area'

type Panel = Data.Dashboards.AdminPanel
type SkillNotFound = Panel['zero_result_searches'][number]

interface SearchedSkillsProps<Skill> {
  title: string
  lead?: string
  skills: Skill[]
  /** The text of an empty list. */
  none: string
  /** Below the name of a skill. */
  note?: (skill: Skill) => ReactNode
}

/** Searched skills with their counts and links to the list of skills. */
export function SearchedSkills<Skill extends Panel['top_searches'][number]>({
  title,
  lead,
  skills,
  none,
  note,
}: SearchedSkillsProps<Skill>) {
  return (
    <Card title={title} lead={lead}>
      {skills.length ? (
        <ol className="share-list">
          {skills.map((one) => (
            <li key={one.skill}>
              <div>
                <PortalLink href={`/portal/admin/skills?search=${encodeURIComponent(one.skill)}`}>
                  {one.skill}
                </PortalLink>
                {note?.(one)}
              </div>
              <span>{formatCount(one.searches)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState title={none} />
      )}
    </Card>
  )
}

/**
 * What a skill without results stands for by now, and a link that adds a synonym and returns here. A resolved one
 * needs no synonym: its searches had filters without results, or the skill has no relations.
 */
export function SynonymNote({ skill, is_resolved: isResolved, stands_for: names }: SkillNotFound) {
  const { at, here } = useArea()
  const standsFor = isResolved ? 'dashboards.stands_for' : 'dashboards.stands_for_no_skill'
  return (
    <>
      {names.length > 0 && (
        <span className="cell-note">{t(standsFor, { names: names.join(', ') })}</span>
      )}
      {!isResolved && (
        <PortalLink
          className="cell-note link mt-2"
          href={urlWith(at('/synonyms/create'), { term: skill, back: here })}
        >
          {t('dashboards.add_as_synonym')}
          <span className="is-sr-only"> ({skill})</span>
        </PortalLink>
      )}
    </>
  )
}

/** Clients with few calls left, lowest balance first. */
export function LowClients({ clients }: { clients: Panel['low_balance_clients'] }) {
  return (
    <Card title={t('dashboards.low_on_calls')} lead={t('dashboards.low_on_calls_lead')} flush>
      <DataTable
        caption={t('dashboards.clients_low_on_calls')}
        columns={clientColumns()}
        rows={clients}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('dashboards.no_client_low')} />}
      />
    </Card>
  )
}

const clientColumns = (): Column<Panel['low_balance_clients'][number]>[] => [
  {
    label: t('dashboards.client'),
    heading: true,
    cell: ({ id, name }) => (
      <PortalLink href={`/portal/admin/clients/packages/${id}`}>{name}</PortalLink>
    ),
  },
  { label: t('dashboards.left'), numeric: true, cell: ({ remaining }) => formatCount(remaining) },
  {
    label: t('dashboards.used'),
    cell: ({ usage_calls: used, total_calls: total }) => <UsageBar used={used} total={total} />,
  },
]

/** Totals of the invoice reader, without owners and content of files. */
export function InvoiceTotals({ figures }: { figures: Panel['invoices'] }) {
  const { read, refused, median_ms: median, routes, problems, days } = figures
  const busy = days.filter((day) => day.read + day.refused > 0)
  return (
    <Card
      title={t('dashboards.invoice_reader')}
      lead={t('dashboards.invoices_read', { read, refused, ms: median ?? 0 })}
    >
      {busy.length > 0 && (
        <div className="split">
          <ul className="share-list">
            {routes.map(({ route, read: count, median_ms: ms }) => (
              <li key={route}>
                <span>{t('dashboards.invoices_by_route', { route, ms })}</span>
                <span>{formatCount(count)}</span>
              </li>
            ))}
            {problems.map(({ code, files }) => (
              <li key={code}>
                <span>{t('dashboards.invoices_refused', { code })}</span>
                <span>{formatCount(files)}</span>
              </li>
            ))}
          </ul>
          <ol className="share-list" reversed>
            {busy
              .slice(-10)
              .reverse()
              .map(({ day, ...counts }) => (
                <li key={day}>
                  <span>{formatDate(day)}</span>
                  <span>{t('dashboards.invoices_of_day', counts)}</span>
                </li>
              ))}
          </ol>
        </div>
      )}
    </Card>
  )
}
