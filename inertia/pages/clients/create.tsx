import { BackField } from '~/components/back_field'
import { ClientFields } from '~/components/clients/client_fields'
import { CheckField, type Option } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

interface CreateClientProps {
  countries: Option[]
  currencies: Option[]
  /** The form's key: it makes one client. */
  once: string
  back: string | null
}

export default function CreateClient({ countries, currencies, once, back }: CreateClientProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader
        title="New client"
        lead="It gets the free package of Limitation Setup, as who registers does."
      />
      <Form action={at('/clients/create')} guard>
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="once" value={once} />
        <ClientFields countries={countries} currencies={currencies} />
        <CheckField
          name="invite"
          label="Invite the contact person"
          hint="A mail to the address above with a link to choose a password; good for seven days."
          defaultChecked
        />
        <FormActions>
          <SubmitButton>Create</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/clients')}>
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateClient.layout = PortalLayout
