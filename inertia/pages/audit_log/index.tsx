import '~/css/changes.scss'
import type { Data } from '@generated/data'
import { ScrollText } from '~/icons'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { DayField } from '~/components/forms/day_field'
import { EmptyState } from '~/components/lists/empty_state'
import { DataList } from '~/components/lists/data_list'
import { fieldWords, valueWords } from '~/components/field_words'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { statusLabel } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { isText, rich, t } from '~/text'
import { useArea } from '~/use_area'

type Entry = Data.Accounts.Audit.AuditEntry.Variants['inList']

interface AuditLogProps {
  entries: Entry[]
  list: PageList
  people: Array<{ id: string; full_name: string; email: string }>
  subjects: string[]
  actions: string[]
}

export default function AuditLog({ entries, list, people, subjects, actions }: AuditLogProps) {
  const { at } = useArea()
  const { filters } = list
  return (
    <>
      <PageHeader
        title={t('common.menu_audit_log')}
        count={list.total}
        capped={list.total_capped}
        lead={t('audit_log.lead')}
      />
      <DataList
        list={list}
        caption={t('audit_log.caption')}
        columns={columnsOf()}
        rows={entries}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_change', { count })}
        searchLabel={t('audit_log.search')}
        filters={[
          {
            name: 'person',
            label: t('audit_log.person'),
            options: people.map(({ id, full_name: name, email }) => ({
              value: id,
              label: t('audit_log.person_with_email', { name, email }),
            })),
          },
          {
            name: 'subject',
            label: t('audit_log.subject'),
            options: subjects.map((value) => ({ value, label: statusLabel(value) })),
          },
          {
            name: 'action',
            label: t('audit_log.action'),
            options: actions.map((value) => ({ value, label: actionWords(value) })),
          },
        ]}
        extraChips={[
          { name: 'from', label: t('audit_log.from'), value: filters.from ?? '' },
          { name: 'to', label: t('audit_log.to'), value: filters.to ?? '' },
          {
            name: 'subject_id',
            label: t('audit_log.only'),
            value: filters.subject_id ? nameOfOnly(entries) : '',
          },
        ]}
        fields={
          <>
            {filters.subject_id && (
              <input type="hidden" name="subject_id" value={filters.subject_id} />
            )}
            <DayField name="from" label={t('audit_log.from')} value={filters.from} />
            <DayField name="to" label={t('audit_log.to')} value={filters.to} />
          </>
        }
        file={at('/audit-log/export')}
        empty={<NoEntries />}
        advice={t('audit_log.advice')}
      />
    </>
  )
}

AuditLog.layout = PortalLayout

const columnsOf = (): Column<Entry>[] => [
  {
    name: 'subject_name',
    label: t('audit_log.what'),
    heading: true,
    cell: (entry) => (
      <>
        {nameOf(entry)}
        <span className="cell-note">
          {statusLabel(entry.subject)}: {actionWords(entry.action)}
        </span>
      </>
    ),
  },
  {
    name: 'actor',
    label: t('audit_log.who'),
    cell: ({ actor, ip }) => (
      <span>
        {actor?.full_name ?? t('audit_log.operator')}
        <span className="cell-note">{actor ? (ip ?? actor.email) : ''}</span>
      </span>
    ),
  },
  {
    name: 'created_at',
    label: t('audit_log.when'),
    sort: 'created_at',
    cell: ({ created_at: at }) => <DateTime value={at} exact />,
  },
  { name: 'after', label: t('audit_log.changes'), cell: (entry) => <Changes entry={entry} /> },
]

/** The old and new value of each field, collapsed. */
function Changes({ entry }: { entry: Entry }) {
  const { changes } = entry
  if (!changes.length) return <span className="is-weak">–</span>
  const isNew = changes.every(({ before }) => before === null)
  return (
    <details className="changes">
      <summary>
        {rich('audit_log.fields_of', {
          count: changes.length,
          name: nameOf(entry),
          hidden: (inside) => <span className="is-sr-only">{inside}</span>,
        })}
      </summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldWords(field)}</dt>
            <dd>
              {!isNew && (
                <>
                  <Value field={field} value={before} />
                  <span>
                    <span aria-hidden="true"> → </span>
                    <span className="is-sr-only"> {t('audit_log.changed_to')} </span>
                  </span>
                </>
              )}
              <Value field={field} value={after} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Value({ field, value }: { field: string; value: string | null }) {
  return value === null ? <em>{t('common.empty')}</em> : valueWords(field, value)
}

function NoEntries() {
  return (
    <EmptyState title={t('audit_log.empty')} icon={ScrollText}>
      {t('audit_log.empty_hint')}
    </EmptyState>
  )
}

/** The name of the record; Limitation Setup is stored with its English name. */
function nameOf({ subject, subject_name: name }: Entry): string {
  return subject === 'default_setup' ? statusLabel(subject) : name
}

function nameOfOnly([entry]: Entry[]): string {
  return entry ? nameOf(entry) : t('audit_log.one_record')
}

function actionWords(action: string): string {
  const id = `audit_log.action_${action}`
  return isText(id) ? t(id) : statusLabel(action)
}
