import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type * as ToasterModule from '~/components/layout/toaster'
import { useFailed } from '~/use_failed'

/**
 * The message of the last action. The server renders it, for browsers without scripts and until scripts run;
 * then it becomes a toast, also if the next page replaces this one before the script of toasts is loaded. An error
 * replaces the messages of earlier successes.
 */
export function Flash() {
  const { flash } = usePage()
  const isFailed = useFailed() && !flash.success
  const [toasts, setToasts] = useState<typeof ToasterModule>()
  const [shown, setShown] = useState<typeof flash>()

  useEffect(() => {
    if (!flash.error && !flash.success) return
    void import('~/components/layout/toaster').then((module) => {
      setToasts(module)
      setShown(flash)
      if (flash.success) module.showToast('success', flash.success)
      if (flash.error) module.showToast('error', flash.error)
    })
  }, [flash])

  useEffect(() => {
    if (isFailed) toasts?.removeSuccesses()
  }, [isFailed, toasts])

  const waiting = shown !== flash
  return (
    <>
      {waiting && (flash.error || flash.success) && (
        <div className="flash-shelf">
          {flash.success && (
            <p className="flash" role="status">
              {flash.success}
            </p>
          )}
          {flash.error && (
            <p className="flash is-error" role="alert">
              {flash.error}
            </p>
          )}
        </div>
      )}
      {toasts && <toasts.Toaster />}
    </>
  )
}
