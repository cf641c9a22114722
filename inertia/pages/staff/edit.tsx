import type { Data } from '@generated/data'
import { HistoryLink } from '~/components/history_link'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { PersonActions } from '~/components/people/person_actions'
import { StaffFields } from '~/components/people/staff_fields'
import { StatusTag } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface EditStaffProps extends Edited {
  person: Data.Accounts.Person
  form: { full_name: string; email: string; role: string }
  /** Whether it is the user's own account, which cannot be suspended. */
  is_self: boolean
  back: string | null
}

export default function EditStaff(props: EditStaffProps) {
  const { person, form, back } = props
  const { at } = useArea()
  const base = at(`/sub-admins/edit/${person.id}`)
  return (
    <div className="form-column">
      <PageHeader title={person.full_name} lead={<StatusTag status={person.status} />}>
        <HistoryLink id={person.id} />
        {!props.is_self && (
          <PersonActions person={person} base={base} back={back} canResetTwoFactor />
        )}
      </PageHeader>
      <RecordForm
        action={base}
        edited={props}
        what={t('staff.this_account')}
        back={back}
        submit={t('staff.save')}
        cancel={at(back ?? '/sub-admins')}
        values={form}
      >
        <StaffFields fixedEmail={person.role === 0 ? form.email : undefined} />
      </RecordForm>
    </div>
  )
}

EditStaff.layout = PortalLayout
