import type { ColumnDefinition } from '#app/imports/readers/columns'

export type SynonymField = 'term' | 'equivalent' | 'language' | 'source'

/** The columns of a file of synonyms. */
export const synonymColumns: ReadonlyArray<ColumnDefinition<SynonymField>> = [
  { field: 'term', names: ['term', 'synonym', 'abbreviation'], required: true },
  { field: 'equivalent', names: ['equivalent', 'stands_for', 'skill'], required: true },
  { field: 'language', names: ['language', 'lang'] },
  { field: 'source', names: ['source'] },
]
