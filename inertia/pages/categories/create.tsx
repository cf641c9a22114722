import { BackField } from '~/components/back_field'
import { DomainFields } from '~/components/categories/domain_fields'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

export default function CreateDomain({ back }: { back: string | null }) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('categories.new_domain')} />
      <Form action={at('/categories/create')} guard>
        <FormErrors />
        <BackField back={back} />
        <DomainFields />
        <FormActions>
          <SubmitButton>{t('categories.create')}</SubmitButton>
          <PortalLink className="button is-text" href={at(back ?? '/categories')}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

CreateDomain.layout = PortalLayout
