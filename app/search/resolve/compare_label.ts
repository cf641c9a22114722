import { similarStems } from '#app/search/resolve/similar_stems'
import { contentWords, stemLanguageOf, stemOf, type StemLanguage } from '#app/catalogue/names/stems'
import { searchKey } from '#app/catalogue/names/search_key'
import type { FoundSkill } from '#app/catalogue/names/find_by_name'
import type { Reading } from '#app/search/resolve/readings'

/** A word of a text or label with its stem. */
interface Word {
  word: string
  stem: string
}

/** A reading, prepared for comparisons with labels of a language. */
export interface Query {
  language: StemLanguage
  reading: Reading
  key: string
  content: Word[]
  /** How much each content word matters, and their sum. */
  weights: number[]
  total: number
  /** Typed words that no label has. */
  unknown: ReadonlySet<string>
}

/** What a label and a reading have in common. */
export interface LabelMatch {
  isEqual: boolean
  /** The share of the text that the label has, by weight of the words, 0-1. */
  textCovered: number
  /** The share of the label that the text has, 0-1. */
  labelCovered: number
  isInOrder: boolean
  isName: boolean
  /** The text consists of the initials of the label. */
  isInitialism: boolean
  isSynonym: boolean
  edits: number
  joints: number
}

export type WeightOf = (stem: string) => number

/** Words that say little in a label: "use …", "… techniques". */
const lightStems = {
  en: stemsOfWords(
    'en',
    'use apply perform carry out conduct undertake implement do make create provide manage work ensure principle technique science theory process method practice task activity skill knowledge experience ability general system service'
  ),
  fr: stemsOfWords(
    'fr',
    'utiliser utilisation appliquer application effectuer creer creation realiser realisation mettre oeuvre faire fournir gerer assurer travailler travail principe technique science theorie processus procede methode pratique tache activite competence connaissance experience capacite general systeme service'
  ),
}

/** Work with other people: "manage truck drivers" is not what a truck driver does. */
const workWithOthers = {
  en: stemsOfWords(
    'en',
    'manage supervise oversee monitor coordinate direct lead instruct train teach assist support help aid serve guide liaise contact collaborate cooperate work recruit hire'
  ),
  fr: stemsOfWords(
    'fr',
    'gerer superviser surveiller controler coordonner diriger encadrer former instruire enseigner assister soutenir aider servir guider accompagner contacter collaborer cooperer travailler recruter embaucher'
  ),
}

/** Endings of words for persons. */
const personEnding = {
  en: /(?:er|or|ist|ian)s?$/,
  fr: /(?:eur|euse|rice|ier|iere|iste|ien|ienne)s?$/,
}

/** Words that searches add to the name of a skill. */
const fillers = new Set(
  'skill skills knowledge experience ability expertise expert specialist basic advanced professional senior junior developer developers programmer programmers engineer engineers certified language languages competence competences connaissance connaissances developpeur ingenieur langue langues'.split(
    ' '
  )
)

const lightShare = 0.25
/** Between words of the text, light words are about one of them: "natural sciences applied to medicine". */
const innerLightShare = 1.5
const fillerShare = 0.05
const bracketedShare = 0.1
const otherPeopleShare = 0.7
/** "train chimney sweeps" is not "chimney sweep", nor "teach public speaking" "public speaking". */
const workWithOthersShare = 2

/**
 * The least weight of a word that only the label has, since a frequent one changes the meaning as much as a rare
 * one: "teach public speaking" is not "public speaking".
 */
const leastMissingWeight = Math.log(1000)

function stemsOfWords(language: StemLanguage, words: string) {
  return new Set(words.split(' ').map((word) => stemOf(word, language)))
}

/** How well a label matches a text, 0-1, from the covered shares of both (0-1). A missing part of the text counts more. */
export function coverage(ofText: number, ofLabel: number): number {
  return ofText ** 1.3 * ofLabel ** 0.5
}

export function queryOf(
  reading: Reading,
  language: StemLanguage,
  weightOf: WeightOf,
  unknown: ReadonlySet<string>
): Query {
  const key = reading.words.join(' ')
  const distinct = byStemOf(key, language)
  const content = [...distinct].map(([stem, word]) => ({ stem, word }))
  const weights = content.map(
    ({ stem, word }) => weightOf(stem) * (fillers.has(word) ? fillerShare : 1)
  )
  return { language, reading, key, content, weights, total: sum(weights), unknown }
}

/** The content words by stem, in order. */
function byStemOf(key: string, language: StemLanguage): Map<string, string> {
  return new Map(contentWords(key, language).map((word) => [stemOf(word, language), word]))
}

/** A label, prepared for comparisons. */
export interface Label {
  skill: FoundSkill
  language: StemLanguage
  words: string[]
  /** The content words by stem, in order. */
  byStem: Map<string, string>
  /** The weight of each stem if the text has it. */
  weights: Map<string, number>
  /** The same if the text lacks it. */
  missingWeights: Map<string, number>
  /** The weight of light stems that the text lacks, between words that it has. */
  innerWeights: Map<string, number>
}

