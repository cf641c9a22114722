import { cleanName } from '#app/core/text/name_key'
import type { Encoding } from '#app/imports/readers/encodings'
import { doubtfulWords } from '#app/imports/readers/strange_text'

/** What users need to judge whether the encoding of a file is right. */
export interface FileTexts {
  /** The first distinct cells with characters that are not ASCII. */
  samples: string[]
  /** Words that look wrongly decoded. */
  doubtful: string[]
  /** Another encoding that is nearly as likely. */
  rival: Encoding | null
}

const SAMPLES = 5
const LONGEST = 80
/** Characters of the text that are looked at. */
const LOOKED_AT = 20_000

/** The texts of cells that are not ASCII alone; `text` may contain others. */
export function fileTexts(text: string, rival: Encoding | null): FileTexts {
  const start = text.slice(0, LOOKED_AT)
  const samples = new Set<string>()
  for (const cell of start.split(/[\r\n\t,;"]+/)) {
    const shown = /[^\p{ASCII}]/u.test(cell) ? cleanName(cell) : ''
    if (shown) samples.add(shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown)
    if (samples.size === SAMPLES) break
  }
  return { samples: [...samples], doubtful: [...new Set(doubtfulWords(start))], rival }
}
