import { useEffect, useState } from 'react'

/** An option; `label` is posted, `note` distinguishes it from others. */
export interface Choice {
  id: string
  label: string
  note?: string | null
}

/** Fetches the options for a text. */
export type LookUp = (text: string, signal: AbortSignal) => Promise<Choice[]>

const WAIT_MS = 120
const none: Choice[] = []

/** The options for the text; the latest text wins. `lookUp` must be a stable function. */
export function useChoices(text: string, lookUp: LookUp): Choice[] {
  const [choices, setChoices] = useState(none)
  const query = text.trim()

  useEffect(() => {
    if (!query) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      lookUp(query, stop.signal)
        .then(setChoices)
        // Without options, users type the whole name.
        .catch(() => setChoices(none))
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, lookUp])

  return query ? choices : none
}
