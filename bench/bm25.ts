import { searchKey } from '#app/catalogue/names/search_key'
import { isFunctionWord } from '#app/search/extract/phrase_words'

const [k1, b] = [1.2, 0.75]

/**
 * Okapi BM25 with the usual parameters, as a peer of text to skills. Each label is a document; the score of a
 * skill is that of its best label.
 */
export class Bm25 {
  #postings = new Map<string, Array<{ document: number; count: number }>>()
  #owners: number[] = []
  #lengths: number[] = []
  #average: number

  constructor(labelsOfSkills: string[][]) {
    for (const [skill, labels] of labelsOfSkills.entries()) {
      for (const label of labels) this.#add(skill, wordsOf(label))
    }
    this.#average = this.#lengths.reduce((sum, length) => sum + length, 0) / this.#lengths.length
  }

  /** The best skills for a text; equal ones in the order of their ids. */
  best(text: string, limit: number): number[] {
    const scores = new Map<number, number>()
    for (const word of new Set(wordsOf(text))) {
      const postings = this.#postings.get(word) ?? []
      const all = this.#owners.length
      const idf = Math.log(1 + (all - postings.length + 0.5) / (postings.length + 0.5))
      for (const { document, count } of postings) {
        const norm = k1 * (1 - b + (b * this.#lengths[document]) / this.#average)
        const part = (idf * count * (k1 + 1)) / (count + norm)
        scores.set(document, (scores.get(document) ?? 0) + part)
      }
    }
    const ofSkill = new Map<number, number>()
    for (const [document, score] of scores) {
      const skill = this.#owners[document]
      ofSkill.set(skill, Math.max(ofSkill.get(skill) ?? 0, score))
    }
    return [...ofSkill]
      .sort(([one, a], [other, z]) => z - a || one - other)
      .slice(0, limit)
      .map(([skill]) => skill)
  }

  #add(skill: number, words: string[]) {
    const document = this.#owners.push(skill) - 1
    this.#lengths.push(words.length)
    for (const [word, same] of Map.groupBy(words, (one) => one)) {
      const postings = this.#postings.get(word) ?? []
      postings.push({ document, count: same.length })
      this.#postings.set(word, postings)
    }
  }
}

function wordsOf(text: string): string[] {
  return searchKey(text.slice(0, 300))
    .split(' ')
    .filter((word) => word !== '' && !isFunctionWord(word, 'en'))
}
