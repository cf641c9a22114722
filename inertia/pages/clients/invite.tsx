import { Field } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface InvitePersonProps {
  client: { name: string }
  /** The paths of the users and of the page that lists them, inside the area. */
  base: string
  list: string
  back: string | null
}

export default function InvitePerson({ client, base, list, back }: InvitePersonProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader
        title={t('clients.invite_for', { name: client.name })}
        lead={t('clients.invitation_lead')}
      />
      <RecordForm
        action={at(`${base}/create`)}
        back={back}
        submit={t('clients.send_invitation')}
        cancel={at(list)}
      >
        <Field name="full_name" label={t('common.name')} required maxLength={200} />
        <Field name="email" label={t('clients.email')} type="email" required maxLength={254} />
      </RecordForm>
    </div>
  )
}

InvitePerson.layout = PortalLayout
