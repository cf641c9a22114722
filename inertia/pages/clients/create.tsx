import { BackField } from '~/components/back_field'
import { ClientFields } from '~/components/clients/client_fields'
import { CheckField, type Option } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
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
      <PageHeader title={t('clients.new')} lead={t('clients.create_lead')} />
      <Form action={at('/clients/create')} guard>
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="once" value={once} />
        <ClientFields countries={countries} currencies={currencies} />
        <CheckField
          name="invite"
          label={t('clients.invite_contact')}
          hint={t('clients.invite_contact_hint')}
          defaultChecked
        />
        <FormActions>
          <SubmitButton>{t('clients.create')}</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/clients')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateClient.layout = PortalLayout
