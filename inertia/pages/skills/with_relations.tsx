import { useEffect } from 'react'
import type { TypedRow } from '#app/catalogue/relations/relation_form'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { PageHeader } from '~/components/layout/page_header'
import { linkTo } from '~/components/portal_link'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import {
  NewRelations,
  RelationRows,
  type RelationOfSkill,
} from '~/components/relations/relation_rows'
import { SkillFields, type SkillForm } from '~/components/skills/skill_fields'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'

interface SkillWithRelationsProps extends Edited {
  skill: Data.Catalogue.Skills.Skill
  form: SkillForm
  relations: RelationOfSkill[]
  /** Not empty after an error or a stale save. */
  typed_rows: TypedRow[]
  chosen: string | null
  back: string | null
}

export default function SkillWithRelations(props: SkillWithRelationsProps) {
  const { skill, form, relations, typed_rows: typed, chosen, back } = props
  const { at } = useArea()
  const path = `/skills/skill-update-with-related-skills/${skill.id}`
  const values = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [`skill[${name}]`, value])
  )
  useScrollToChosen(chosen)

  return (
    <>
      <PageHeader
        title={t('skills.related_skills_of', { name: skill.name })}
        lead={t('skills.with_relations_lead')}
      />
      <RecordForm
        action={at(chosen ? `${path}/${chosen}` : path)}
        edited={props}
        what={t('skills.this_skill')}
        back={back}
        submit={t('skills.save')}
        cancel={at(back ?? '/skills')}
        values={values}
      >
        <div className="split is-wide-first">
          <Card
            title={t('skills.related_count', { count: skill.relations_count })}
            lead={<Rest skill={skill} shown={relations.length} />}
            flush
          >
            <RelationRows relations={relations} typed={typed} chosen={chosen} />
            <NewRelations typed={typed} start={relations.length} />
          </Card>
          <Card title={t('skills.skill_details')}>
            <SkillFields inside="skill" own={skill.id} />
          </Card>
        </div>
      </RecordForm>
    </>
  )
}

SkillWithRelations.layout = PortalLayout

/** A note with links if there are more relations than the form shows. */
function Rest({ skill, shown }: { skill: Data.Catalogue.Skills.Skill; shown: number }) {
  const { at } = useArea()
  if (shown >= skill.relations_count) return null
  return rich('skills.strongest_shown', {
    count: shown,
    link: linkTo(`${at('/skill-relations')}?skill=${skill.id}`),
  })
}

function useScrollToChosen(chosen: string | null) {
  useEffect(() => {
    if (chosen) document.getElementById(`relation-${chosen}`)?.scrollIntoView({ block: 'center' })
  }, [chosen])
}
