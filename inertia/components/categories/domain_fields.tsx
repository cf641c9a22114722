import { Combobox } from '~/components/forms/combobox'
import { Field, type Option } from '~/components/forms/field'
import { lookUpDomains } from '~/components/skills/look_ups'
import { statusLabel } from '~/components/status_tag'
import { t } from '~/text'

/** The fields of a domain. */
export function DomainFields() {
  return (
    <>
      <Field name="name" label={t('categories.name')} required maxLength={200} />
      <Combobox
        name="parent"
        label={t('categories.below')}
        hint={t('categories.below_hint')}
        lookUp={lookUpDomains}
      />
      <div className="field-pair">
        <Field
          name="code"
          label={t('categories.code')}
          hint={t('categories.code_hint')}
          maxLength={50}
        />
        <Field
          as="select"
          name="active"
          label={t('categories.status')}
          required
          options={activeOrNot()}
          hint={t('categories.status_hint')}
        />
      </div>
      <Field as="textarea" name="description" label={t('categories.description')} rows={4} />
      <details className="more-fields">
        <summary>{t('categories.more_fields')}</summary>
        <Field
          name="slug"
          label={t('categories.address')}
          hint={t('categories.address_hint')}
          maxLength={200}
        />
        <Field
          name="external_uri"
          label={t('categories.external_uri')}
          hint={t('categories.external_uri_hint')}
          maxLength={500}
        />
      </details>
    </>
  )
}

/** The states of a domain to choose from. */
export const activeOrNot = (): Option[] => [
  { value: 'true', label: statusLabel('active') },
  { value: 'false', label: statusLabel('inactive') },
]
