import { History, Merge, Network, Plus } from 'lucide-react'
import { Fragment } from 'react'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { DataTable, type Column } from '~/components/lists/data_table'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { EditRelationLink } from '~/components/relations/edit_relation_link'
import { RelatedSkill, type Relation } from '~/components/relations/relation_rows'
import { WeightEditor } from '~/components/relations/weight_editor'
import { SkillChanges } from '~/components/skills/skill_changes'
import { SkillFields, type SkillForm } from '~/components/skills/skill_fields'
import { statusLabel } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface EditSkillProps extends Edited {
  skill: Data.Catalogue.Skills.Skill.Variants['forDetail']
  form: SkillForm
  /** The strongest relations. */
  relations: Relation[]
  /** The latest changes. */
  changes: Data.Catalogue.Skills.SkillChange[]
  may_purge: boolean
  back: string | null
}

export default function EditSkill(props: EditSkillProps) {
  const { skill, form, may_purge, back } = props
  const { at, from } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={skill.name} lead={translatedNames(skill)}>
        <PortalLink
          className="button"
          href={from(`/skills/skill-update-with-related-skills/${skill.id}`)}
        >
          <Network size={16} /> {t('skills.related_count', { count: skill.relations_count })}
        </PortalLink>
        <PortalLink className="button" href={from(`/skills/merge/${skill.id}`)}>
          <Merge size={16} /> {t('skills.merge')}
        </PortalLink>
        <RemoveButton skill={skill} mayPurge={may_purge} back={back} />
      </PageHeader>
      <RecordForm
        action={at(`/skills/edit/${skill.id}`)}
        edited={props}
        what={t('skills.this_skill')}
        back={back}
        submit={t('skills.save')}
        cancel={at(back ?? '/skills')}
        values={form}
      >
        <SkillFields own={skill.id} />
      </RecordForm>
      <RelatedSkills skill={skill} relations={props.relations} />
      <Changes skill={skill} changes={props.changes} />
    </div>
  )
}

EditSkill.layout = PortalLayout

/** The names in other languages, which screen readers pronounce in theirs. */
function translatedNames({ translations }: EditSkillProps['skill']) {
  if (!translations.length) return undefined
  return translations.map(({ language, name }, at) => (
    <Fragment key={language}>
      {at > 0 && ' · '}
      {language}: <span lang={language}>{name}</span>
    </Fragment>
  ))
}

/** The strongest outgoing relations; each weight is saved separately. */
function RelatedSkills({
  skill,
  relations,
}: {
  skill: EditSkillProps['skill']
  relations: Relation[]
}) {
  const { at, from } = useArea()
  const together = from(`/skills/skill-update-with-related-skills/${skill.id}`)
  const others = skill.relations_count - relations.length
  return (
    <Card
      title={t('skills.related_skills')}
      lead={t('skills.weight_saved_on_leaving')}
      action={
        <PortalLink className="button is-small" href={together}>
          <Plus size={14} /> {t('skills.add_or_edit_several')}
        </PortalLink>
      }
      flush
      className="relation-rows"
    >
      <DataTable
        caption={t('skills.related_strongest_first')}
        columns={relationColumns()}
        rows={relations}
        rowKey={({ id }) => id}
        empty={<p className="relation-none">{t('skills.no_related_skill')}</p>}
      />
      {others > 0 && (
        <p className="relation-none">
          <PortalLink href={`${at('/skill-relations')}?skill=${skill.id}`}>
            {t('skills.see_more_relations', { count: others })}
          </PortalLink>
        </p>
      )}
    </Card>
  )
}

const relationColumns = (): Column<Relation>[] => [
  {
    label: t('relations.related_skill'),
    heading: true,
    cell: ({ related_skill: related }) => <RelatedSkill related={related} />,
  },
  {
    label: t('relations.type'),
    cell: ({ type }) => <span className="is-nowrap">{statusLabel(type)}</span>,
  },
  { label: t('relations.weight'), cell: (relation) => <WeightEditor relation={relation} /> },
  {
    label: t('relations.edit'),
    actions: true,
    cell: (relation) => <EditRelationLink relation={relation} />,
  },
]

function Changes({ skill, changes }: Pick<EditSkillProps, 'skill' | 'changes'>) {
  const { from } = useArea()
  if (!changes.length) return null
  return (
    <Card
      title={t('skills.latest_changes')}
      action={
        <PortalLink className="button is-small" href={from(`/skills/history/${skill.id}`)}>
          <History size={14} /> {t('skills.full_history')}
        </PortalLink>
      }
      flush
    >
      <SkillChanges changes={changes} />
    </Card>
  )
}

interface RemoveButtonProps {
  skill: Data.Catalogue.Skills.Skill
  mayPurge: boolean
  back: string | null
}

/** Archives a skill, or deletes an archived one permanently. */
function RemoveButton({ skill, mayPurge, back }: RemoveButtonProps) {
  const { at } = useArea()
  const archived = skill.status === 'archived'
  if (archived && !mayPurge) return null
  return (
    <ConfirmButton
      label={archived ? t('skills.delete_permanently') : t('skills.archive')}
      title={t(archived ? 'skills.remove_question' : 'skills.archive_question', {
        name: skill.name,
      })}
      action={at(`/skills/edit/${skill.id}`)}
      fields={{ ...(back && { back }), ...(archived && { purge: 'true' }) }}
    >
      {archived ? t('skills.remove_effect') : t('skills.archive_effect')}
    </ConfirmButton>
  )
}
