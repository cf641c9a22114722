import { useEffect, useState } from 'react'
import type { Kind } from '~/components/palette/kinds'
import { marksOf } from '~/components/palette/matching'
import type { Choice } from '~/use_choices'

export interface FoundOfKind {
  kind: Kind
  choices: Choice[]
  failed: boolean
}

interface Found {
  text: string
  kinds: FoundOfKind[]
}

const WAIT_MS = 120
const nothing: Found = { text: '', kinds: [] }

/**
 * The records of these kinds that match a text; the latest text wins. Until its response arrives, those of
 * the previous text that also match the new one are kept. `kinds` must be a stable list.
 */
export function useRecords(text: string, kinds: Kind[]) {
  const [found, setFound] = useState(nothing)
  const query = text.trim()

  useEffect(() => {
    if (!query || !kinds.length) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(
        kinds.map(({ lookUp }) => lookUp(query, stop.signal))
      )
      if (stop.signal.aborted) return
      setFound({
        text: query,
        kinds: answers.map((answer, index) => ({
          kind: kinds[index],
          choices: answer.status === 'fulfilled' ? answer.value : [],
          failed: answer.status === 'rejected',
        })),
      })
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, kinds])

  if (!query) return { records: nothing.kinds, pending: false }
  if (found.text === query) return { records: found.kinds, pending: false }
  const still = found.kinds.map((group) => ({
    ...group,
    failed: false,
    choices: group.choices.filter(({ label }) => marksOf(label, query)),
  }))
  return { records: still, pending: kinds.length > 0 }
}
