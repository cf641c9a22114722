import { ArrowRight } from 'lucide-react'
import type { Data } from '@generated/data'
import { DateTime } from '~/components/date_time'
import { fieldWords } from '~/components/field_words'
import { PortalLink } from '~/components/portal_link'
import { wordsOf } from '~/components/status_tag'
import { useArea } from '~/use_area'

type Change = Data.Skills.SkillChange

/** What happened to a skill and its relations, latest first: who, when, by which upload, what became of what. */
export function SkillChanges({ changes }: { changes: Change[] }) {
  return (
    <ol className="change-list">
      {changes.map((change) => (
        <li key={change.id}>
          <p>
            <strong>{authorOf(change)}</strong>{' '}
            <span className="is-weak">
              <DateTime value={change.created_at} exact />
            </span>
          </p>
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
        </li>
      ))}
    </ol>
  )
}

/** A person, an upload, both, or somebody at a terminal. */
function authorOf({ actor, upload }: Change): string {
  const file = upload && `Upload of ${upload.file_name}`
  if (actor && file) return `${actor.full_name}, ${file}`
  return actor?.full_name ?? file ?? 'At a terminal'
}

function Title({ change: { action, subject, related_skill: related } }: { change: Change }) {
  const { from } = useArea()
  if (subject === 'skill') return <>{wordsOf(action)} the skill</>
  return (
    <>
      {wordsOf(action)} the relation to{' '}
      {related?.id ? (
        <PortalLink href={from(`/skills/edit/${related.id}`)}>{related.name}</PortalLink>
      ) : (
        related?.name
      )}
    </>
  )
}

function Value({ change, one }: { change: Change; one: Change['changes'][number] }) {
  if (change.action === 'created') return <>{one.after}</>
  if (change.action === 'deleted' && one.after === null) return <>{one.before}</>
  return (
    <>
      {one.before ?? <em>empty</em>}
      <ArrowRight size={14} className="change-arrow" aria-label="became" role="img" />
      {one.after ?? <em>empty</em>}
    </>
  )
}
