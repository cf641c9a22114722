import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { labelsOfStems, type LabelOfStem } from '#app/catalogue/names/find_candidates'
import { coverage, type Query } from '#app/search/resolve/compare_label'
import { similarStems } from '#app/search/resolve/similar_stems'

/** Stems of the text whose labels are read, and the maximum number of labels of each. */
const mostStems = 10
const labelsOfStem = 1000

/** The same for similar words, and their maximum number for a word. */
const mostSimilar = 8
const labelsOfSimilar = 200
const similarOfWord = 4

/** Labels that are compared with the text. */
const mostLabels = 100

/** Labels that have the text as their initials. */
const mostInitialisms = 40

/** The stem of a word of the text or of a similar word, and how much it counts. */
interface SoughtStem {
  stem: string
  level: number
}

/**
 * The ids of the labels that are most likely to match: they contain most of a reading, by the weight of its words, and
 * few other words. Similar words count less. Only the number of words of a label is known here; `compareLabel` compares
 * the words themselves.
 */
export async function likelyLabels(
  client: QueryClientContract,
  queries: Query[],
  uses: ReadonlyMap<string, number>,
  initials: string[]
): Promise<number[]> {
  const known = queries.filter(({ content }) => content.some(({ stem }) => uses.has(stem)))
  const sought = known.map(({ content, language }) =>
    content.map(({ stem }) => [
      ...(uses.has(stem) ? [{ stem, level: 1 }] : []),
      ...similarStems(stem, language)
        .filter(([other]) => uses.has(other))
        .slice(0, similarOfWord)
        .map(([other, level]) => ({ stem: other, level })),
    ])
  )
  const labels = await readLabels(client, sought.flat(2), uses, initials)
  const best = new Map<number, number>()
  for (const [at, query] of known.entries()) {
    for (const [id, score] of scoresOf(query, sought[at], labels)) {
      if (score > (best.get(id) ?? 0)) best.set(id, score)
    }
  }
  const likely = [...best].sort(([a, one], [b, other]) => other - one || a - b)
  const initialisms = initials.flatMap((stem) => labels.get(stem)!.slice(0, mostInitialisms))
  return [...initialisms.map(({ id }) => id), ...likely.slice(0, mostLabels).map(([id]) => id)]
}

/** The shortest labels with the rarest stems of the text and with the most similar ones. */
async function readLabels(
  client: QueryClientContract,
  sought: SoughtStem[],
  uses: ReadonlyMap<string, number>,
  initials: string[]
): Promise<Map<string, LabelOfStem[]>> {
  const [own, similar] = [true, false].map((isOwn) =>
    sought
      .filter(({ level }) => (level === 1) === isOwn)
      .sort(
        (a, b) =>
          b.level - a.level || uses.get(a.stem)! - uses.get(b.stem)! || (a.stem < b.stem ? -1 : 1)
      )
      .map(({ stem }) => stem)
  )
  const stems = [...new Set(own)].slice(0, mostStems)
  const others = [...new Set(similar)].filter((stem) => !stems.includes(stem)).slice(0, mostSimilar)
  const labels = await labelsOfStems(client, [...initials, ...stems], labelsOfStem)
  if (others.length === 0) return labels
  return new Map([...labels, ...(await labelsOfStems(client, others, labelsOfSimilar))])
}

/** How likely each label is to match, with equal weights for the words of the label. */
function scoresOf(
  { weights, total }: Query,
  sought: SoughtStem[][],
  labels: ReadonlyMap<string, LabelOfStem[]>
): Array<[id: number, score: number]> {
  const found = new Map<number, { covered: number; hits: number; words: number }>()
  for (const [at, stems] of sought.entries()) {
    const counted = new Set<number>()
    for (const { stem, level } of stems) {
      for (const { id, words } of labels.get(stem) ?? []) {
        if (counted.has(id)) continue
        counted.add(id)
        const label = found.get(id) ?? { covered: 0, hits: 0, words }
        label.covered += weights[at] * level
        label.hits++
        found.set(id, label)
      }
    }
  }
  return [...found].map(([id, { covered, hits, words }]) => [
    id,
    coverage(covered / total, hits / Math.max(words, hits)),
  ])
}
