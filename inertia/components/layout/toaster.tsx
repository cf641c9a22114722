import { cssTransition, toast, ToastContainer, type Id } from 'react-toastify/unstyled'
import {
  TOAST_AUTO_CLOSE,
  TOAST_DRAG_PERCENT,
  TOAST_PAUSE_ON_FOCUS_LOSS,
  TOAST_PAUSE_ON_HOVER,
  TOAST_POSITION,
} from '~/constants'

const slide = cssTransition({
  enter: 'Toastify--animate toast-enter',
  exit: 'Toastify--animate toast-exit',
  collapseDuration: 150,
})

/** Shows toasts, with the values of `constants.ts`. Loaded with the first message, not with the page. */
export function Toaster() {
  return (
    <ToastContainer
      position={TOAST_POSITION}
      autoClose={TOAST_AUTO_CLOSE}
      draggable
      draggablePercent={TOAST_DRAG_PERCENT}
      pauseOnHover={TOAST_PAUSE_ON_HOVER}
      pauseOnFocusLoss={TOAST_PAUSE_ON_FOCUS_LOSS}
      transition={slide}
      icon={false}
      closeOnClick={false}
    />
  )
}

/** The successes on the screen. */
const successes = new Set<Id>()

export function showToast(kind: 'success' | 'error', message: string) {
  if (kind === 'error') {
    toast(message, { type: kind, role: 'alert' })
    return
  }
  const id = toast(message, { type: kind, role: 'status', onClose: () => successes.delete(id) })
  successes.add(id)
}

/** Removes the messages of earlier successes, which an error replaces. */
export function removeSuccesses() {
  for (const id of successes) toast.dismiss(id)
}
