import { usePage } from '@inertiajs/react'

/** Whether the last action failed: with a message, or with errors of fields. */
export function useFailed(): boolean {
  const { flash, props } = usePage()
  return Boolean(flash.error) || Object.keys(props.errors).length > 0
}
