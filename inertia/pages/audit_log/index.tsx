import type { Data } from '@generated/data'
import { ScrollText } from 'lucide-react'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { DayField } from '~/components/day_field'
import { EmptyState } from '~/components/empty_state'
import { DataList } from '~/components/data_list'
import { fieldWords } from '~/components/field_words'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { wordsOf } from '~/components/status_tag'
import { countOf } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Entry = Data.Audit.AuditEntry

interface AuditLogProps {
  entries: Entry[]
  list: PageList
  people: Array<{ id: string; full_name: string; email: string }>
  subjects: string[]
  actions: Array<{ value: string; label: string }>
}

export default function AuditLog({ entries, list, people, subjects, actions }: AuditLogProps) {
  const { at } = useArea()
  const { filters } = list
  return (
    <>
      <PageHeader
        title="Audit log"
        count={list.total}
        capped={list.total_capped}
        lead="Who changed what, before and after. Nothing here can be changed or removed."
      />
      <DataList
        list={list}
        caption="Changes, latest first"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_change', { count })}
        searchLabel="Search what was changed by name"
        filters={[
          {
            name: 'person',
            label: 'Person',
            options: people.map(({ id, full_name: name, email }) => ({
              value: id,
              label: `${name} (${email})`,
            })),
          },
          {
            name: 'subject',
            label: 'Subject',
            options: subjects.map((value) => ({ value, label: wordsOf(value) })),
          },
          { name: 'action', label: 'Action', options: actions },
        ]}
        extraChips={[
          { name: 'from', label: 'From', value: filters.from ?? '' },
          { name: 'to', label: 'To', value: filters.to ?? '' },
          {
            name: 'subject_id',
            label: 'Only',
            value: filters.subject_id ? (entries[0]?.subject_name ?? 'one record') : '',
          },
        ]}
        fields={
          <>
            {filters.subject_id && (
              <input type="hidden" name="subject_id" value={filters.subject_id} />
            )}
            <DayField name="from" label="From" value={filters.from} />
            <DayField name="to" label="To" value={filters.to} />
          </>
        }
        file={at('/audit-log/export')}
        empty={<NoEntries />}
        advice="Take a wider range of days, or remove a filter."
      />
    </>
  )
}

AuditLog.layout = PortalLayout

const columns: Column<Entry>[] = [
  {
    name: 'subject_name',
    label: 'What',
    heading: true,
    cell: ({ action_label: action, subject, subject_name: name }) => (
      <>
        {name}
        <span className="cell-note">
          {wordsOf(subject)}: {action}
        </span>
      </>
    ),
  },
  {
    name: 'actor',
    label: 'Who',
    cell: ({ actor, ip }) => (
      <span>
        {actor?.full_name ?? 'Operator at a terminal'}
        <span className="cell-note">{actor ? (ip ?? actor.email) : ''}</span>
      </span>
    ),
  },
  {
    name: 'created_at',
    label: 'When',
    sort: 'created_at',
    cell: ({ created_at: at }) => <DateTime value={at} exact />,
  },
  { name: 'after', label: 'Changes', cell: (entry) => <Changes entry={entry} /> },
]

/** What stood in each field before and after; closed until asked for. */
function Changes({ entry }: { entry: Entry }) {
  const { changes, subject_name: name } = entry
  if (!changes.length) return <span className="is-weak">–</span>
  const isNew = changes.every(({ before }) => before === null)
  return (
    <details className="changes">
      <summary>
        {countOf(changes.length, 'field')}
        <span className="is-sr-only"> of {name}</span>
      </summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldWords(field)}</dt>
            <dd>
              {!isNew && (
                <>
                  <Value value={before} />
                  <span className="changes-arrow">
                    <span aria-hidden="true"> → </span>
                    <span className="is-sr-only"> became </span>
                  </span>
                </>
              )}
              <Value value={after} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Value({ value }: { value: string | null }) {
  return value === null ? <em>empty</em> : value
}

function NoEntries() {
  return (
    <EmptyState title="Nothing was changed yet" icon={ScrollText}>
      Changes to clients, packages, accounts and settings appear here.
    </EmptyState>
  )
}
