import type { Data } from '@generated/data'
import { ConfirmButton } from '~/components/forms/confirm_button'
import type { Option } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { SynonymFields } from '~/components/synonyms/synonym_fields'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface EditSynonymProps extends Edited {
  synonym: Data.Catalogue.Synonyms.Synonym
  form: Record<string, string>
  languages: Option[]
  back: string | null
}

export default function EditSynonym(props: EditSynonymProps) {
  const { synonym, form, version, languages, back } = props
  const { at } = useArea()
  const { id, term, equivalent } = synonym
  return (
    <div className="form-column">
      <PageHeader title={`${term} → ${equivalent}`}>
        <ConfirmButton
          label={t('synonyms.delete')}
          title={t('synonyms.delete_question', { term, equivalent })}
          action={at(`/synonyms/edit/${id}`)}
          fields={{ version, ...(back && { back }) }}
        >
          {t('synonyms.delete_effect', { term, equivalent })}
        </ConfirmButton>
      </PageHeader>
      <RecordForm
        action={at(`/synonyms/edit/${id}`)}
        edited={props}
        what={t('synonyms.this_one')}
        back={back}
        submit={t('synonyms.save')}
        cancel={at(back ?? '/synonyms')}
        values={form}
      >
        <SynonymFields languages={languages} />
      </RecordForm>
    </div>
  )
}

EditSynonym.layout = PortalLayout
