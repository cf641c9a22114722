import { useEffect, useState } from 'react'
import type { Suggestion } from '#app/search/playground/suggestions'
import { v1, V1Problem } from '~/client'
import { languageNow } from '~/text'

const WAIT_MS = 120
const none: Suggestion[] = []

interface Suggestions {
  suggestions: Suggestion[]
  /** Whether there are none because of too many requests. */
  isLimited: boolean
}

/** Suggestions for the text; the latest text wins. Free; none for an empty text. */
export function useSuggestions(text: string): Suggestions {
  const [suggestions, setSuggestions] = useState(none)
  const [isLimited, setLimited] = useState(false)
  const query = text.trim()

  useEffect(() => {
    if (!query) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      v1.get<{ data: Suggestion[] }>('/skills/playground-skill-suggestions/', {
        query: { q: query, limit: 8, language: languageNow() },
        signal: stop.signal,
      })
        .then(({ data }) => {
          setSuggestions(data)
          setLimited(false)
        })
        // Without suggestions, users type the whole name.
        .catch((error) => {
          setSuggestions(none)
          if (!stop.signal.aborted) setLimited(error instanceof V1Problem && error.status === 429)
        })
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])

  return { suggestions: query ? suggestions : none, isLimited: query !== '' && isLimited }
}
