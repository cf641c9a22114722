import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { SkillFields } from '~/components/skills/skill_fields'
import { SubmitButton } from '~/components/forms/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

export default function CreateSkill({ back }: { back: string | null }) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('skills.new_skill')} />
      <RecordForm
        action={at('/skills/create')}
        back={back}
        submit={
          <>
            <SubmitButton>{t('skills.create')}</SubmitButton>
            <SubmitButton className="" name="next" value="relations">
              {t('skills.create_and_relate')}
            </SubmitButton>
          </>
        }
        cancel={at(back ?? '/skills')}
        values={{ type: 'skill', status: 'draft' }}
      >
        <SkillFields />
      </RecordForm>
    </div>
  )
}

CreateSkill.layout = PortalLayout
