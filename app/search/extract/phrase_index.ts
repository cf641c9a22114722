import { stemLanguageOf, stemOf, type StemLanguage } from '#app/catalogue/names/stems'
import type { DictionaryMatch, WrittenLabel } from '#app/search/extract/skill_dictionary'
import type { PhraseFeatures } from '#app/search/extract/phrase_ranker'
import { isFunctionWord, weightOfStem } from '#app/search/extract/phrase_words'
import { wordsIn, type TextWord } from '#app/search/extract/text_words'

/** A skill that a sentence may be about, by the label that shares most with it. */
interface PhraseCandidate {
  skillId: number
  label: WrittenLabel
  /** From the first to the last shared word, in UTF-16 code units of the text, the end exclusive. */
  start: number
  end: number
  /** The places of the sentence that name the skill. */
  literal: DictionaryMatch[]
  features: PhraseFeatures
}

interface IndexedLabel extends WrittenLabel {
  skillId: number
  /** The numbers of its distinct stems. */
  stems: number[]
}

interface ContentWord {
  word: TextWord
  stem: string
}

/** The places of the stems of a sentence among its words that carry meaning, by the number of the stem. */
type StemPlaces = Map<number, number[]>

interface SharedWords {
  label: IndexedLabel
  coverage: number
  missing: number
  gap: number
  rarest: number
  score: number
  first: number
  last: number
  places: number[]
}

/** Labels of a sentence that are considered, skills of it that are judged, and labels of each. */
const most = { considered: 120, candidates: 30, labels: 3 }

/** The least share of a label, by weight, that the sentence of a candidate has. */
const leastCoverage = 0.4

/** Rarity is measured as in a large catalogue, so that a small one has no common words. */
const leastLabels = 60_000

/** Longer sentences are cut. */
const mostWords = 120

/**
 * The stems of skill labels, which find the skills that a sentence may be about: it has words of a label, in
 * any order and inflection. Does not access the database.
 */
export class PhraseIndex {
  #language: StemLanguage
  #numbers = new Map<string, number>()
  #holders: number[][] = []
  #weights: number[] = []
  #labels: Array<IndexedLabel | null> = []
  #labelsOf = new Map<number, number[]>()
  #free: number[] = []
  /** The weight of each label; null after a change. */
  #totals: Float32Array | null = null
  /** The weight that the current sentence shares with each label. */
  #shared = new Float32Array(0)

  /** `language` is that of the labels; empty for the default one. */
  constructor(language = '') {
    this.#language = stemLanguageOf(language)
  }

