import { wordsOf } from '~/components/status_tag'

/** The kinds of relations, in the order in which they are listed. */
export const relationTypes = [
  'related',
  'broader',
  'narrower',
  'essential',
  'optional',
  'co_occurs',
]

/** A kind of relation inside a sentence: `co_occurs` → "co-occurs". */
export function relationWord(type: string): string {
  return wordsOf(type).toLowerCase()
}
