import type { DictionaryMatch, WrittenLabel } from '#app/search/extract/skill_dictionary'
import { byPlace, SkillReader } from '#app/search/extract/skill_reader'
import { languageOfText } from '#app/search/extract/text_language'

export interface LabelInLanguage extends WrittenLabel {
  /** Empty for labels of the default language or of all. */
  language: string
}

/**
 * A reader of labels without a language, which are of the default language or of all, for all texts; and one for each
 * other language, for texts that may be in it. English texts take no more time than without other languages.
 */
export class LanguageReaders {
  #common = new SkillReader()
  #others = new Map<string, SkillReader>()

  get dictionary() {
    return this.#common.dictionary
  }

  /** Whether so much was removed that building it again saves memory. */
  get needsRebuild() {
    return (
      this.#common.needsRebuild || this.#others.values().some(({ needsRebuild }) => needsRebuild)
    )
  }

  /** Replaces the labels of a skill, names first; an empty list removes it. */
  set(skillId: number, labels: LabelInLanguage[]) {
    const own = Map.groupBy(labels, ({ language }) => language)
    this.#common.set(skillId, own.get('') ?? [])
    own.delete('')
    for (const language of own.keys()) {
      if (!this.#others.has(language)) this.#others.set(language, new SkillReader(language))
    }
    for (const [language, reader] of this.#others) reader.set(skillId, own.get(language) ?? [])
  }

  /** The places of skills in the text, in order. If several readers find the same one, the surest is used. */
  find(text: string): DictionaryMatch[] {
    const language = this.#others.size > 0 ? languageOfText(text) : 'en'
    const found = this.#common.find(text)
    const others = [...this.#others]
      .filter(([of]) => language === null || of === language)
      .flatMap(([, reader]) => reader.find(text))
    if (others.length === 0) return found
    const surest = new Map<string, DictionaryMatch>()
    for (const match of [...found, ...others].sort((a, b) => b.confidence - a.confidence)) {
      const place = `${match.skillId} ${match.start} ${match.end}`
      if (!surest.has(place)) surest.set(place, match)
    }
    return [...surest.values()].sort(byPlace)
  }
}
