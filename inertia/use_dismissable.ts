import { useEffect, useRef } from 'react'
import { usePortal } from '~/use_portal'

/**
 * A `<details>` that closes on Escape, on a click beside it, when the focus leaves it, with a new page and,
 * unless it `stays`, with another value of what is `shown`.
 */
export function useDismissable(shown?: unknown, stays = false) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { path } = usePortal()

  useEffect(() => {
    function closeUnlessIn({ target }: Event) {
      const menu = ref.current
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false
    }
    function onKey(event: KeyboardEvent) {
      const menu = ref.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('click', closeUnlessIn)
    document.addEventListener('focusin', closeUnlessIn)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', closeUnlessIn)
      document.removeEventListener('focusin', closeUnlessIn)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  useEffect(() => {
    if (ref.current && !stays) ref.current.open = false
  }, [path, shown, stays])
  return ref
}
