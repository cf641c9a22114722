import type { Data } from '@generated/data'
import { BackField } from '~/components/forms/back_field'
import { Combobox } from '~/components/forms/combobox'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { lookUpDomains } from '~/components/skills/look_ups'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface MergeDomainProps {
  domain: Data.Catalogue.Categories.Category
  version: string
  back: string | null
}

export default function MergeDomain({ domain, version, back }: MergeDomainProps) {
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={t('categories.merge_title', { name: domain.name })} />
      <p className="note is-warning">
        {t('categories.merge_effect', {
          skills: domain.skills_count,
          domains: domain.children_count,
          name: domain.name,
        })}
      </p>
      <Form action={at(`/categories/merge/${domain.id}`)} guard className="mt-5">
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <Combobox
          name="into"
          label={t('categories.into_domain')}
          hint={t('categories.into_domain_hint')}
          lookUp={lookUpDomains}
          required
        />
        <FormActions>
          <SubmitButton className="is-danger">{t('categories.merge_and_delete')}</SubmitButton>
          <PortalLink className="button is-text" href={at(`/categories/edit/${domain.id}`)}>
            {t('common.cancel')}
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

MergeDomain.layout = PortalLayout
