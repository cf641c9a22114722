import { useEffect, useRef } from 'react'

/** A `<details>` that closes on Escape and on a click beside it. */
export function useDismissable() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const menu = ref.current
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) {
        menu.open = false
      }
    }
    function onKey(event: KeyboardEvent) {
      const menu = ref.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return ref
}
