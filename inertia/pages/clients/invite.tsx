import { BackField } from '~/components/back_field'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
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
        title={`Invite a person for ${client.name}`}
        lead="They get a mail with a link to choose a password; it is good for seven days."
      />
      <Form action={`${base}/people/create`} guard>
        <FormErrors />
        <BackField back={back} />
        <Field name="full_name" label="Name" required maxLength={200} />
        <Field name="email" label="E-mail" type="email" required maxLength={254} />
        <FormActions>
          <SubmitButton>Send the invitation</SubmitButton>
          <PortalLink
            className="button is-text"
            href={back ? `${base}?back=${encodeURIComponent(back)}` : base}
          >
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

InvitePerson.layout = PortalLayout
