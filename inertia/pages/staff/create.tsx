import { BackField } from '~/components/back_field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { StaffFields } from '~/components/people/staff_fields'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

export default function InviteStaff({ back }: { back: string | null }) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('staff.invite_company_user')} lead={t('staff.invitation_lead')} />
      <Form action={at('/sub-admins/create')} guard>
        <FormErrors />
        <BackField back={back} />
        <StaffFields />
        <FormActions>
          <SubmitButton>{t('staff.send_invitation')}</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/sub-admins')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

InviteStaff.layout = PortalLayout
