/** The relation types in display order. */
export const relationTypes = [
  'related',
  'broader',
  'narrower',
  'essential',
  'optional',
  'co_occurs',
]
