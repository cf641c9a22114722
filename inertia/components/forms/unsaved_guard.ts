import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { t } from '~/text'

/** Whether a form has unsaved changes; checked on Back before Inertia handles the event. */
let unsaved = false
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
    if (!unsaved) return
    if (window.confirm(t('common.leave_unsaved'))) {
      unsaved = false
      return
    }
    event.stopImmediatePropagation()
    staying = true
    window.history.forward()
  })
}

/** While active, leaving the page by link, Back, reload or closing the tab asks for confirmation. */
export function UnsavedGuard({ active }: { active: boolean }) {
  useEffect(() => {
    unsaved = active
    if (!active) return

    const stopListening = router.on('before', (event) => {
      const { method, only } = event.detail.visit
      // Partial reloads keep the page and its input.
      if (method !== 'get' || only.length) return
      if (!unsaved || window.confirm(t('common.leave_unsaved'))) unsaved = false
      else event.preventDefault()
    })
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved = false
      stopListening()
      window.removeEventListener('beforeunload', warn)
    }
  }, [active])

  return null
}
