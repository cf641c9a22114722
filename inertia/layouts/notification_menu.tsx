import { usePage } from '@inertiajs/react'
import { Bell } from '~/icons'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { Form } from '~/components/forms/form'
import { PortalLink } from '~/components/portal_link'
import {
  latestNotices,
  logFailure,
  markAllRead,
  markRead,
  noticePresentations,
  unreadNotices,
  type Notice,
  type NoticeView,
} from '~/layouts/notices'
import { NewsMenu, NewsNote } from '~/layouts/news_menu'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useDismissable } from '~/use_dismissable'
import { usePortal } from '~/use_portal'
import { whenIdle } from '~/when_idle'

/**
 * The notifications of the user: the number of unread ones and, opened, the last ten of each view. Without
 * scripts, its views link to the page of notifications, and "Mark as all read" posts.
 */
export function NotificationMenu() {
  const { unread: serverCount } = usePage().props
  const menu = useDismissable()
  const [isOpen, setOpen] = useState(false)
  const [show, setShow] = useState<NoticeView>(null)
  const [unread, setUnread] = useState(serverCount)
  const [lastServerCount, setLastServerCount] = useState(serverCount)
  const [notices, setNotices] = useState<Notice[] | 'loading' | 'failed'>('loading')
  const [news, setNews] = useState('')
  const requestNumber = useRef(0)
  const { to } = usePortal()
  const stream = to(useArea().at('/notifications/live'))

  // Every page has the count.
  if (lastServerCount !== serverCount) {
    setLastServerCount(serverCount)
    setUnread(serverCount)
  }

  /** Fetches the unread count and the latest notifications of the open view; the last request wins. */
  async function look(view: NoticeView | 'none') {
    requestNumber.current += 1
    const question = requestNumber.current
    try {
      const [waiting, found] = await Promise.all([
        unreadNotices(),
        view === 'none' ? null : latestNotices(view),
      ])
      if (question !== requestNumber.current) return
      const [latest] = waiting
      if (latest && waiting.length > unread) setNews(latest.notification_message)
      setUnread(waiting.length)
      if (found) setNotices(found)
    } catch (error) {
      logFailure(error)
      if (question === requestNumber.current && view !== 'none') setNotices('failed')
      throw error
    }
  }
  const refresh = useEffectEvent(() => look(isOpen ? show : 'none'))
  useEffect(
    () =>
      whenIdle(() =>
        import('~/layouts/poll_notifications').then(
          ({ pollNotifications }) => pollNotifications(stream, () => refresh()),
          logFailure
        )
      ),
    [stream]
  )

  function turn(open: boolean) {
    setOpen(open)
    if (open) look(show).catch(() => {})
  }

  function choose(view: NoticeView) {
    if (view === show) return
    setNotices('loading')
    setShow(view)
    look(view).catch(() => {})
  }

  function follow({ id, read }: Notice) {
    if (read) return
    setUnread((count) => Math.max(0, count - 1))
    markRead(id).catch(logFailure)
  }

  function markAll(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    markAllRead().then(() => {
      setUnread(0)
      setNotices((shown) =>
        Array.isArray(shown) ? shown.map((notice) => ({ ...notice, read: true })) : shown
      )
    }, logFailure)
  }

  // The texts show 100 as "more than 99".
  const upTo100 = Math.min(unread, 100)
  return (
    <>
      <p className="is-sr-only" role="status">
        {news && t('common.new_notification', { text: news })}
      </p>
      <NewsMenu
        label={t('common.notifications_unread', { count: upTo100 })}
        icon={<Bell size={20} />}
        count={unread}
        menu={menu}
        onTurn={turn}
      >
        <Panel
          {...{ show, choose, notices, follow, markAll }}
          title={t('common.unread_count', { count: upTo100 })}
        />
      </NewsMenu>
    </>
  )
}

interface PanelProps {
  title: string
  show: NoticeView
  choose: (view: NoticeView) => void
  notices: Notice[] | 'loading' | 'failed'
  follow: (notice: Notice) => void
  markAll: (event: SubmitEvent<HTMLFormElement>) => void
}

function Panel({ title, show, choose, notices, follow, markAll }: PanelProps) {
  const { at, here } = useArea()
  return (
    <section className="notice-panel" aria-label={t('common.notifications')}>
      <div className="notice-panel-head">
        <p>
          <strong>{t('common.notifications')}</strong>
          <span>{title}</span>
        </p>
        <Form action={at('/notifications/mark-all-read')} id="notices" onSubmit={markAll}>
          <input type="hidden" name="back" value={here} />
          <button type="submit" className="link">
            {t('common.mark_all_read')}
          </button>
        </Form>
      </div>
      <nav className="notice-views" aria-label={t('common.which_notifications')}>
        {noticePresentations().map(({ show: view, label }) => (
          <PortalLink
            key={label}
            href={at(view ? `/notifications?show=${view}` : '/notifications')}
            aria-current={view === show ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              choose(view)
            }}
          >
            {label}
          </PortalLink>
        ))}
      </nav>
      <Notices notices={notices} show={show} follow={follow} />
      <PortalLink className="notice-all" href={at('/notifications')}>
        {t('common.view_all')}
      </PortalLink>
    </section>
  )
}

function Notices({ notices, show, follow }: Pick<PanelProps, 'notices' | 'show' | 'follow'>) {
  if (notices === 'loading') {
    return (
      <>
        <noscript>
          <p className="notice-none">{t('common.choose_above')}</p>
        </noscript>
        <p className="notice-none needs-script" role="status">
          {t('common.loading')}
        </p>
      </>
    )
  }
  if (notices === 'failed') {
    return <NewsNote>{t('common.not_fetched')}</NewsNote>
  }
  if (!notices.length) {
    return <NewsNote>{noticePresentations().find((view) => view.show === show)?.empty}</NewsNote>
  }
  return (
    <ul className="notice-list">
      {notices.map((notice) => (
        <li key={notice.id} className={notice.read ? '' : 'is-unread'}>
          {!notice.read && <span className="is-sr-only">{t('common.unread')} </span>}
          {notice.link ? (
            <PortalLink href={notice.link} onClick={() => follow(notice)}>
              {notice.notification_message}
            </PortalLink>
          ) : (
            <span>{notice.notification_message}</span>
          )}
          <span className="notice-time">{notice.time_ago}</span>
        </li>
      ))}
    </ul>
  )
}
