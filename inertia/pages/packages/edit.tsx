import '~/css/packages.scss'
import { Copy } from '~/icons'
import type { Data } from '@generated/data'
import { BackField } from '~/components/forms/back_field'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { Form } from '~/components/forms/form'
import { PackageEditor } from '~/components/packages/package_editor'
import {
  PackageFields,
  type CurrencyChoice,
  type Family,
  type PackageForm,
} from '~/components/packages/package_fields'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { StatusTag } from '~/components/status_tag'
import { SubmitButton } from '~/components/forms/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Offer = Data.Billing.Packages.Package

interface EditPackageProps extends Edited {
  family: Family
  offer: Offer
  form: PackageForm
  currencies: CurrencyChoice[]
  back: string | null
}

export default function EditPackage(props: EditPackageProps) {
  const { family, offer, form, currencies, version, back } = props
  const { at } = useArea()
  return (
    <>
      <PageHeader title={offer.name} lead={<State offer={offer} />}>
        <PortalLink className="button" href={`${at(`${family.screen}/create`)}?from=${offer.id}`}>
          <Copy size={16} /> {t('packages.duplicate')}
        </PortalLink>
        <StatusButtons family={family} offer={offer} back={back} />
      </PageHeader>
      <PackageEditor family={family} form={form} currencies={currencies} key={version}>
        <RecordForm
          action={at(`${family.screen}/edit/${offer.id}`)}
          edited={props}
          what={t('packages.this_package', { family: family.id })}
          back={back}
          submit={t('packages.save')}
          cancel={at(back ?? family.screen)}
          values={form}
        >
          <PackageFields family={family} currencies={currencies} />
        </RecordForm>
      </PackageEditor>
    </>
  )
}

EditPackage.layout = PortalLayout

function State({ offer }: { offer: Offer }) {
  const { status, activations_count: count } = offer
  return (
    <span className="package-state">
      <StatusTag status={status} />
      <span>{t('packages.activated_times', { count })}</span>
    </span>
  )
}

/** Actions: activate, archive, or delete if no client has it. */
function StatusButtons({
  family,
  offer,
  back,
}: Pick<EditPackageProps, 'family' | 'offer' | 'back'>) {
  const { at } = useArea()
  const { id, name, status } = offer
  const kept: Record<string, string> = back ? { back } : {}
  return (
    <>
      {status !== 'active' && (
        <Form action={at(`${family.screen}/status/${id}`)} id="offer">
          <BackField back={back} />
          <SubmitButton className="is-primary is-outlined" name="status" value="active">
            {status === 'archived' ? t('packages.restore') : t('packages.offer_it')}
          </SubmitButton>
        </Form>
      )}
      {status !== 'archived' && (
        <ConfirmButton
          label={t('packages.archive')}
          title={t('packages.archive_question', { name })}
          action={at(`${family.screen}/status/${id}`)}
          method="post"
          fields={{ ...kept, status: 'archived' }}
        >
          {t('packages.archive_effect')}
        </ConfirmButton>
      )}
      {offer.activations_count === 0 && (
        <ConfirmButton
          label={t('packages.delete')}
          title={t('packages.delete_question', { name })}
          action={at(`${family.screen}/edit/${id}`)}
          fields={kept}
        >
          {t('packages.delete_effect')}
        </ConfirmButton>
      )}
    </>
  )
}
