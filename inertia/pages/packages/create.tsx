import { BackField } from '~/components/back_field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PackageEditor } from '~/components/packages/package_editor'
import {
  PackageFields,
  type CurrencyChoice,
  type Family,
  type PackageForm,
} from '~/components/packages/package_fields'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface CreatePackageProps {
  family: Family
  form: PackageForm
  currencies: CurrencyChoice[]
  back: string | null
}

export default function CreatePackage({ family, form, currencies, back }: CreatePackageProps) {
  const { at } = useArea()
  return (
    <>
      <PageHeader
        title={t('packages.new', { family: family.id })}
        lead={t('packages.lead', { family: family.id })}
      />
      <PackageEditor family={family} form={form} currencies={currencies}>
        <Form action={at(`${family.screen}/create`)} guard>
          <FormErrors />
          <BackField back={back} />
          <PackageFields family={family} form={form} currencies={currencies} />
          <FormActions>
            <SubmitButton name="status" value="active">
              {t('packages.create_and_offer')}
            </SubmitButton>
            <SubmitButton className="" name="status" value="draft">
              {t('packages.save_as_draft')}
            </SubmitButton>
            <PortalLink className="button is-text" href={at(back ?? family.screen)}>
              {t('common.cancel')}
            </PortalLink>
          </FormActions>
        </Form>
      </PackageEditor>
    </>
  )
}

CreatePackage.layout = PortalLayout
