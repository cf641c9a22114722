import { stemOf, type StemLanguage } from '#app/catalogue/names/stems'

const list = (words: string) => words.split(/\s+/)

/** Words that say nothing about a skill; ignored in labels and texts, unless a label has no others. */
const functionWords = {
  en: new Set(
    list(`a about above across after all also am an and any are as at be been being both but by can could did do
    does during each either etc even for from further had has have having he her here his how i if in into is
    it its itself may me might more most must my no nor not of off on once one only or other our out over own
    per same she should so some such than that the their them then there these they this those through to too
    under until up upon us very via was we well were what when where whether which while who whom whose why
    will with within without would you your`)
  ),
  fr: new Set(
    list(`a afin ai ainsi apres au aucun aussi autre autres aux avant avec avez avoir c car ce cela ces cet cette ceux chaque
      chez ci comme d dans de depuis des donc dont du elle elles en entre est et etc etes etre eux faire fait fois
      hors il ils j je jusqu l la le les leur leurs lors lui m ma mais me meme mes moi mon n ne ni nos notre nous on ont
      ou par pas pendant peu peut plus pour qu quand que quel quelle qui s sa sans se selon sera seront ses si soit
      son sont sous sur t ta tel telle tes toi ton tous tout toute toutes tres tu un une vers vos votre vous y`)
  ),
}

/** Words of every advert and profile, which count less than their rarity in names suggests. */
const advertWords = {
  en: new Set(
    list(`ability able advanced advantage awareness background basic best candidate capable company competence
    competent day deep degree demonstrate desire enjoy etc excellent expect experience experienced expert
    expertise familiar familiarity fluency fluent good great help high ideal important include industry job
    join knowledge level like location look minimum name need new offer opportunity organization passion
    passionate people person plus position possess prefer preferable proficiency proficient proven
    qualification related relevant require requirement responsibility responsible role similar skill skilled
    solid strong successful take team understand understanding use various work year`).map((word) =>
      stemOf(word, 'en')
    )
  ),
  fr: new Set(
    list(`aisance aptitude atout avance base bon bonne candidat capable capacite competence connaissance
    debutant demande emploi entreprise equipe etude excellent exige experience expertise formation idealement
    indispensable maitrise mission niveau offre poste profil qualite recherche requis rigueur sens solide souhaite
    travail travailler utiliser`).map((word) => stemOf(word, 'fr'))
  ),
}

export function isFunctionWord(word: string, language: StemLanguage): boolean {
  return functionWords[language].has(word)
}

/** How much a stem counts beside its rarity, 0 to 1. */
export function weightOfStem(stem: string, language: StemLanguage): number {
  return advertWords[language].has(stem) ? 0.4 : 1
}
