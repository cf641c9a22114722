/** `30 days`, `30 (thirty) days`, `thirty (30) days`, `Net 30`, in plain letters. */
const term =
  /\b(\d{1,3})\)? ?(?:\([a-z-]{3,20}\) ?)?(?:days?|tagen?|tg|jours?|jrs?|j|giorni|gg|dagen|dgn|dias|dni|calendar days|kalendertagen?)\b|\bnet(?:to)? ?(\d{2,3})\b(?![.,]\d| ?%)/
/** `2 weeks` */
const weeks = /\b(\d{1,2}) ?(?:weeks?|wochen?|weken)\b/
/** Spelled numbers of days or weeks, in plain letters. */
const spelled = new Map(
  Object.entries({
    2: 'two zwei twee',
    3: 'three drei drie',
    4: 'four vier',
    7: 'seven sieben zeven',
    8: 'eight acht huit otto',
    10: 'ten zehn tien dix dieci',
    14: 'fourteen vierzehn veertien',
    15: 'fifteen quinze quindici',
    20: 'twenty zwanzig twintig vingt venti',
    21: 'einundzwanzig eenentwintig',
    30: 'thirty dreissig dertig trente trenta',
    45: 'quarante-cinq quarantacinque',
    60: 'sixty sechzig zestig soixante sessanta',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const))
)
const spelledTerm = new RegExp(
  `\\b(${[...spelled.keys()].join('|')}) (?=(?:days|weeks|tagen?|wochen|dagen|weken|jours|giorni)\\b)`,
  'g'
)
/** `thirty days` as `30 days`. */
export function numberWordsToDigits(clause: string): string {
  return clause.replace(spelledTerm, (_, word: string) => `${spelled.get(word)} `)
}

/** The days of a term in a clause in plain letters, such as `payable within 14 days`. */
export function daysOf(clause: string): number | null {
  const found = term.exec(clause)
  if (found) return Number(found[1] ?? found[2])
  const inWeeks = weeks.exec(clause)
  return inWeeks && 7 * Number(inWeeks[1])
}
