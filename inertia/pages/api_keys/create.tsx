import '~/css/keys.scss'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { KeyFields } from '~/components/keys/key_fields'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreateKeyProps {
  choices: string[]
  /** Makes one press one key. */
  once: string
}

/** The browser posts the form itself: what comes is a page with the key, which no script is to keep. */
export default function CreateKey({ choices, once }: CreateKeyProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('api_keys.new')} lead={t('api_keys.new_lead')} />
      <Form action={at('/api-keys/create')} native>
        <FormErrors />
        <input type="hidden" name="once" value={once} />
        <KeyFields choices={choices} abilities={['search', 'suggest']} />
        <FormActions>
          <SubmitButton>{t('api_keys.create')}</SubmitButton>
          <PortalLink className="button is-text" href={at('/api-keys')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateKey.layout = PortalLayout
