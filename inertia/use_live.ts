import { router } from '@inertiajs/react'
import { useEffect } from 'react'

/** Delay between a response and the next request, in ms; the page is updated at least once a second. */
const rest = 600

/** While `isLive` and the page is visible, reloads these props repeatedly, one request at a time. */
export function useLive(isLive: boolean, props: readonly string[]) {
  const only = props.join(',')
  useEffect(() => {
    if (!isLive) return
    let timer = 0
    let isOver = false
    let stopPolling: (() => void) | null = null

    function plan() {
      window.clearTimeout(timer)
      if (!isOver && !document.hidden && !stopPolling) timer = window.setTimeout(poll, rest)
    }

    function poll() {
      router.reload({
        only: only.split(','),
        onCancelToken: ({ cancel }) => (stopPolling = cancel),
        // The server is temporarily unavailable: keep the props and retry.
        onNetworkError: () => false,
        onHttpException: () => false,
        onFinish: () => {
          stopPolling = null
          plan()
        },
      })
    }

    document.addEventListener('visibilitychange', plan)
    plan()
    return () => {
      isOver = true
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', plan)
      stopPolling?.()
    }
  }, [isLive, only])
}
