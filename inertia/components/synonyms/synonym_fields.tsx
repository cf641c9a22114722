import { Combobox } from '~/components/forms/combobox'
import { Field, type Option } from '~/components/forms/field'
import { lookUpSkills } from '~/components/skills/look_ups'
import { t } from '~/text'

/** The fields of a synonym. */
export function SynonymFields({ languages }: { languages: Option[] }) {
  return (
    <>
      <Field
        name="term"
        label={t('synonyms.term')}
        hint={t('synonyms.term_hint')}
        required
        maxLength={200}
      />
      <Combobox
        name="equivalent"
        label={t('synonyms.equivalent')}
        hint={t('synonyms.equivalent_hint')}
        lookUp={lookUpSkills}
        required
      />
      <div className="field-pair">
        <Field
          as="select"
          name="language"
          label={t('synonyms.language')}
          hint={t('synonyms.language_hint')}
          placeholder={t('synonyms.any_language')}
          options={languages}
        />
        <Field
          name="source"
          label={t('synonyms.source')}
          hint={t('synonyms.source_hint')}
          maxLength={200}
        />
      </div>
    </>
  )
}
