import { useCallback, useState } from 'react'

/**
 * The text of a field that React holds: `[text, setText, ref]`, with `ref` for the input. What was typed
 * before the scripts ran, or came back with the browser's Back, counts; React by itself throws it away
 * with the next change.
 */
export function useTyped(initial: string) {
  const [text, setText] = useState(initial)
  const ref = useCallback((field: HTMLInputElement | null) => {
    if (field && field.value !== field.defaultValue) setText(field.value)
  }, [])
  return [text, setText, ref] as const
}
