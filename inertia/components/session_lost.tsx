import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { isSignedIn, loginAddress, onSessionLost } from '~/client'

/**
 * Asks the person to log in again when the session behind the page has ended. The page stays as it
 * is below, with all that was typed: logging in happens in another tab.
 */
export function SessionLost() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [lost, setLost] = useState(false)
  const [note, setNote] = useState('')

  useEffect(() => onSessionLost(() => setLost(true)), [])
  useEffect(() => {
    if (lost && !dialog.current?.open) dialog.current?.showModal()
  }, [lost])

  async function goOn() {
    if (!(await isSignedIn().catch(() => false))) {
      setNote('You are not logged in yet.')
      return
    }
    // Only what every page has: the page itself stays as it is.
    router.reload({ only: ['pageSession'], onSuccess: () => setLost(false) })
  }

  if (!lost) return null
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="session-lost-title">
      <div className="dialog-body">
        <h2 className="dialog-title" id="session-lost-title">
          Your session has ended
        </h2>
        <p>
          What you typed is still here. Log in again in a new tab, then come back and go on with
          this page.
        </p>
        <p role="status">{note}</p>
        <div className="buttons">
          <a className="button is-primary" href={loginAddress()} target="_blank" rel="noopener">
            Log in again
          </a>
          <button type="button" className="button" onClick={() => void goOn()}>
            Go on
          </button>
        </div>
      </div>
    </dialog>
  )
}
