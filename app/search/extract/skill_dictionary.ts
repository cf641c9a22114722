import { commonWords } from '#app/search/extract/common_words'
import { wordsIn, type TextWord } from '#app/search/extract/text_words'
import { WordTable } from '#app/search/extract/word_table'

export const labelKinds = ['name', 'alias'] as const
export type LabelKind = (typeof labelKinds)[number]

/** A label of a skill as it is written. */
export interface WrittenLabel {
  text: string
  kind: LabelKind
}

/** A skill that a place of the text names; skills that share the label have the same place. */
export interface DictionaryMatch {
  skillId: number
  label: string
  kind: LabelKind
  /** Offsets in UTF-16 code units of the text, the end exclusive. */
  start: number
  end: number
  /** 0 to 1, as `confidence` has it. */
  confidence: number
}

interface KeptLabel extends WrittenLabel {
  skillId: number
  /** The label from its first word to its last. */
  core: string
  /** Only matches in the same case. */
  strict: boolean
}

interface Reading {
  text: string
  words: TextWord[]
  /** The number of each word; -1 if no label has it. */
  known: number[]
  /** The number of its other form (singular or plural); -1 if no label has it. */
  other: number[]
  /** The selected labels of an end in the tree and spelling that has too many of them. */
  chosen: Map<string, KeptLabel[]>
}

interface Place {
  /** The index of its last word. */
  last: number
  labels: KeptLabel[]
  /** Whether it was matched by the other form of its last word. */
  inOtherForm: boolean
}

const root = 0

/** Longer labels are ignored, so that no label slows down reading. The longest one of ESCO has 21 words. */
const mostWords = 40

/**
 * Maximum number of skills of a place, so that a label of thousands of skills does not slow down reading:
 * first those that have it as their name, then those with the lowest ids.
 */
export const mostSharing = 20

/** A word in more labels than these, and in more than one of so many, is not significant on its own. */
const generic = { labels: 20, oneOf: 2500 }

/** The confidence that a place of a text means the skill. The lowest applicable value is used. */
export const confidence = {
  name: 1,
  nameInOtherCase: 0.95,
  alias: 0.9,
  aliasInOtherCase: 0.85,
  /** The last word of a name is in the other number (plural or singular). */
  otherForm: 0.8,
  /** A one-word alias without capitals: "dust", "banking". */
  wordAlias: 0.7,
  /** A one-word alias with capitals where the text has none or other ones: "canvas" for "Canvas". */
  wordAliasInOtherCase: 0.6,
  /** A word of one or two letters or a common one, as it is written: "R", "Excel". */
  strict: 0.6,
  /** An alias of several skills. */
  shared: 0.45,
  /** A one-word alias without capitals that is part of many other labels: "data", "language". */
  generic: 0.4,
  /** A common word that is capitalized because of its position: "Go" at the start of a sentence. */
  capitalAnyway: 0.3,
  /** An alias that is the name of another skill. */
  nameOfAnother: 0.3,
}

/**
 * A tree (trie) of the folded words of skill labels, which finds labels in a text. Reading takes one step per
 * word, and from a word that starts a label as many further steps as the longest matching label, at most
 * `mostWords`. Does not access the database; skills are set one by one, and set again when they change.
 */
export class SkillDictionary {
  #numbers = new Map<string, number>()
  /** How many labels contain a word, by its number. */
  #holders: number[] = []
  #table = new WordTable()
  /** Labels by the tree node where they end. */
  #ends = new Map<number, KeptLabel[]>()
  #endsOf = new Map<number, number[]>()
  #labels = 0
  #removed = 0

  get skills() {
    return this.#endsOf.size
  }

  get labels() {
    return this.#labels
  }

  /** Whether more labels were removed than it has: removed words and steps stay allocated. */
  get needsRebuild() {
    return this.#removed > this.#labels + 1000
  }

