import type { Option } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { SynonymFields } from '~/components/synonyms/synonym_fields'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreateSynonymProps {
  /** Empty, or a term that clients searched for. */
  term: string
  languages: Option[]
  back: string | null
}

export default function CreateSynonym({ term, languages, back }: CreateSynonymProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('synonyms.new')} lead={t('synonyms.lead')} />
      <RecordForm
        action={at('/synonyms/create')}
        back={back}
        submit={t('synonyms.create')}
        cancel={at(back ?? '/synonyms')}
        values={{ term }}
      >
        <SynonymFields languages={languages} />
      </RecordForm>
    </div>
  )
}

CreateSynonym.layout = PortalLayout
