import '~/css/keys.scss'
import { KeyFields } from '~/components/keys/key_fields'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreateKeyProps {
  choices: string[]
  /** Idempotency token of the form. */
  once: string
}

/** A native form: the response is a page with the key, which must not pass through scripts. */
export default function CreateKey({ choices, once }: CreateKeyProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('api_keys.new')} lead={t('api_keys.new_lead')} />
      <RecordForm
        action={at('/api-keys/create')}
        native
        submit={t('api_keys.create')}
        cancel={at('/api-keys')}
      >
        <input type="hidden" name="once" value={once} />
        <KeyFields choices={choices} abilities={['search', 'suggest', 'usage']} />
      </RecordForm>
    </div>
  )
}

CreateKey.layout = PortalLayout
