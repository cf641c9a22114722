import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False on the server and during hydration, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false
  )
}
