import { router } from '@inertiajs/react'
import { useEffect } from 'react'

/** How long after an answer the next is asked for, in ms: what is shown moves at least once a second. */
const rest = 600

/**
 * While `isLive`, and while somebody can see the page, asks for these props of it anew, one request after
 * the other.
 */
export function useLive(isLive: boolean, props: readonly string[]) {
  const only = props.join(',')
  useEffect(() => {
    if (!isLive) return
    let timer = 0
    let isOver = false
    let stopAsking: (() => void) | null = null

    function plan() {
      window.clearTimeout(timer)
      if (!isOver && !document.hidden && !stopAsking) timer = window.setTimeout(ask, rest)
    }

    function ask() {
      router.reload({
        only: only.split(','),
        onCancelToken: ({ cancel }) => (stopAsking = cancel),
        // The server is gone for a moment: what is shown stays, and is asked for again.
        onNetworkError: () => false,
        onHttpException: () => false,
        onFinish: () => {
          stopAsking = null
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
      stopAsking?.()
    }
  }, [isLive, only])
}