  /** Replaces the labels of a skill; an empty list removes it. Among equal labels, the first is used. */
  set(skillId: number, labels: WrittenLabel[]) {
    this.#remove(skillId)
    const ends = new Set<number>()
    for (const label of labels) {
      const words = wordsIn(label.text)
      if (words.length === 0 || words.length > mostWords || ends.has(this.#endOf(words))) continue
      const end = this.#endOrMake(words)
      ends.add(end)
      const core = label.text.slice(words[0].start, words.at(-1)!.end)
      const stored = { ...label, skillId, core, strict: isStrict(words) }
      this.#ends.set(end, [...(this.#ends.get(end) ?? []), stored].toSorted(bySkill))
      this.#count(words, 1)
    }
    this.#labels += ends.size
    if (ends.size > 0) this.#endsOf.set(skillId, [...ends])
  }

  /**
   * Finds the labels in the text, by place and then by skill. Among labels that start at the same word the
   * longest is used, and the search continues after it, so places never overlap. Only whole words match.
   */
  find(text: string): DictionaryMatch[] {
    const reading = this.#read(text)
    const found: DictionaryMatch[] = []
    for (let at = 0; at < reading.words.length; at++) {
      const place = this.#longestAt(reading, at)
      if (!place) continue
      found.push(...this.#judge(reading, at, place))
      at = place.last
    }
    return found
  }

  #remove(skillId: number) {
    const ends = this.#endsOf.get(skillId) ?? []
    for (const end of ends) {
      const labels = this.#ends.get(end) ?? []
      const rest = labels.filter((label) => label.skillId !== skillId)
      if (rest.length > 0) this.#ends.set(end, rest)
      else this.#ends.delete(end)
      for (const label of labels) {
        if (label.skillId === skillId) this.#count(wordsIn(label.text), -1)
      }
    }
    this.#endsOf.delete(skillId)
    this.#labels -= ends.length
    this.#removed += ends.length
  }

  #endOf(words: TextWord[]): number {
    let node = root
    for (const word of words) {
      const number = this.#numbers.get(word.folded)
      if (number === undefined) return root
      node = this.#table.step(node, stepBy(number, word))
      if (node === root) return root
    }
    return node
  }

  #endOrMake(words: TextWord[]): number {
    let node = root
    for (const word of words) {
      node = this.#table.stepOrMake(node, stepBy(this.#numberOf(word.folded), word))
    }
    return node
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#holders.length)
    return this.#holders.push(0) - 1
  }

