import { useEffect, useRef, useState } from 'react'
import { PageTitle } from '~/components/layout/page_header'
import { CHUNK_LOAD_TIMEOUT, LOAD_FAILURE_SPINNER } from '~/constants'
import type { PageModule } from '~/resolve_page'
import { t } from '~/text'

/**
 * Loads the script of a page; shows the failure screen on errors and after `CHUNK_LOAD_TIMEOUT`.
 */
export async function loadOrExplain(load: () => Promise<PageModule>): Promise<PageModule> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The page took too long to load')),
      CHUNK_LOAD_TIMEOUT
    )
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch {
    return { default: LoadFailure }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A spinner for 15 seconds, then an error message, announced to screen readers, and a retry link.
 */
function LoadFailure() {
  const [waiting, setWaiting] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), LOAD_FAILURE_SPINNER)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!waiting) heading.current?.focus()
  }, [waiting])

  return (
    <main className="load-failure">
      <PageTitle title={waiting ? t('common.loading') : t('common.load_failed')} />
      {waiting && (
        <>
          <h1 className="is-sr-only">{t('common.loading')}</h1>
          <span className="spinner" role="status" aria-label={t('common.loading')} />
        </>
      )}
      <div role="alert">
        {!waiting && (
          <>
            <h1 tabIndex={-1} ref={heading}>
              {t('common.load_failed')}
            </h1>
            <p>{t('common.load_failed_text')}</p>
          </>
        )}
      </div>
      {!waiting && (
        <button
          type="button"
          className="button is-primary"
          onClick={() => window.location.reload()}
        >
          {t('common.refresh')}
        </button>
      )}
    </main>
  )
}
