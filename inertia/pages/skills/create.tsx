import { BackField } from '~/components/back_field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SkillFields } from '~/components/skills/skill_fields'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

export default function CreateSkill({ back }: { back: string | null }) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title="New skill" />
      <Form action={at('/skills/create')} guard>
        <FormErrors />
        <BackField back={back} />
        <SkillFields />
        <FormActions>
          <SubmitButton>Create</SubmitButton>
          <SubmitButton className="" name="next" value="relations">
            Create and add related skills
          </SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/skills')}>
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateSkill.layout = PortalLayout
