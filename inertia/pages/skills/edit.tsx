import { History, Merge, Network, Plus } from 'lucide-react'
import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { Card } from '~/components/card'
import { ConfirmButton } from '~/components/confirm_button'
import { DataTable, type Column } from '~/components/data_table'
import { Differences, type Difference } from '~/components/differences'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { EditRelationLink, RelatedSkill, type Relation } from '~/components/relations/relation_rows'
import { WeightEditor } from '~/components/relations/weight_editor'
import { SkillChanges } from '~/components/skills/skill_changes'
import { SkillFields, type SkillForm } from '~/components/skills/skill_fields'
import { wordsOf } from '~/components/status_tag'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { countOf } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

interface EditSkillProps {
  skill: Data.Skills.Skill
  form: SkillForm
  /** As it was when the form was opened; the one of now after a stale save. */
  version: string
  stale: boolean
  differences: Difference[]
  /** The strongest of them. */
  relations: Relation[]
  /** The latest of them. */
  changes: Data.Skills.SkillChange[]
  may_purge: boolean
  back: string | null
}

export default function EditSkill(props: EditSkillProps) {
  const { skill, form, version, may_purge, back } = props
  const { at, from } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={skill.name}>
        <PortalLink
          className="button"
          href={from(`/skills/skill-update-with-related-skills/${skill.id}`)}
        >
          <Network size={16} /> {countOf(skill.relations_count, 'related skill')}
        </PortalLink>
        <PortalLink className="button" href={from(`/skills/merge/${skill.id}`)}>
          <Merge size={16} /> Merge
        </PortalLink>
        <RemoveButton skill={skill} mayPurge={may_purge} back={back} />
      </PageHeader>
      {props.stale && <Differences what="this skill" differences={props.differences} />}
      <Form action={at(`/skills/edit/${skill.id}`)} guard unsaved={props.stale} key={version}>
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <SkillFields form={form} own={skill.id} />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/skills')}>
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
      <RelatedSkills skill={skill} relations={props.relations} />
      <Changes skill={skill} changes={props.changes} />
    </div>
  )
}

EditSkill.layout = PortalLayout

/** The strongest relations that lead from the skill; each weight is saved by itself. */
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
      title="Related skills"
      lead="A weight goes from 0 to 100 and is saved as soon as you leave it."
      action={
        <PortalLink className="button is-small" href={together}>
          <Plus size={14} /> Add or edit several
        </PortalLink>
      }
      flush
      className="relation-rows is-read"
    >
      <DataTable
        caption="Related skills, strongest first"
        columns={relationColumns}
        rows={relations}
        rowKey={({ id }) => id}
        empty={<p className="relation-none">No related skill yet.</p>}
      />
      {others > 0 && (
        <p className="relation-none">
          <PortalLink href={`${at('/skill-relations')}?skill=${skill.id}`}>
            See {countOf(others, 'more relation')}
          </PortalLink>
        </p>
      )}
    </Card>
  )
}

const relationColumns: Column<Relation>[] = [
  {
    label: 'Related skill',
    heading: true,
    cell: ({ related_skill: related }) => <RelatedSkill related={related} />,
  },
  { label: 'Type', cell: ({ type }) => <span className="is-nowrap">{wordsOf(type)}</span> },
  { label: 'Weight', cell: (relation) => <WeightEditor relation={relation} /> },
  { label: 'Edit', actions: true, cell: (relation) => <EditRelationLink relation={relation} /> },
]

function Changes({ skill, changes }: Pick<EditSkillProps, 'skill' | 'changes'>) {
  const { from } = useArea()
  if (!changes.length) return null
  return (
    <Card
      title="Latest changes"
      action={
        <PortalLink className="button is-small" href={from(`/skills/history/${skill.id}`)}>
          <History size={14} /> Whole history
        </PortalLink>
      }
      flush
    >
      <SkillChanges changes={changes} />
    </Card>
  )
}

interface RemoveButtonProps {
  skill: Data.Skills.Skill
  mayPurge: boolean
  back: string | null
}

/** Archives a skill; one that is archived is removed for good, by those who may. */
function RemoveButton({ skill, mayPurge, back }: RemoveButtonProps) {
  const { at } = useArea()
  const archived = skill.status === 'archived'
  if (archived && !mayPurge) return null
  return (
    <ConfirmButton
      label={archived ? 'Remove for good' : 'Archive'}
      title={archived ? `Remove “${skill.name}” for good?` : `Archive “${skill.name}”?`}
      action={at(`/skills/edit/${skill.id}`)}
      fields={{ ...(back && { back }), ...(archived && { purge: 'true' }) }}
    >
      {archived
        ? 'The skill goes with all relations from and to it. This cannot be undone.'
        : 'Clients no longer find it. Its relations stay, and you can publish it again.'}
    </ConfirmButton>
  )
}
