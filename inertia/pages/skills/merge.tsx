import type { Data } from '@generated/data'
import { BackField } from '~/components/forms/back_field'
import { Card } from '~/components/card'
import { Combobox } from '~/components/forms/combobox'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { lookUpSkills } from '~/components/skills/look_ups'
import { MergeEffects } from '~/components/skills/merge_effects'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface MergeSkillProps {
  skill: Data.Catalogue.Skills.Skill
  /** The target skill, once it is selected. */
  into: Data.Catalogue.Skills.Skill | null
  typed: string
  /** Why the input is not a valid target. */
  fault: string | null
  plan: Data.Catalogue.Skills.Merge | null
  version: string
  back: string | null
}

export default function MergeSkill(props: MergeSkillProps) {
  const { skill, into, plan, version, back } = props
  const { at } = useArea()
  const way = back ? `?back=${encodeURIComponent(back)}` : ''
  return (
    <div className="form-column">
      <PageHeader
        title={t('skills.merge_title', { name: skill.name })}
        lead={t('skills.merge_lead')}
      />
      <ChooseOther {...props} />
      {into && plan && (
        <Card title={t('skills.merge_into', { name: skill.name, into: into.name })}>
          <MergeEffects skill={skill} into={into} plan={plan} />
          <Form action={at(`/skills/merge/${skill.id}`)} id="merge">
            <FormErrors />
            <BackField back={back} />
            <input type="hidden" name="into" value={into.id} />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="into_version" value={into.version} />
            <FormActions>
              <SubmitButton className="is-danger">
                {t('skills.merge_and_delete', { name: skill.name })}
              </SubmitButton>
              <PortalLink
                className="button is-text"
                href={`${at(`/skills/edit/${skill.id}`)}${way}`}
              >
                {t('common.cancel')}
              </PortalLink>
            </FormActions>
          </Form>
        </Card>
      )}
    </div>
  )
}

MergeSkill.layout = PortalLayout

/** Selects the target skill, which is then in the URL, so that it works without scripts. */
function ChooseOther({ skill, into, typed, fault, back }: MergeSkillProps) {
  const { at } = useArea()
  const { to } = usePortal()
  return (
    <form action={to(at(`/skills/merge/${skill.id}`))} method="get" className="my-5">
      <BackField back={back} />
      <Combobox
        key={into?.id}
        name="into"
        label={t('skills.into_skill')}
        hint={t('skills.into_skill_hint')}
        lookUp={lookUpSkills}
        defaultValue={into?.name ?? typed}
        error={fault ?? undefined}
        required
      />
      <button type="submit" className={into ? 'button' : 'button is-primary'}>
        {t('skills.review_effects')}
      </button>
    </form>
  )
}
