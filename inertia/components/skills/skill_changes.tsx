import '~/css/setup.scss'
import { ArrowRight } from '~/icons'
import type { Data } from '@generated/data'
import { DateTime } from '~/components/date_time'
import { fieldWords, valueWords } from '~/components/field_words'
import { PortalLink } from '~/components/portal_link'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'

type Change = Data.Catalogue.Skills.SkillChange

/** From this number on, the changes of an upload are listed behind their number. */
const MANY = 4

/**
 * The changes of a skill and its relations, newest first: user, time, upload, and values. Consecutive
 * changes by one upload are one entry.
 */
export function SkillChanges({ changes }: { changes: Change[] }) {
  return (
    <ol className="change-list">
      {byUpload(changes).map((group) => (
        <li key={group[0].id}>
          <p>
            <strong>{authorOf(group[0])}</strong>{' '}
            <span className="is-weak">
              <DateTime value={group[0].created_at} exact />
            </span>
          </p>
          {group.length < MANY ? (
            <Entries changes={group} />
          ) : (
            <details>
              <summary>{t('skills.changes_count', { count: group.length })}</summary>
              <Entries changes={group} />
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

function byUpload(changes: Change[]): Change[][] {
  const groups: Change[][] = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last && change.upload && last[0].upload?.id === change.upload.id) last.push(change)
    else groups.push([change])
  }
  return groups
}

function Entries({ changes }: { changes: Change[] }) {
  return changes.map((change) => (
    <div key={change.id} className="change-entry">
      <p>
        <Title change={change} />
      </p>
      <ul>
        {change.changes.map((one) => (
          <li key={one.field}>
            {fieldWords(one.field)}: <Value change={change} one={one} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** A user, an upload, both, or the command line. */
function authorOf({ actor, upload }: Change): string {
  const file = upload && t('skills.change_by_upload', { file: upload.file_name })
  if (actor && file) return `${actor.full_name}, ${file}`
  return actor?.full_name ?? file ?? t('skills.change_at_terminal')
}

function Title({ change: { action, subject, related_skill: related } }: { change: Change }) {
  const { from } = useArea()
  if (subject === 'skill') return t('skills.change_of_skill', { action })
  return rich('skills.change_of_relation', {
    action,
    name: related?.name ?? '',
    link: (inside) =>
      related?.id ? (
        <PortalLink href={from(`/skills/edit/${related.id}`)}>{inside}</PortalLink>
      ) : (
        inside
      ),
  })
}

function Value({ change, one }: { change: Change; one: Change['changes'][number] }) {
  const [before, after] = [wordsFor(one.field, one.before), wordsFor(one.field, one.after)]
  if (change.action === 'created') return after
  if (change.action === 'deleted' && one.after === null) return before
  return (
    <>
      {before ?? <em>{t('common.empty')}</em>}
      <ArrowRight size={14} className="change-arrow" aria-label={t('skills.changed_to')} />
      {after ?? <em>{t('common.empty')}</em>}
    </>
  )
}

/** Null when the field is empty. */
function wordsFor(field: string, value: string | null): string | null {
  return value === null ? null : valueWords(field, value)
}
