import { useEffect, useState } from 'react'
import type { Suggestion } from '#app/search/playground/suggestions'
import { v1 } from '~/client'

const WAIT_MS = 120
const none: Suggestion[] = []

/** Suggestions for the text; the latest text wins. Free; none for an empty text. */
export function useSuggestions(text: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState(none)
  const query = text.trim()

  useEffect(() => {
    if (!query) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      v1.get<{ data: Suggestion[] }>('/skills/playground-skill-suggestions/', {
        query: { q: query, limit: 8 },
        signal: stop.signal,
      })
        .then(({ data }) => setSuggestions(data))
        // Without suggestions, users type the whole name.
        .catch(() => setSuggestions(none))
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])

  return query ? suggestions : none
}
