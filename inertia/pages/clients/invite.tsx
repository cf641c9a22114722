import { BackField } from '~/components/back_field'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface InvitePersonProps {
  client: { id: string; name: string }
  back: string | null
}

export default function InvitePerson({ client, back }: InvitePersonProps) {
  const { at } = useArea()
  const base = at(`/clients/edit/${client.id}`)
  return (
    <div className="form-column">
      <PageHeader
        title={t('clients.invite_for', { name: client.name })}
        lead={t('clients.invitation_lead')}
      />
      <Form action={`${base}/people/create`} guard>
        <FormErrors />
        <BackField back={back} />
        <Field name="full_name" label={t('common.name')} required maxLength={200} />
        <Field name="email" label={t('clients.email')} type="email" required maxLength={254} />
        <FormActions>
          <SubmitButton>{t('clients.send_invitation')}</SubmitButton>
          <PortalLink
            className="button is-text"
            href={back ? `${base}?back=${encodeURIComponent(back)}` : base}
          >
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

InvitePerson.layout = PortalLayout
