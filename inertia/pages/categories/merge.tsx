import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { Combobox } from '~/components/combobox'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { lookUpDomains } from '~/components/skills/look_ups'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { countOf } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

interface MergeDomainProps {
  domain: Data.Categories.Category
  version: string
  back: string | null
}

export default function MergeDomain({ domain, version, back }: MergeDomainProps) {
  const { at } = useArea()
  const moves = `${countOf(domain.skills_count, 'skill')} and ${countOf(domain.children_count, 'domain')}`
  return (
    <div className="form-column">
      <PageHeader title={`Merge “${domain.name}”`} />
      <p className="note is-warning">
        {`The ${moves} right below it move to the domain that you choose; then “${domain.name}” is deleted. This cannot be undone in one step.`}
      </p>
      <Form action={at(`/categories/merge/${domain.id}`)} guard className="merge-form">
        <FormErrors />
        <BackField back={back} />
        <input type="hidden" name="version" value={version} />
        <Combobox
          name="into"
          label="Into the domain"
          hint="Not one below it."
          lookUp={lookUpDomains}
          required
        />
        <FormActions>
          <SubmitButton className="is-danger">Merge and delete</SubmitButton>
          <PortalLink className="button is-text" href={at(`/categories/edit/${domain.id}`)}>
            Cancel
          </PortalLink>
        </FormActions>
      </Form>
    </div>
  )
}

MergeDomain.layout = PortalLayout
