import type { NoticeChoices } from '#app/notifications/notice_choices'
import type { NoticeChoice } from '#app/notifications/staff_events'
import { Field } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { RecordForm } from '~/components/forms/record_form'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

const events = () =>
  [
    ['registration', t('notifications.event_registration')],
    ['purchase', t('notifications.event_purchase')],
    ['payment', t('notifications.event_payment')],
    ['payment_problem', t('notifications.event_payment_problem')],
    ['overdue', t('notifications.event_overdue')],
    ['out_of_calls', t('notifications.event_out_of_calls')],
    ['contact', t('notifications.event_contact')],
  ] as const satisfies Array<[keyof NoticeChoices, string]>

const options = () =>
  [
    { value: 'none', label: t('notifications.choice_none') },
    { value: 'notification', label: t('notifications.choice_notification') },
    { value: 'mail', label: t('notifications.choice_mail') },
    { value: 'digest', label: t('notifications.choice_digest') },
  ] satisfies Array<{ value: NoticeChoice; label: string }>

export default function NotificationSettings({ choices }: { choices: NoticeChoices }) {
  return (
    <div className="form-column">
      <PageHeader title={t('notifications.settings')} lead={t('notifications.settings_lead')}>
        <PortalLink className="button" href="/portal/admin/notifications">
          {t('common.notifications')}
        </PortalLink>
      </PageHeader>
      <RecordForm
        action="/portal/admin/notifications/settings"
        submit={t('notifications.settings_save')}
        values={choices}
      >
        {events().map(([name, label]) => (
          <Field key={name} as="select" name={name} label={label} options={options()} required />
        ))}
      </RecordForm>
    </div>
  )
}

NotificationSettings.layout = PortalLayout
