import { Merge } from '~/icons'
import type { Data } from '@generated/data'
import { DomainFields } from '~/components/categories/domain_fields'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { PageHeader } from '~/components/layout/page_header'
import { linkTo, PortalLink } from '~/components/portal_link'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'

type Domain = Data.Catalogue.Categories.Category

interface EditDomainProps extends Edited {
  domain: Domain
  form: Record<string, string>
  back: string | null
}

export default function EditDomain(props: EditDomainProps) {
  const { domain, form, version, back } = props
  const { at } = useArea()
  return (
    <div className="form-column">
      <PageHeader title={domain.name} lead={<Contents domain={domain} />}>
        <PortalLink
          className="button"
          href={`${at(`/categories/merge/${domain.id}`)}${back ? `?back=${encodeURIComponent(back)}` : ''}`}
        >
          <Merge size={16} /> {t('categories.merge')}
        </PortalLink>
        {domain.skills_count + domain.children_count === 0 && (
          <ConfirmButton
            label={t('categories.delete')}
            title={t('categories.delete_question', { name: domain.name })}
            action={at(`/categories/edit/${domain.id}`)}
            fields={{ version, ...(back && { back }) }}
          >
            {t('categories.delete_effect')}
          </ConfirmButton>
        )}
      </PageHeader>
      <RecordForm
        action={at(`/categories/edit/${domain.id}`)}
        edited={props}
        what={t('categories.this_domain')}
        back={back}
        submit={t('categories.save')}
        cancel={at(back ?? '/categories')}
        values={form}
      >
        <DomainFields />
      </RecordForm>
    </div>
  )
}

EditDomain.layout = PortalLayout

/** The content of the domain, which prevents its deletion. */
function Contents({ domain }: { domain: Domain }) {
  const { at } = useArea()
  const { skills_count: own, total_skills_count: all, children_count: below } = domain
  if (own + below === 0) return t('categories.holds_nothing')
  const link = linkTo(at(`/skills?domain=${domain.id}`))
  if (all > own) {
    return rich('categories.holds_below', { skills: all, own, domains: below, link })
  }
  return rich('categories.holds', { skills: all, domains: below, link })
}
