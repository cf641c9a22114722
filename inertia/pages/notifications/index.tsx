import '~/css/notices.scss'
import '~/css/tabs.scss'
import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { BellOff } from '~/icons'
import { useId } from 'react'
import { urlWith } from '~/url'
import { Link } from '~/components/link'
import { BulkBar } from '~/components/lists/bulk_bar'
import { ChoiceBox } from '~/components/lists/choice_box'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { Form } from '~/components/forms/form'
import { PageHeader } from '~/components/layout/page_header'
import { Pager, type PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { noticePresentations } from '~/layouts/notices'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useRowSelection } from '~/use_row_selection'
import { usePortal } from '~/use_portal'

type Notification = Data.Notifications.Notification

interface NotificationsProps {
  notifications: Notification[]
  list: PageList
  /** Whether the user can choose notifications of staff. */
  has_settings: boolean
}

export default function Notifications(props: NotificationsProps) {
  const { notifications, list } = props
  const { unread } = usePage().props
  const { at, here } = useArea()
  const shown = list.filters.show
  return (
    <div className="form-column">
      <PageHeader title={t('common.notifications')} count={list.total} capped={list.total_capped}>
        {props.has_settings && (
          <PortalLink className="button" href={at('/notifications/settings')}>
            {t('notifications.settings_short')}
          </PortalLink>
        )}
        {unread > 0 && (
          <Form action={at('/notifications/mark-all-read')}>
            <input type="hidden" name="back" value={here} />
            <SubmitButton className="">{t('notifications.mark_all_read')}</SubmitButton>
          </Form>
        )}
      </PageHeader>
      <Shown shown={shown} />
      {notifications.length ? (
        <Notices notifications={notifications} list={list} />
      ) : (
        <Nothing shown={shown} />
      )}
      <Pager paging={list} noun={(count) => t('common.noun_notification', { count })} />
    </div>
  )
}

Notifications.layout = PortalLayout

function Shown({ shown }: { shown?: string }) {
  const { url } = usePortal()
  return (
    <nav className="tabs" aria-label={t('common.which_notifications')}>
      <ul>
        {noticePresentations().map(({ show, label }) => (
          <li key={label} className={(shown ?? null) === show ? 'is-active' : ''}>
            <Link
              href={urlWith(url, { show })}
              aria-current={(shown ?? null) === show ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Notices({ notifications, list }: Omit<NotificationsProps, 'has_settings'>) {
  const { at } = useArea()
  const { ref, onChange, choice } = useRowSelection()
  const form = useId()
  return (
    <div className="list" ref={ref} onChange={onChange}>
      <ul className="notices">
        {notifications.map((notification) => (
          <Notice key={notification.id} notification={notification} form={form} />
        ))}
      </ul>
      <BulkBar
        id={form}
        action={at('/notifications/bulk')}
        acts={[{ act: 'read', label: t('notifications.mark_read') }]}
        noun={(count) => t('common.noun_notification', { count })}
        list={list}
        choice={choice}
        nameOf={() => ''}
        rowCount={notifications.length}
      />
    </div>
  )
}

function Notice({ notification, form }: { notification: Notification; form: string }) {
  const { id, notification_message: message, link, read, time_ago: ago } = notification
  const { at, here } = useArea()
  const action = read ? t('notifications.mark_unread') : t('notifications.mark_read')
  return (
    <li className={read ? 'notice' : 'notice is-unread'}>
      <ChoiceBox id={id} name={message} form={form} />
      <div>
        <p className="notice-text">
          {link ? <PortalLink href={link}>{message}</PortalLink> : message}
        </p>
        <p className="notice-time">
          {!read && <strong>{t('notifications.unread_before')} </strong>}
          {ago}, <DateTime value={notification.created_at} exact />
        </p>
      </div>
      <Form action={at(`/notifications/${id}`)}>
        <input type="hidden" name="back" value={here} />
        <input type="hidden" name="read" value={String(!read)} />
        <SubmitButton
          className="is-small"
          aria-label={t('notifications.act_on', { action, text: message })}
        >
          {action}
        </SubmitButton>
      </Form>
    </li>
  )
}

function Nothing({ shown }: { shown?: string }) {
  const { at } = useArea()
  const view = noticePresentations().find(({ show }) => show === (shown ?? null))
  return (
    <EmptyState
      title={view?.empty ?? ''}
      icon={BellOff}
      action={
        shown && (
          <PortalLink className="button" href={at('/notifications')}>
            {t('notifications.show_all')}
          </PortalLink>
        )
      }
    >
      {!shown && t('notifications.nothing_advice')}
    </EmptyState>
  )
}
