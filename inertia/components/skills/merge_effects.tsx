import type { Data } from '@generated/data'
import { wordsOf } from '~/components/status_tag'
import { countOf } from '~/format'

interface MergeEffectsProps {
  skill: Data.Skills.Skill
  into: Data.Skills.Skill
  plan: Data.Skills.Merge
}

const fieldWords = { external_id: 'external id', external_uri: 'external URI' }

/** What a merge moves, what collides and what goes, in words. */
export function MergeEffects({ skill, into, plan }: MergeEffectsProps) {
  const { aliases, collisions, relations, duplicates } = plan
  const others = relations.duplicates - duplicates.length
  return (
    <div className="content">
      <ul>
        <li>
          {aliases.length
            ? `“${into.name}” is also found as: ${aliases.join(', ')}.`
            : 'Its names are known already.'}
        </li>
        <li>{`${countOf(relations.moved, 'relation')} from and to it: moved.`}</li>
        {relations.loops > 0 && (
          <li>{`${countOf(relations.loops, 'relation')} between the two: deleted.`}</li>
        )}
        {relations.duplicates > 0 && (
          <li>
            {`${countOf(relations.duplicates, 'relation is', 'relations are')} there twice; the stronger weight stays:`}
            <ul>
              {duplicates.map((one) => (
                <li key={one.id}>
                  {`${one.skill} to ${one.related_skill} (${wordsOf(one.type)}): ${one.weight} goes, ${one.kept_weight} stays`}
                </li>
              ))}
              {others > 0 && <li>{`and ${others} more`}</li>}
            </ul>
          </li>
        )}
        {collisions.map(({ field, value, stays }) => (
          <li key={field}>
            {`Its ${fieldWords[field]} ${value} goes, since “${into.name}” has ${stays}. The history keeps it.`}
          </li>
        ))}
        <li>
          {`“${skill.name}” is deleted with its description, type, domain and status. Its address leads to “${into.name}”. This cannot be undone.`}
        </li>
      </ul>
    </div>
  )
}
