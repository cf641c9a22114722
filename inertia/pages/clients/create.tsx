import { ClientFields } from '~/components/clients/client_fields'
import { CheckField, type Option } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreateClientProps {
  countries: Option[]
  currencies: Option[]
  /** The code of the base currency. */
  base: string
  /** Idempotency token of the form. */
  once: string
  back: string | null
}

export default function CreateClient({
  countries,
  currencies,
  base,
  once,
  back,
}: CreateClientProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('clients.new')} lead={t('clients.create_lead')} />
      <RecordForm
        action={at('/clients/create')}
        back={back}
        submit={t('clients.create')}
        cancel={at(back ?? '/clients')}
      >
        <input type="hidden" name="once" value={once} />
        <ClientFields countries={countries} currencies={currencies} base={base} />
        <CheckField
          name="invite"
          label={t('clients.invite_contact')}
          hint={t('clients.invite_contact_hint')}
          defaultChecked
        />
      </RecordForm>
    </div>
  )
}

CreateClient.layout = PortalLayout
