import { Network } from 'lucide-react'
import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { ConfirmButton } from '~/components/confirm_button'
import { Differences, type Difference } from '~/components/differences'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SkillFields, type SkillForm } from '~/components/skills/skill_fields'
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
        <RemoveButton skill={skill} mayPurge={may_purge} back={back} />
      </PageHeader>
      {props.stale && <Differences what="this skill" differences={props.differences} />}
      <Form action={at(`/skills/edit/${skill.id}`)} guard key={version}>
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <SkillFields form={form} />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/skills')}>
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

EditSkill.layout = PortalLayout

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
