import { wordsOf } from '~/components/status_tag'

/** The relation types in display order. */
export const relationTypes = [
  'related',
  'broader',
  'narrower',
  'essential',
  'optional',
  'co_occurs',
]

/** A relation type in a sentence: `co_occurs` → "co-occurs". */
export function relationWord(type: string): string {
  return wordsOf(type).toLowerCase()
}
