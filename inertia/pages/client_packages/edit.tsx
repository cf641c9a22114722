import type { Data } from '@generated/data'
import { Card, Fact } from '~/components/card'
import { RefundForm } from '~/components/client_packages/refund_form'
import { SettingsForm, type SettingsFormProps } from '~/components/client_packages/settings_form'
import { DateTime } from '~/components/date_time'
import { familyName } from '~/components/packages/package_card'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

interface EditClientPackageProps extends Omit<SettingsFormProps, 'clientPackage'> {
  client_package: Data.Billing.ClientPackages.ClientPackage.Variants['forStaff']
  refunds: Data.Billing.ClientPackages.CallRefund[]
  /** Idempotency token of the refund form. */
  once: string
}

export default function EditClientPackage(props: EditClientPackageProps) {
  const { client_package: clientPackage, refunds, once, ...settings } = props
  return (
    <div className="form-column">
      <PageHeader
        title={clientPackage.name}
        lead={t('client_packages.package_of', { client: clientPackage.client.name })}
      >
        <PortalLink
          className="button"
          href={`/portal/admin/clients/play-ground-history/${clientPackage.id}`}
        >
          {t('client_packages.view_searches')}
        </PortalLink>
        <PortalLink
          className="button"
          href={`/portal/admin/clients/packages/${clientPackage.client.id}`}
        >
          {t('client_packages.all_of', { client: clientPackage.client.name })}
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <Card>
          <UsageBar used={clientPackage.usage_calls} total={clientPackage.total_calls} />
          <dl className="facts">
            <Fact label={t('client_packages.status')}>
              <StatusTag status={clientPackage.status} />
            </Fact>
            <Fact label={t('client_packages.family')}>{familyName(clientPackage.family)}</Fact>
            <Fact label={t('client_packages.active_from')}>
              <DateTime value={clientPackage.activated_at} exact />
            </Fact>
            <Fact label={t('client_packages.expires')}>
              {clientPackage.expires_at ? (
                <DateTime value={clientPackage.expires_at} exact />
              ) : (
                t('client_packages.never')
              )}
            </Fact>
          </dl>
        </Card>
        <SettingsForm clientPackage={clientPackage} {...settings} />
        <RefundForm
          clientPackage={clientPackage}
          refunds={refunds}
          back={settings.back}
          once={once}
        />
      </div>
    </div>
  )
}

EditClientPackage.layout = PortalLayout
