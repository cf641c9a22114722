import { router } from '@inertiajs/react'
import { useEffect, type RefObject } from 'react'
import { t } from '~/text'

/** The forms with unsaved changes; checked on Back before Inertia handles the event. */
const unsaved = new Set<string>()
let staying = false

/**
 * Handles the browser's Back before Inertia does; call it before `createInertiaApp`. If the user declines, it
 * goes forward again, and the page is unchanged.
 */
export function confirmBeforeBack() {
  window.addEventListener('popstate', (event) => {
    if (staying) {
      staying = false
      event.stopImmediatePropagation()
      return
    }
    if (mayDiscard()) return
    event.stopImmediatePropagation()
    staying = true
    window.history.forward()
  })
}

/** Asks if forms other than the one that is sent have unsaved changes, but not again for the same ones. */
export function mayDiscard(sent?: string): boolean {
  const others = [...unsaved].filter((id) => id !== sent)
  if (others.length && !window.confirm(t('common.discard_unsaved'))) return false
  for (const id of others) unsaved.delete(id)
  return true
}

interface UnsavedGuardProps {
  /** Identifies the form. */
  id: string
  active: boolean
  /** Whether the guarded form itself is being sent. */
  sending: RefObject<boolean>
}

/**
 * While active, leaving the page by link, Back, reload or closing the tab asks for confirmation, and so does
 * sending another form of the page, after which the page is rendered again.
 */
export function UnsavedGuard({ id, active, sending }: UnsavedGuardProps) {
  useEffect(() => {
    if (!active) return

    unsaved.add(id)
    const stopListening = router.on('before', (event) => {
      // Partial reloads keep the page and its input.
      if (sending.current || event.detail.visit.only.length) return
      if (unsaved.has(id) && !mayDiscard()) event.preventDefault()
    })
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(id)
      stopListening()
      window.removeEventListener('beforeunload', warn)
    }
  }, [active, id, sending])

  return null
}
