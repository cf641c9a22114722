import { stemOf } from '#app/catalogue/names/stems'

const list = (words: string) => words.split(/\s+/)

/** Words that say nothing about a skill; ignored in labels and texts, unless a label has no others. */
const functionWords = new Set(
  list(`a about above across after all also am an and any are as at be been being both but by can could did do
    does during each either etc even for from further had has have having he her here his how i if in into is
    it its itself may me might more most must my no nor not of off on once one only or other our out over own
    per same she should so some such than that the their them then there these they this those through to too
    under until up upon us very via was we well were what when where whether which while who whom whose why
    will with within without would you your`)
)

/** Words of every advert and profile, which count less than their rarity in names suggests. */
const advertWords = new Set(
  list(`ability able advanced advantage awareness background basic best candidate capable company competence
    competent day deep degree demonstrate desire enjoy etc excellent expect experience experienced expert
    expertise familiar familiarity fluency fluent good great help high ideal important include industry job
    join knowledge level like location look minimum name need new offer opportunity organization passion
    passionate people person plus position possess prefer preferable proficiency proficient proven
    qualification related relevant require requirement responsibility responsible role similar skill skilled
    solid strong successful take team understand understanding use various work year`).map((word) =>
    stemOf(word, 'en')
  )
)

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word)
}

/** How much a stem counts beside its rarity, 0 to 1. */
export function weightOfStem(stem: string): number {
  return advertWords.has(stem) ? 0.4 : 1
}
