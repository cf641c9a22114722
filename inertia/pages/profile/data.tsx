import { Card } from '~/components/card'
import { CodeField } from '~/components/forms/code_field'
import { ConfirmSubmit, NoImplicitSubmit } from '~/components/forms/confirm_button'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

/** Download of the user's own data, and deletion of the account. */
export default function PersonalData({
  has_two_factor: hasTwoFactor,
}: {
  has_two_factor: boolean
}) {
  const { at } = useArea()
  const { to } = usePortal()
  return (
    <div className="form-column">
      <PageHeader title={t('profile.your_data')}>
        <PortalLink className="button" href={at('/profile')}>
          {t('profile.back_to_profile')}
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <Card title={t('profile.export')} lead={t('profile.export_lead')}>
          <a className="button" href={to(at('/profile/personal-data/download.json'))} download>
            {t('profile.download_data')}
          </a>
        </Card>
        <Card title={t('profile.delete_account')} lead={t('profile.delete_lead')}>
          <p className="mb-4">{t('profile.delete_keeps')}</p>
          <Form action={at('/profile/personal-data')} method="delete" native>
            <NoImplicitSubmit />
            <FormErrors />
            <Field
              name="current_password"
              label={t('profile.current_password')}
              type="password"
              autoComplete="current-password"
              required
            />
            {hasTwoFactor && <CodeField />}
            <ConfirmSubmit label={t('profile.delete_account')} title={t('profile.delete_title')}>
              {t('profile.delete_effect')}
            </ConfirmSubmit>
          </Form>
        </Card>
      </div>
    </div>
  )
}

PersonalData.layout = PortalLayout
