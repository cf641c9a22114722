import { History, Pencil } from 'lucide-react'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { EmptyState } from '~/components/empty_state'
import { PageHeader } from '~/components/page_header'
import { KeyedPager } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { SkillChanges } from '~/components/skills/skill_changes'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

interface SkillHistoryProps {
  skill: Data.Skills.Skill
  changes: Data.Skills.SkillChange[]
  list: { next_cursor: string | null; prev_cursor: string | null }
  back: string | null
}

export default function SkillHistory({ skill, changes, list, back }: SkillHistoryProps) {
  const { at } = useArea()
  const way = back ? `?back=${encodeURIComponent(back)}` : ''
  return (
    <div className="form-column">
      <PageHeader
        title={`History of “${skill.name}”`}
        lead="The skill and the relations that lead from it, latest first."
      >
        <PortalLink className="button" href={`${at(`/skills/edit/${skill.id}`)}${way}`}>
          <Pencil size={16} /> Edit the skill
        </PortalLink>
      </PageHeader>
      <Card flush>
        {changes.length ? (
          <SkillChanges changes={changes} />
        ) : (
          <EmptyState title="Nothing is on record" icon={History}>
            What is changed from now on stands here.
          </EmptyState>
        )}
      </Card>
      <KeyedPager next={list.next_cursor} previous={list.prev_cursor} />
    </div>
  )
}

SkillHistory.layout = PortalLayout
