import { confidenceOf } from '#app/search/extract/phrase_ranker'
import { PhraseIndex } from '#app/search/extract/phrase_index'
import {
  SkillDictionary,
  type DictionaryMatch,
  type WrittenLabel,
} from '#app/search/extract/skill_dictionary'

/** Places of lower confidence are ignored: any text shares words with labels. */
const leastConfidence = 0.01

/** Finds the skills that a text names or is about. Does not access the database. */
export class SkillReader {
  dictionary = new SkillDictionary()
  #phrases: PhraseIndex

  /** `language` is that of the labels; empty for the default one. */
  constructor(language = '') {
    this.#phrases = new PhraseIndex(language)
  }

  /** Whether so much was removed that building it again saves memory. */
  get needsRebuild() {
    return this.dictionary.needsRebuild
  }

  /** Replaces the labels of a skill, the name first; an empty list removes it. */
  set(skillId: number, labels: WrittenLabel[]) {
    this.dictionary.set(skillId, labels)
    this.#phrases.set(skillId, labels)
  }

  /**
   * The places of skills in the text, in order. A sentence that names a skill has a place for each time; another
   * sentence has one, from the first to the last word that it shares with a label.
   */
  find(text: string): DictionaryMatch[] {
    const literal = this.dictionary.find(text)
    return this.#phrases
      .candidates(text, literal)
      .flatMap(({ skillId, label, start, end, literal: named, features }): DictionaryMatch[] => {
        const confidence = Math.round(confidenceOf(features) * 1000) / 1000
        if (confidence < leastConfidence) return []
        if (named.length > 0) return named.map((place) => ({ ...place, confidence }))
        return [{ skillId, label: label.text, kind: label.kind, start, end, confidence }]
      })
      .sort(byPlace)
  }
}

/** The order of places in a text. */
export function byPlace(a: DictionaryMatch, b: DictionaryMatch) {
  return a.start - b.start || a.end - b.end || a.skillId - b.skillId
}
