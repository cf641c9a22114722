/** A label with the stems of a label of the same skill in another language. */
export interface TranslatedLabel {
  stems: string[]
  translation: string[]
}

type Counts = Map<string, Map<string, number>>

const rounds = 6

/** Rarer translations are chance. */
const leastCount = 0.3

/**
 * Pairs of stems whose translations are about the same: the cosine of their expected numbers of translations
 * (IBM model 1, Brown et al. 1993).
 */
export function translationsOf(labels: TranslatedLabel[], leastCosine: number) {
  const vectors = new Map(
    [...expectedCounts(labels)].map(([stem, counts]) => {
      const certain = [...counts].filter(([word, count]) => word && count >= leastCount)
      const length = Math.hypot(...certain.map(([, count]) => count))
      return [stem, new Map(certain.map(([word, count]) => [word, count / length]))]
    })
  )
  const stemsOf = new Map<string, string[]>()
  for (const [stem, vector] of vectors) {
    for (const word of vector.keys()) stemsOf.set(word, [...(stemsOf.get(word) ?? []), stem])
  }
  const pairs: Array<{ a: string; b: string; cosine: number }> = []
  for (const [a, vector] of vectors) {
    const others = new Set([...vector.keys()].flatMap((word) => stemsOf.get(word)!))
    for (const b of others) {
      if (b <= a) continue
      let cosine = 0
      for (const [word, share] of vectors.get(b)!) cosine += share * (vector.get(word) ?? 0)
      if (cosine >= leastCosine) pairs.push({ a, b, cosine })
    }
  }
  return pairs
}

/** How often each stem is expected to be the translation of each word; the empty word stands for none. */
function expectedCounts(labels: TranslatedLabel[]): Counts {
  let likely: Counts | null = null
  for (let round = 1; ; round++) {
    const counts: Counts = new Map()
    const totals = new Map<string, number>()
    for (const { stems, translation } of labels) {
      const words = [...translation, '']
      for (const stem of stems) {
        const own = likely?.get(stem)
        const chances = words.map((word) => (own ? (own.get(word) ?? 0) : 1))
        const all = chances.reduce((sum, chance) => sum + chance, 0)
        const counted = counts.get(stem) ?? new Map<string, number>()
        counts.set(stem, counted)
        for (const [at, word] of words.entries()) {
          const share = chances[at] / all
          counted.set(word, (counted.get(word) ?? 0) + share)
          totals.set(word, (totals.get(word) ?? 0) + share)
        }
      }
    }
    if (round === rounds) return counts
    likely = new Map(
      [...counts].map(([stem, counted]) => [
        stem,
        new Map([...counted].map(([word, count]) => [word, count / totals.get(word)!])),
      ])
    )
  }
}
