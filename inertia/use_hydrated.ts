import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False on the server and while the page is taken over, true where scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false
  )
}
