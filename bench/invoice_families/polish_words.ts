import { words } from './lists.ts'

const ones = words(
  '|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście'
)
const tens = words(
  '||dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt'
)
const hundreds = words(
  '|sto|dwieście|trzysta|czterysta|pięćset|sześćset|siedemset|osiemset|dziewięćset'
)

/** A whole number below a million in Polish words; some write `jeden tysiąc` for 1,000. */
export function polishWords(value: number, thousand = 'tysiąc'): string {
  const thousands = Math.floor(value / 1000)
  const noun = polishForm(thousands, [thousand, 'tysiące', 'tysięcy'])
  const high = thousands > 1 ? [belowThousand(thousands), noun] : thousands ? [noun] : []
  return [...high, belowThousand(value % 1000)].filter(Boolean).join(' ') || 'zero'
}

/** The form of a Polish noun after a number: one, few and many. */
export function polishForm(value: number, [one, few, many]: [string, string, string]): string {
  if (value === 1) return one
  const isTeen = Math.floor((value % 100) / 10) === 1
  return value % 10 > 1 && value % 10 < 5 && !isTeen ? few : many
}

function belowThousand(value: number): string {
  const rest = value % 100
  const low = rest < 20 ? [ones[rest]] : [tens[Math.floor(rest / 10)], ones[rest % 10]]
  return [hundreds[Math.floor(value / 100)], ...low].filter(Boolean).join(' ')
}
