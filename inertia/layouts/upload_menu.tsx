import { usePage } from '@inertiajs/react'
import { Upload } from '~/icons'
import { useEffect, useState, type ComponentType } from 'react'
import { PortalLink } from '~/components/portal_link'
import { Count, NewsMenu, NewsNote } from '~/layouts/news_menu'
import type { UploadTasksProps } from '~/layouts/upload_tasks'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useDismissable } from '~/use_dismissable'
import { useHydrated } from '~/use_hydrated'
import { whenIdle } from '~/when_idle'

/**
 * The number of running uploads and, opened, these and the latest ones. Hidden for users without an admin
 * area. Its content is loaded when the page is idle or the menu opens; without scripts it links to the list.
 */
export function UploadMenu() {
  const { uploadsUnderWay: serverCount } = usePage().props
  const { at } = useArea()
  const ready = useHydrated()
  const menu = useDismissable()
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(serverCount ?? 0)
  const [lastServerCount, setLastServerCount] = useState(serverCount)
  const [Tasks, setTasks] = useState<ComponentType<UploadTasksProps> | 'failed' | null>(null)
  const isShown = serverCount !== null

  // Every page has the count.
  if (lastServerCount !== serverCount) {
    setLastServerCount(serverCount)
    setCount(serverCount ?? 0)
  }

  async function load() {
    await import('~/layouts/upload_tasks').then(
      ({ UploadTasks }) => setTasks(() => UploadTasks),
      (error: unknown) => {
        console.error('The upload status could not be fetched', error)
        setTasks('failed')
      }
    )
  }
  useEffect(() => (isShown ? whenIdle(load) : undefined), [isShown])

  function turn(open: boolean) {
    setOpen(open)
    if (open && !Tasks) void load()
  }

  if (!isShown) return null
  const list = at('/skills/upload-status')
  const label = t('common.upload_status_running', { count })
  const icon = <Upload size={20} />
  if (!ready) {
    return (
      <PortalLink className="icon-button bell" href={list} aria-label={label}>
        {icon}
        <Count count={count} />
      </PortalLink>
    )
  }
  return (
    <NewsMenu {...{ label, icon, count, menu }} onTurn={turn}>
      <section className="notice-panel" aria-label={t('common.upload_status')}>
        <div className="notice-panel-head">
          <strong>{t('common.upload_status')}</strong>
        </div>
        {Tasks === 'failed' && <NewsNote>{t('common.not_fetched')}</NewsNote>}
        {Tasks === null && <NewsNote>{t('common.loading')}</NewsNote>}
        {Tasks !== null && Tasks !== 'failed' && (
          <Tasks isOpen={isOpen} count={count} onCount={setCount} />
        )}
        <PortalLink className="notice-all" href={list}>
          {t('common.view_all')}
        </PortalLink>
      </section>
    </NewsMenu>
  )
}
