import { useEffect, useEffectEvent, useState } from 'react'
import type { Data } from '@generated/data'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { uploadStatusLabel } from '~/components/uploads/upload_status_label'
import { uploadTitle } from '~/components/uploads/upload_title'
import { NewsNote } from '~/layouts/news_menu'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

type Upload = Data.Imports.Upload

export interface UploadTasksProps {
  isOpen: boolean
  /** Running uploads. */
  count: number
  onCount: (count: number) => void
}

/** Polling intervals while uploads are running, opened and closed, and otherwise, in ms. */
const often = 1000
const closed = 5000
const idle = 60_000
/** The interval doubles after each failure, up to this. */
const atMost = 10 * 60_000

/**
 * Running uploads and the last five, polled while the tab is visible; while the menu is closed, only their
 * count. Failed calls are logged.
 */
export function UploadTasks({ isOpen, count, onCount }: UploadTasksProps) {
  const { to } = usePortal()
  const { at } = useArea()
  const [tasks, setTasks] = useState<Upload[] | 'failed' | null>(null)
  const url = to(at('/skills/upload-status/latest'))

  const look = useEffectEvent(async () => {
    try {
      const { under_way: underWay, uploads } = await latest(isOpen ? url : `${url}/count`)
      if (uploads) setTasks(uploads)
      onCount(underWay)
      return true
    } catch (error) {
      console.error('The upload status could not be fetched', error)
      if (isOpen) setTasks((shown) => (Array.isArray(shown) ? shown : 'failed'))
      return false
    }
  })
  const wait = count === 0 ? idle : isOpen ? often : closed
  useEffect(() => schedulePoll(() => look(), wait, isOpen), [wait, isOpen])

  if (tasks === null) return <NewsNote>{t('common.loading')}</NewsNote>
  if (tasks === 'failed') return <NewsNote>{t('common.not_fetched')}</NewsNote>
  if (!tasks.length) return <NewsNote>{t('common.no_upload_yet')}</NewsNote>
  return (
    <ul className="notice-list">
      {tasks.map((task) => (
        <li key={task.id}>
          <PortalLink href={at(`/skills/upload-status/${task.id}`)}>{uploadTitle(task)}</PortalLink>
          {task.status === 'running' && (
            <progress
              className="progress is-primary"
              value={task.progress}
              max={100}
              aria-label={t('common.progress_of', { name: uploadTitle(task) })}
            />
          )}
          <span className="notice-time">
            <StatusTag status={task.status} label={uploadStatusLabel(task.status)} />
            {` · ${statusLabel(task.kind)}`}
            {task.status === 'running' && ` · ${task.progress} %`}
            {task.dry_run && ` · ${t('common.check_only')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface Answer {
  under_way: number
  /** Missing if only the count was requested. */
  uploads?: Upload[]
}

async function latest(url: string): Promise<Answer> {
  const response = await fetch(url, { headers: { accept: 'application/json' } })
  if (!response.ok || response.redirected) throw new Error(`Answered ${response.status}`)
  return (await response.json()) as Answer
}

/**
 * Polls every `wait` ms, at once with `now`, and when the tab becomes visible; never while it is hidden, and
 * one request at a time. Returns a function that stops it.
 */
function schedulePoll(look: () => Promise<boolean>, wait: number, now: boolean): () => void {
  let failures = 0
  let isStopped = false
  let timer = window.setTimeout(poll, now ? 0 : wait)

  function poll() {
    if (document.hidden) return
    void look().then((isSound) => {
      failures = isSound ? 0 : failures + 1
      if (isStopped) return
      window.clearTimeout(timer)
      timer = window.setTimeout(poll, Math.min(wait * 2 ** failures, atMost))
    })
  }
  function onVisibility() {
    window.clearTimeout(timer)
    poll()
  }

  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    isStopped = true
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
