import { History, Merge, Network, Plus, Trash2 } from '~/icons'
import { Fragment } from 'react'
import type { TypedRow } from '#app/catalogue/relations/relation_form'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { BackField } from '~/components/forms/back_field'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { DataTable, type Column } from '~/components/lists/data_table'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { SubmitButton } from '~/components/forms/submit_button'
import { EditRelationLink } from '~/components/relations/edit_relation_link'
import {
  NewRelation,
  RelatedSkill,
  type RelationOfSkill,
} from '~/components/relations/relation_rows'
import { WeightEditor } from '~/components/relations/weight_editor'
import { SkillChanges } from '~/components/skills/skill_changes'
import { SkillFields, type SkillForm } from '~/components/skills/skill_fields'
import { statusLabel } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useHydrated } from '~/use_hydrated'

interface EditSkillProps extends Edited {
  skill: Data.Catalogue.Skills.Skill.Variants['forDetail']
  form: SkillForm
  /** The strongest relations. */
  relations: RelationOfSkill[]
  /** A new relation that was refused. */
  typed_relation: TypedRow | null
  /** The latest changes. */
  changes: Data.Catalogue.Skills.SkillChange[]
  may_purge: boolean
  back: string | null
}

export default function EditSkill(props: EditSkillProps) {
  const { skill, form, may_purge, back } = props
  const { at, from } = useArea()
  return (
    <>
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
      <div className="split">
        <RecordForm
          action={at(`/skills/edit/${skill.id}`)}
          edited={props}
          what={t('skills.this_skill')}
          back={back}
          submit={t('skills.save')}
          cancel={at(back ?? '/skills')}
          values={form}
          ownsError={(field) => !isOfRelation(field)}
        >
          <SkillFields own={skill.id} />
        </RecordForm>
        <div className="stack">
          <RelatedSkills skill={skill} relations={props.relations} typed={props.typed_relation} />
          <Changes skill={skill} changes={props.changes} />
        </div>
      </div>
    </>
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

/** Whether an error is of the form that adds a relation. */
function isOfRelation(field: string): boolean {
  return field.startsWith('relations')
}

interface RelatedSkillsProps {
  skill: EditSkillProps['skill']
  relations: RelationOfSkill[]
  typed: TypedRow | null
}

/** The strongest outgoing relations, and a row to add one; each is saved separately. */
function RelatedSkills({ skill, relations, typed }: RelatedSkillsProps) {
  const { at, from, here } = useArea()
  const together = `/skills/skill-update-with-related-skills/${skill.id}`
  const others = skill.relations_count - relations.length
  return (
    <Card
      title={t('skills.related_skills')}
      lead={t('skills.weight_saved_on_leaving')}
      action={
        <PortalLink className="button is-small" href={from(together)}>
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
      <Form action={at(together)} className="new-relations" guard repeats>
        <FormErrors fields={isOfRelation} />
        <BackField back={here} />
        <NewRelation name="relations[0]" row={typed ?? undefined} />
        <SubmitButton>{t('relations.add_related_skill')}</SubmitButton>
      </Form>
    </Card>
  )
}

const relationColumns = (): Column<RelationOfSkill>[] => [
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
    cell: (relation) => (
      <div className="row-actions">
        <EditRelationLink relation={relation} />
        <RemoveRelation relation={relation} />
      </div>
    ),
  },
]

/** Until scripts run, a link to the page of the relation, where it can be removed: 15 dialogs are 11 KB of HTML. */
function RemoveRelation({ relation }: { relation: RelationOfSkill }) {
  const { at, from, here } = useArea()
  const ready = useHydrated()
  const { id, skill, related_skill: related } = relation
  const path = `/skills/skill-relation-edit/${id}`
  const button = {
    icon: <Trash2 size={14} />,
    className: 'is-small is-danger is-outlined',
  }
  if (!ready) {
    return (
      <PortalLink
        className={`button ${button.className}`}
        href={from(path)}
        aria-label={t('common.action_of', { action: t('relations.remove'), whom: related.name })}
      >
        {button.icon}
      </PortalLink>
    )
  }
  return (
    <ConfirmButton
      label={t('relations.remove')}
      title={t('relations.remove_question')}
      action={at(path)}
      fields={{ back: here }}
      describes={related.name}
      {...button}
    >
      {t('relations.remove_effect', { related: related.name, skill: skill.name })}
    </ConfirmButton>
  )
}

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