  /** Replaces the labels of a skill, the name first; an empty list removes it. */
  set(skillId: number, labels: WrittenLabel[]) {
    this.#remove(skillId)
    const own: number[] = []
    const seen = new Set<string>()
    for (const { label, text } of labels.flatMap(readingsOf)) {
      const words = contentOf(wordsIn(text), this.#language)
      const stems = [...new Set(words.map(({ stem }) => this.#numberOf(stem)))]
      const key = stems.toSorted((a, b) => a - b).join(' ')
      if (stems.length === 0 || seen.has(key)) continue
      seen.add(key)
      const at = this.#free.pop() ?? this.#labels.length
      this.#labels[at] = { ...label, skillId, stems }
      for (const stem of stems) this.#holders[stem].push(at)
      own.push(at)
    }
    if (own.length > 0) this.#labelsOf.set(skillId, own)
    this.#totals = null
  }

  /** By sentence; `literal` are the places of the text that name a skill, in order. */
  candidates(text: string, literal: DictionaryMatch[]): PhraseCandidate[] {
    const totals = this.#weigh()
    let next = 0
    return sentencesOf(text).flatMap((words) => {
      const first = next
      while (next < literal.length && literal[next].start < words.at(-1)!.end) next++
      return this.#candidatesOf(words, literal.slice(first, next), totals)
    })
  }

  #remove(skillId: number) {
    for (const at of this.#labelsOf.get(skillId) ?? []) {
      for (const stem of this.#labels[at]!.stems) {
        this.#holders[stem] = this.#holders[stem].filter((holder) => holder !== at)
      }
      this.#labels[at] = null
      this.#free.push(at)
    }
    this.#labelsOf.delete(skillId)
  }

  #numberOf(stem: string): number {
    const known = this.#numbers.get(stem)
    if (known !== undefined) return known
    this.#numbers.set(stem, this.#holders.length)
    return this.#holders.push([]) - 1
  }

  /** The weight of a stem is its rarity in labels (the idf of BM25, as a share of the highest). */
  #weigh(): Float32Array {
    if (this.#totals) return this.#totals
    const all = Math.max(this.#labels.length, leastLabels)
    for (const [stem, number] of this.#numbers) {
      const holders = this.#holders[number].length
      const rarity = Math.log(1 + (all - holders + 0.5) / (holders + 0.5)) / Math.log(1 + all)
      this.#weights[number] = rarity * weightOfStem(stem, this.#language)
    }
    this.#totals = Float32Array.from(this.#labels, (label) =>
      label ? label.stems.reduce((sum, stem) => sum + this.#weights[stem], 0) : 0
    )
    this.#shared = new Float32Array(this.#labels.length)
    return this.#totals
  }

  #candidatesOf(
    words: TextWord[],
    literal: DictionaryMatch[],
    totals: Float32Array
  ): PhraseCandidate[] {
    const content = contentOf(words, this.#language)
    const placesOf = this.#placesOf(content)
    const touched = this.#share(placesOf.keys())
    const literalOf = Map.groupBy(literal, ({ skillId }) => skillId)
    const judged = this.#best(touched, totals, literalOf)
      .map(({ skillId, labels }) => ({
        skillId,
        best: labels
          .map((at) => this.#judge(placesOf, at, totals[at]))
          .reduce((a, b) => (b.score > a.score ? b : a)),
        nameCoverage: this.#nameCoverage(skillId, totals),
      }))
      .sort((a, b) => b.best.score - a.best.score || a.skillId - b.skillId)
    for (const at of touched) this.#shared[at] = 0
    return judged.map(({ skillId, best, nameCoverage }, rank) => {
      const named = literalOf.get(skillId) ?? []
      const surest = named.reduce((highest, place) => Math.max(highest, place.confidence), 0)
      let rivals = 0
      for (let before = 0; before < rank; before++) {
        const { places } = judged[before].best
        if (best.places.every((place) => places.includes(place))) rivals++
      }
      return {
        skillId,
        label: best.label,
        start: content[best.first].word.start,
        end: content[best.last].word.end,
        literal: named,
        features: {
          coverage: best.coverage,
          missing: best.missing,
          gap: best.gap,
          rarest: best.rarest,
          alias: best.label.kind === 'alias' ? 1 : 0,
          oneWord: best.label.stems.length === 1 ? 1 : 0,
          nameCoverage,
          relative: best.score / (judged[0].best.score || 1),
          rivals: Math.log(1 + rivals),
          literal: surest,
          literalName: named.some((place) => place.kind === 'name' && place.confidence >= 0.95)
            ? 1
            : 0,
        },
      }
    })
  }

  #nameCoverage(skillId: number, totals: Float32Array): number {
    const [name] = this.#labelsOf.get(skillId)!
    return this.#shared[name] / totals[name]
  }

  #placesOf(content: ContentWord[]): StemPlaces {
    const placesOf: StemPlaces = new Map()
    for (const [place, { stem }] of content.entries()) {
      const number = this.#numbers.get(stem)
      if (number === undefined) continue
      const known = placesOf.get(number)
      if (known) known.push(place)
      else placesOf.set(number, [place])
    }
    return placesOf
  }

  /** Sums the shared weight of each label that has any; returns these labels. */
  #share(stems: Iterable<number>): number[] {
    const touched: number[] = []
    for (const stem of stems) {
      for (const at of this.#holders[stem]) {
        if (this.#shared[at] === 0) touched.push(at)
        this.#shared[at] += this.#weights[stem]
      }
    }
    return touched
  }

  /** The skills whose labels share most, and all that the sentence names. */
  #best(
    touched: number[],
    totals: Float32Array,
    literalOf: Map<number, DictionaryMatch[]>
  ): Array<{ skillId: number; labels: number[] }> {
    const scoreOf = (at: number) => this.#shared[at] ** 3 / totals[at] ** 2
    const near = touched.filter((at) => this.#shared[at] >= leastCoverage * totals[at])
    const scores = new Float64Array(near.length)
    for (let index = 0; index < near.length; index++) scores[index] = scoreOf(near[index])
    const least = near.length > most.considered ? scores.sort()[near.length - most.considered] : 0
    const found = new Map<number, number[]>()
    for (const at of near) {
      if (scoreOf(at) < least) continue
      const { skillId } = this.#labels[at]!
      const known = found.get(skillId)
      if (known) known.push(at)
      else found.set(skillId, [at])
    }
    for (const skillId of literalOf.keys()) {
      if (!found.has(skillId)) found.set(skillId, this.#labelsOf.get(skillId)!.slice(0, 1))
    }
    return [...found]
      .map(([skillId, labels]) => {
        labels.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
        return { skillId, labels: labels.slice(0, most.labels), score: scoreOf(labels[0]) }
      })
      .sort((a, b) => b.score - a.score || a.skillId - b.skillId)
      .filter(({ skillId }, rank) => rank < most.candidates || literalOf.has(skillId))
  }

  #judge(placesOf: StemPlaces, at: number, total: number): SharedWords {
    const label = this.#labels[at]!
    const shared = label.stems.filter((stem) => placesOf.has(stem))
    const lists = shared.map((stem) => placesOf.get(stem)!)
    const { first, last } = smallestWindow(lists)
    let [weight, rarest] = [0, 0]
    for (const stem of shared) {
      weight += this.#weights[stem]
      rarest = Math.max(rarest, this.#weights[stem])
    }
    const coverage = weight / total
    const gap = Math.log(Math.max(1, (last - first + 1) / Math.max(1, shared.length)))
    return {
      label,
      coverage,
      missing: total - weight,
      gap,
      rarest,
      score: weight * coverage ** 2 * (1 - 0.25 * Math.min(1.5, gap)),
      first,
      last,
      places: lists.flat().filter((place) => place >= first && place <= last),
    }
  }
}

/** A label, also without what it has in parentheses at its end: "Java (computer programming)". */
function readingsOf(label: WrittenLabel): Array<{ label: WrittenLabel; text: string }> {
  const short = label.text.replace(/\s*\([^()]*\)$/, '')
  return [...new Set([short, label.text])].map((text) => ({ label, text }))
}

/** The words that carry meaning; all if none does. */
function contentOf(words: TextWord[], language: StemLanguage): ContentWord[] {
  const content = words.filter(({ folded }) => !isFunctionWord(folded, language))
  return (content.length > 0 ? content : words).map((word) => ({
    word,
    stem: stemOf(word.folded, language),
  }))
}

function sentencesOf(text: string): TextWord[][] {
  const sentences: TextWord[][] = []
  let end = 0
  for (const word of wordsIn(text)) {
    const current = sentences.at(-1)
    const isNew = word.apart && /[.!?;•]|\n\s*\n/.test(text.slice(end, word.start))
    if (current && !isNew && current.length < mostWords) current.push(word)
    else sentences.push([word])
    end = word.end
  }
  return sentences
}

/** The smallest range with a place of each list; the first one of equal ones. */
function smallestWindow(lists: number[][]): { first: number; last: number } {
  if (lists.length === 0) return { first: 0, last: 0 }
  if (lists.length === 1) return { first: lists[0][0], last: lists[0][0] }
  const places = lists
    .flatMap((list, owner) => list.map((place) => ({ place, owner })))
    .sort((a, b) => a.place - b.place)
  const counts = new Int32Array(lists.length)
  let [missing, from, first, last] = [lists.length, 0, 0, Infinity]
  for (const { place, owner } of places) {
    if (counts[owner]++ === 0) missing--
    while (missing === 0) {
      const start = places[from++]
      if (place - start.place < last - first) [first, last] = [start.place, place]
      if (--counts[start.owner] === 0) missing++
    }
  }
  return { first, last }
}
