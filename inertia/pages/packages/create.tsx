import { PackageEditor } from '~/components/packages/package_editor'
import {
  PackageFields,
  type CurrencyChoice,
  type Family,
  type PackageForm,
} from '~/components/packages/package_fields'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { SubmitButton } from '~/components/forms/submit_button'
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
        <RecordForm
          action={at(`${family.screen}/create`)}
          back={back}
          submit={
            <>
              <SubmitButton name="status" value="active">
                {t('packages.create_and_offer')}
              </SubmitButton>
              <SubmitButton className="" name="status" value="draft">
                {t('packages.save_as_draft')}
              </SubmitButton>
            </>
          }
          cancel={at(back ?? family.screen)}
          values={form}
        >
          <PackageFields family={family} currencies={currencies} />
        </RecordForm>
      </PackageEditor>
    </>
  )
}

CreatePackage.layout = PortalLayout
