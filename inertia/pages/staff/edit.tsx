import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { Differences, type Difference } from '~/components/differences'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { HistoryLink } from '~/components/history_link'
import { PageHeader } from '~/components/page_header'
import { PersonActions } from '~/components/people/person_actions'
import { StaffFields } from '~/components/people/staff_fields'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface EditStaffProps {
  person: Data.Accounts.Auth.Person
  form: { full_name: string; email: string; role: string }
  /** As it was when the form was opened; the one of now after a stale save. */
  version: string
  stale: boolean
  differences: Difference[]
  /** Whose account it is looks at it: nobody suspends oneself. */
  is_self: boolean
  back: string | null
}

export default function EditStaff(props: EditStaffProps) {
  const { person, form, version, back } = props
  const { at } = useArea()
  const base = at(`/sub-admins/edit/${person.id}`)
  return (
    <div className="form-column">
      <PageHeader title={person.full_name} lead={<StatusTag status={person.status} />}>
        <HistoryLink id={person.id} />
        {!props.is_self && <PersonActions person={person} base={base} back={back} />}
      </PageHeader>
      {props.stale && <Differences what={t('staff.this_one')} differences={props.differences} />}
      <Form action={base} guard unsaved={props.stale} key={version}>
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <StaffFields form={form} nameOnly={person.role === 0} />
        <FormActions>
          <SubmitButton>{t('staff.save')}</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/sub-admins')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

EditStaff.layout = PortalLayout
