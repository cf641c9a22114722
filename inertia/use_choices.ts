import { useEffect, useState } from 'react'

/** Something that may be chosen; `label` is what is posted, `note` what tells it from the others. */
export interface Choice {
  id: string
  label: string
  note?: string | null
}

/** Asks the server what a typed text may mean. */
export type LookUp = (text: string, signal: AbortSignal) => Promise<Choice[]>

const WAIT_MS = 120
const none: Choice[] = []

/** The choices for what is typed; the latest text wins. `lookUp` must stay the same function. */
export function useChoices(text: string, lookUp: LookUp): Choice[] {
  const [choices, setChoices] = useState(none)
  const wanted = text.trim()

  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      lookUp(wanted, stop.signal)
        .then(setChoices)
        // Without choices one types the whole name.
        .catch(() => setChoices(none))
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, lookUp])

  return wanted ? choices : none
}
