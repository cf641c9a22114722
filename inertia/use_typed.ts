import { useCallback, useState } from 'react'

/**
 * The text of a controlled field: `[text, setText, ref]`, with `ref` for the input. Keeps text that was typed
 * before hydration or restored by the browser, which React would discard with the next change.
 */
export function useTyped(initial: string) {
  const [text, setText] = useState(initial)
  const ref = useCallback((field: HTMLInputElement | null) => {
    if (field && field.value !== field.defaultValue) setText(field.value)
  }, [])
  return [text, setText, ref] as const
}