export function labelOf(skill: FoundSkill, weightOf: WeightOf): Label {
  const language = stemLanguageOf(skill.language)
  const byStem = byStemOf(skill.key, language)
  const unbracketed = wordsOutsideBrackets(skill)
  const weights = new Map<string, number>()
  const missingWeights = new Map<string, number>()
  const innerWeights = new Map<string, number>()
  for (const [stem, word] of byStem) {
    const share = !unbracketed.has(word)
      ? bracketedShare
      : lightStems[language].has(stem)
        ? lightShare
        : 1
    const weight = weightOf(stem) * share
    weights.set(stem, weight)
    const missingShare = workWithOthers[language].has(stem) ? workWithOthersShare : 1
    missingWeights.set(
      stem,
      share === 1 ? missingShare * Math.max(weight, leastMissingWeight) : weight
    )
    if (share === lightShare) {
      innerWeights.set(stem, innerLightShare * Math.max(weightOf(stem), leastMissingWeight))
    }
  }
  const words = skill.key.split(' ')
  return { skill, language, words, byStem, weights, missingWeights, innerWeights }
}

export function compareLabel(query: Query, label: Label): LabelMatch {
  const { reading, key, content } = query
  const { skill, byStem, weights, missingWeights, innerWeights } = label
  const isAlone = content.length === 1
  const isAboutOthers = worksWithOthers(content, label)
  const hits = new Map<string, number>()
  let covered = 0
  for (const [at, word] of content.entries()) {
    const hit = closestStemIn(label, word, query.unknown, isAlone)
    if (!hit) continue
    if (isAboutOthers && at === content.length - 1) hit.level *= otherPeopleShare
    covered += query.weights[at] * hit.level
    hits.set(hit.stem, Math.max(hit.level, hits.get(hit.stem) ?? 0))
  }
  const labelCovered = sum([...hits].map(([stem, level]) => level * weights.get(stem)!))
  const stems = [...byStem.keys()]
  const first = stems.findIndex((stem) => hits.has(stem))
  const last = stems.findLastIndex((stem) => hits.has(stem))
  const labelTotal = sum(
    stems.map((stem, at) => {
      if (hits.has(stem)) return weights.get(stem)!
      const inner = at > first && at < last ? innerWeights.get(stem) : undefined
      return inner ?? missingWeights.get(stem)!
    })
  )
  const isApart = reading.together && !` ${skill.key} `.includes(` ${reading.together} `)
  return {
    isEqual: skill.key === key,
    textCovered: isApart || query.total === 0 ? 0 : covered / query.total,
    labelCovered: isApart || labelTotal === 0 ? 0 : labelCovered / labelTotal,
    isInOrder: isInOrder(content, stems),
    isName: skill.alias === null,
    isInitialism: false,
    isSynonym: reading.synonymOf !== null,
    edits: reading.edits,
    joints: reading.joints,
  }
}

/** Whether the text is about the work of a person, and the label about work with such persons. */
function worksWithOthers(content: Word[], { byStem, language }: Label): boolean {
  const person = byStem.get(content.at(-1)?.stem ?? '')
  if (!person || !personEnding[language].test(person)) return false
  const own = new Set(content.map(({ stem }) => stem))
  return [...byStem.keys()].some((stem) => workWithOthers[language].has(stem) && !own.has(stem))
}

/**
 * The stem of a label that is closest to a word: of the same word, another form of it, or a word of similar use. A
 * person alone means what the person does: "driver" is not closer to "monitor drivers" than to "drive vehicles".
 */
function closestStemIn(
  { words, byStem, language }: Label,
  { word, stem }: Word,
  unknown: ReadonlySet<string>,
  isAlone: boolean
): { stem: string; level: number } | null {
  const other = byStem.get(stem)
  if (other !== undefined) {
    if (isAlone && language === 'en' && /(?:er|or)s?$/.test(word)) return { stem, level: 0.9 }
    if (words.includes(word)) return { stem, level: 1 }
    // A short word that stands alone or is unknown may be an abbreviation or a name rather than a singular: "vat", "canva".
    if (isAlone && word.length <= (unknown.has(word) ? 5 : 3)) return { stem, level: 0.8 }
    const isInflected =
      singular(other) === singular(word) && !(unknown.has(word) && word.length <= 4)
    return { stem, level: isInflected ? 0.98 : 0.9 }
  }
  let best: { stem: string; level: number } | null = null
  for (const [similar, level] of similarStems(stem, language)) {
    if (level > (best?.level ?? 0) && byStem.has(similar)) best = { stem: similar, level }
  }
  return best
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
}

function wordsOutsideBrackets({ alias, name, key }: FoundSkill): Set<string> {
  const text = alias ?? name
  return new Set((text.includes('(') ? searchKey(text.replace(/\([^)]*\)/g, ' ')) : key).split(' '))
}

function isInOrder(content: Word[], stems: string[]): boolean {
  const places = content.map(({ stem }) => stems.indexOf(stem)).filter((at) => at >= 0)
  return places.every((place, at) => at === 0 || place > places[at - 1])
}
