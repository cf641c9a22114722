import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { isLoggedIn, loginUrl, onSessionLost } from '~/client'
import { t } from '~/text'

/**
 * Asks the user to log in again when the session of the page has ended. The page and its input are kept; the
 * login opens in another tab.
 */
export function SessionLost() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [lost, setLost] = useState(false)
  const [isRefused, setRefused] = useState(false)

  useEffect(() => onSessionLost(() => setLost(true)), [])
  useEffect(() => {
    if (lost && !dialog.current?.open) dialog.current?.showModal()
  }, [lost])

  async function logInAgain() {
    if (!(await isLoggedIn().catch(() => false))) {
      setRefused(true)
      return
    }
    // Reload only the session, so that the page is kept.
    router.reload({ only: ['pageSession'], onSuccess: () => setLost(false) })
  }

  if (!lost) return null
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="session-lost-title">
      <div className="dialog-body">
        <h2 className="dialog-title" id="session-lost-title">
          {t('common.session_ended')}
        </h2>
        <p>{t('common.session_ended_text')}</p>
        <p role="status">{isRefused && t('common.not_logged_in_yet')}</p>
        <div className="buttons">
          <a className="button is-primary" href={loginUrl()} target="_blank" rel="noopener">
            {t('common.log_in_again')}
          </a>
          <button type="button" className="button" onClick={() => void logInAgain()}>
            {t('common.continue')}
          </button>
        </div>
      </div>
    </dialog>
  )
}
