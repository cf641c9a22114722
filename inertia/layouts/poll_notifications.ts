/** Polling interval of a page without a stream, in ms; doubled after each failure. */
const pollInterval = 30_000
const longestInterval = 10 * 60_000
/** Polling interval with a stream, for events that it may have missed. */
const intervalWithStream = 5 * 60_000

/**
 * Checks for new notifications while the tab is visible: on events of the stream at `address`, when the tab
 * becomes visible, and at intervals. After failures of `refresh` the interval grows, and the stream is reopened
 * on recovery. Returns a function that stops it.
 */
export function pollNotifications(url: string, refresh: () => Promise<void>): () => void {
  let stream: EventSource | null = null
  let timer = 0
  let failures = 0
  let isStopped = false

  function open() {
    stream?.close()
    stream = new EventSource(url)
    stream.onopen = plan
    stream.onerror = plan
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      if (isNotice(data)) void check()
    }
  }

  function leave() {
    window.clearTimeout(timer)
    stream?.close()
    stream = null
  }

  async function check() {
    window.clearTimeout(timer)
    try {
      await refresh()
      failures = 0
      if (!isStopped && !document.hidden && stream?.readyState === EventSource.CLOSED) open()
    } catch {
      failures += 1
    }
    plan()
  }

  function plan() {
    window.clearTimeout(timer)
    if (isStopped || document.hidden) return
    const isLive = stream?.readyState === EventSource.OPEN
    const wait =
      isLive && !failures
        ? intervalWithStream
        : Math.min(pollInterval * 2 ** failures, longestInterval)
    timer = window.setTimeout(() => void check(), wait)
  }

  function onVisibility() {
    leave()
    if (document.hidden) return
    open()
    void check()
  }

  function stop() {
    isStopped = true
    leave()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', leave)
  }

  if (!document.hidden) {
    open()
    plan()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', leave)
  return stop
}

/** The stream also sends pings to stay open. */
function isNotice(data: string): boolean {
  const message: unknown = JSON.parse(data)
  return Object(message).payload === 'news'
}
