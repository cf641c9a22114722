import { router } from '@inertiajs/react'
import { WifiOff } from '~/icons'
import { useEffect, useState } from 'react'
import { EmptyState } from '~/components/lists/empty_state'
import type { Noun } from '~/nouns'
import { t } from '~/text'
import { usePortal } from '~/use_portal'
import { splitUrl } from '~/url'

/**
 * The failure to load another view of the list: no network, or an unexpected response. Null without failure;
 * `retry` requests the same view again.
 */
export function useListFailure() {
  const { url } = usePortal()
  const { path } = splitUrl(url)
  const [failed, setFailed] = useState<string | null>(null)

  useEffect(() => {
    let url: string | null = null
    const fail = (event: { preventDefault: () => void }) => {
      if (!url) return
      event.preventDefault()
      setFailed(url)
    }
    const ends = [
      router.on('start', ({ detail: { visit } }) => {
        const isView = visit.method === 'get' && visit.url.pathname === path && !visit.prefetch
        url = isView ? visit.url.pathname + visit.url.search : null
      }),
      router.on('networkError', fail),
      router.on('httpException', fail),
      router.on('success', () => setFailed(null)),
    ]
    return () => ends.forEach((end) => end())
  }, [path])

  return failed === null ? null : { retry: () => router.get(failed, {}, { preserveScroll: true }) }
}

/** Shown in place of a list that could not be loaded. */
export function ListFailure({ noun, retry }: { noun: Noun; retry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={t('common.list_not_loaded', { nouns: noun(2) })}
        icon={WifiOff}
        action={
          <button type="button" className="button" onClick={retry}>
            {t('common.try_again')}
          </button>
        }
      >
        {t('common.server_did_not_answer')}
      </EmptyState>
    </div>
  )
}
