import { DomainFields } from '~/components/categories/domain_fields'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

export default function CreateDomain({ back }: { back: string | null }) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('categories.new_domain')} />
      <RecordForm
        action={at('/categories/create')}
        back={back}
        submit={t('categories.create')}
        cancel={at(back ?? '/categories')}
        values={{ active: 'true' }}
      >
        <DomainFields />
      </RecordForm>
    </div>
  )
}

CreateDomain.layout = PortalLayout
