import { BackField } from '~/components/back_field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { SkillFields } from '~/components/skills/skill_fields'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

export default function CreateSkill({ back }: { back: string | null }) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('skills.new_skill')} />
      <Form action={at('/skills/create')} guard>
        <FormErrors />
        <BackField back={back} />
        <SkillFields />
        <FormActions>
          <SubmitButton>{t('skills.create')}</SubmitButton>
          <SubmitButton className="" name="next" value="relations">
            {t('skills.create_and_relate')}
          </SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/skills')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateSkill.layout = PortalLayout
