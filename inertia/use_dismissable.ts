import { useEffect, useRef } from 'react'
import { usePortal } from '~/use_portal'

/**
 * A `<details>` that closes on Escape, on a click outside, when it loses the focus and, unless it `stays`, on
 * a new page and when `shown` changes. If it was opened before hydration it stays open, and its `onToggle` is
 * called.
 */
export function useDismissable(shown?: unknown, stays = false) {
  const ref = useRef<HTMLDetailsElement>(null)
  const seen = useRef<{ path: string; shown: unknown } | null>(null)
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
    const menu = ref.current
    const before = seen.current
    seen.current = { path, shown }
    if (!menu?.open) return
    if (!before) menu.dispatchEvent(new Event('toggle'))
    else if (!stays && (before.path !== path || before.shown !== shown)) menu.open = false
  }, [path, shown, stays])
  return ref
}
