import { History, Pencil } from '~/icons'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import { KeyedPager } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { SkillChanges } from '~/components/skills/skill_changes'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface SkillHistoryProps {
  skill: Data.Catalogue.Skills.Skill
  changes: Data.Catalogue.Skills.SkillChange[]
  list: { next_cursor: string | null; prev_cursor: string | null }
  back: string | null
}

export default function SkillHistory({ skill, changes, list, back }: SkillHistoryProps) {
  const { at } = useArea()
  const way = back ? `?back=${encodeURIComponent(back)}` : ''
  return (
    <div className="form-column">
      <PageHeader
        title={t('skills.history_of', { name: skill.name })}
        lead={t('skills.history_lead')}
      >
        <PortalLink className="button" href={`${at(`/skills/edit/${skill.id}`)}${way}`}>
          <Pencil size={16} /> {t('skills.edit_skill')}
        </PortalLink>
      </PageHeader>
      <Card flush>
        {changes.length ? (
          <SkillChanges changes={changes} />
        ) : (
          <EmptyState title={t('skills.no_history')} icon={History}>
            {t('skills.no_history_text')}
          </EmptyState>
        )}
      </Card>
      <KeyedPager next={list.next_cursor} previous={list.prev_cursor} />
    </div>
  )
}

SkillHistory.layout = PortalLayout
