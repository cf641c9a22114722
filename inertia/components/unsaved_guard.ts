import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { t } from '~/text'

/** Set while a form has changes; Back asks it before Inertia sees the event. */
let unsaved = false
let staying = false

/**
 * Hears the browser's Back before Inertia does: call it before `createInertiaApp`.
 * Declined, it steps forward again, and the page stays as it was.
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

/** While active, leaving the page by link, Back, reload or a closed tab asks first. */
export function UnsavedGuard({ active }: { active: boolean }) {
  useEffect(() => {
    unsaved = active
    if (!active) return

    const stopListening = router.on('before', (event) => {
      const { method, only } = event.detail.visit
      // Props that are asked for anew leave the page, and what was typed in it, as they are.
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
