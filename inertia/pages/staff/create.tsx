import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { StaffFields } from '~/components/people/staff_fields'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

export default function InviteStaff({ back }: { back: string | null }) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('staff.invite_company_user')} lead={t('staff.invitation_lead')} />
      <RecordForm
        action={at('/sub-admins/create')}
        back={back}
        submit={t('staff.send_invitation')}
        cancel={at(back ?? '/sub-admins')}
        values={{ role: '4' }}
      >
        <StaffFields />
      </RecordForm>
    </div>
  )
}

InviteStaff.layout = PortalLayout