  #count(words: TextWord[], by: number) {
    for (const word of new Set(words.map(({ folded }) => folded))) {
      this.#holders[this.#numberOf(word)] += by
    }
  }

  #read(text: string): Reading {
    const words = this.#joinBroken(wordsIn(text))
    const known = words.map(({ folded }) => this.#numbers.get(folded) ?? -1)
    const seen = new Map<string, number>()
    const other = words.map(({ folded }) => {
      const number = seen.get(folded) ?? this.#numberOfOtherForm(folded)
      seen.set(folded, number)
      return number
    })
    return { text, words, known, other, chosen: new Map() }
  }

  /**
   * Joins words that are hyphenated at the end of a line if labels have the joined word and do not have both
   * parts: "program-/ming", but "long-/term".
   */
  #joinBroken(words: TextWord[]): TextWord[] {
    if (!words.some(({ broken }) => broken)) return words
    const joined: TextWord[] = []
    for (const word of words) {
      const before = joined.at(-1)
      const whole = before && word.broken ? before.folded + word.folded : ''
      const parts = before && this.#numbers.has(before.folded) && this.#numbers.has(word.folded)
      if (before && whole !== '' && !parts && this.#numbers.has(whole)) {
        joined[joined.length - 1] = { ...before, folded: whole, end: word.end }
      } else {
        joined.push(word)
      }
    }
    return joined
  }

  #numberOfOtherForm(word: string): number {
    for (const form of otherForms(word)) {
      const number = this.#numbers.get(form)
      if (number !== undefined) return number
    }
    return -1
  }

  #longestAt(reading: Reading, first: number): Place | null {
    const { words } = reading
    let longest: Place | null = null
    let node = root
    for (let last = first; last < words.length; last++) {
      const other = this.#nextNode(node, reading, first, last, reading.other[last])
      const inOtherForm = other > root && this.#endingAt(other, reading, first, last, true)
      if (inOtherForm) longest = { last, labels: inOtherForm, inOtherForm: true }
      node = this.#nextNode(node, reading, first, last, reading.known[last])
      if (node === root) break
      const labels = this.#endingAt(node, reading, first, last, false)
      if (labels) longest = { last, labels, inOtherForm: false }
    }
    return longest
  }

  #nextNode(node: number, { words }: Reading, first: number, last: number, number: number): number {
    if (number < 0) return root
    return this.#table.step(node, stepBy(number, words[last], last === first))
  }

  /** The labels that end here and match the spelling of the text; at most `mostSharing`. */
  #endingAt(
    node: number,
    { text, words, chosen }: Reading,
    first: number,
    last: number,
    inOtherForm: boolean
  ): KeptLabel[] | null {
    const labels = this.#ends.get(node)
    if (!labels) return null
    /** All labels of one end have the same words, so all are strict or none is. */
    const [{ strict }] = labels
    const hasMany = labels.length > mostSharing
    if (!inOtherForm && !strict && !hasMany) return labels
    const written = strict ? text.slice(words[first].start, words[last].end) : ''
    const choose = () =>
      labels.filter(({ core, kind }) => {
        if (inOtherForm) return !strict && (kind === 'name' || last > first)
        return !strict || isWrittenSo(core, written)
      })
    if (!hasMany) return orNone(choose())
    const key = `${node} ${inOtherForm} ${written}`
    const known = chosen.get(key) ?? firstOf(choose())
    chosen.set(key, known)
    return orNone(known)
  }

  #isGeneric(word: number): boolean {
    return this.#holders[word] > Math.max(generic.labels, this.#labels / generic.oneOf)
  }

  #judge({ text, words, known }: Reading, first: number, place: Place): DictionaryMatch[] {
    const { start } = words[first]
    const { end } = words[place.last]
    const written = text.slice(start, end)
    const closing = text[end] === ')' && written.lastIndexOf('(') > written.lastIndexOf(')') ? 1 : 0
    const isNameToo = place.labels.some(({ kind }) => kind === 'name')
    const isOneWord = place.last === first
    const isGeneric = isOneWord && this.#isGeneric(known[first])
    return place.labels.map(({ skillId, text: label, core, kind, strict }) => {
      const same = isWrittenSo(core, written)
      const judged: Array<keyof typeof confidence> = []
      if (kind === 'name') judged.push(same ? 'name' : 'nameInOtherCase')
      else judged.push(same ? 'alias' : 'aliasInOtherCase')
      if (place.inOtherForm) judged.push('otherForm')
      if (strict) judged.push(mustBeCapital(text, start, written) ? 'capitalAnyway' : 'strict')
      if (kind === 'alias' && isNameToo) judged.push('nameOfAnother')
      if (kind === 'alias' && place.labels.length > 1) judged.push('shared')
      if (kind === 'alias' && isOneWord) {
        if (/\p{Lu}/u.test(label)) judged.push(same ? 'alias' : 'wordAliasInOtherCase')
        else judged.push(isGeneric ? 'generic' : 'wordAlias')
      }
      const surest = Math.min(...judged.map((reason) => confidence[reason]))
      return { skillId, label, kind, start, end: end + closing, confidence: surest }
    })
  }
}

function orNone(labels: KeptLabel[]): KeptLabel[] | null {
  return labels.length > 0 ? labels : null
}

function firstOf(labels: KeptLabel[]): KeptLabel[] {
  const names = labels.filter(({ kind }) => kind === 'name')
  const aliases = labels.filter(({ kind }) => kind === 'alias')
  return [...names, ...aliases].slice(0, mostSharing).toSorted(bySkill)
}

function bySkill(a: KeptLabel, b: KeptLabel) {
  return a.skillId - b.skillId
}

/** The tree key of a word and its separator from the previous word; the first word has no separator. */
function stepBy(number: number, word: TextWord, isFirst = false): number {
  return 2 * number + (word.apart && !isFirst ? 1 : 0)
}

function isStrict(words: TextWord[]): boolean {
  const [{ folded }] = words
  if (words.length > 1) return false
  return commonWords.has(folded) || /^[\p{L}\p{N}]{1,2}$/u.test(folded)
}

function isWrittenSo(core: string, written: string): boolean {
  return core === written || plainly(core) === plainly(written)
}

function plainly(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ')
}

/** Capitals at the start of a text, a sentence or a line are not significant. */
function mustBeCapital(text: string, start: number, written: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(written)) return false
  const before = text.slice(Math.max(0, start - 40), start)
  return /(?:^|[.!?:•*\n\r])[^\p{L}\p{N}]*$/u.test(before)
}

/**
 * The singular of a plural and vice versa, by common English rules. Only for words of four or more letters,
 * and not between -ic and -ics, which are different words.
 */
export function otherForms(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return []
  if (/ics?$/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (/[^siu]s$/.test(word)) return [word.slice(0, -1)]
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return [`${word}s`]
}
