import { validRows, type Chunk } from '#app/imports/chunk'
import type { SynonymContent } from '#app/imports/kinds/synonyms/parse_synonym_row'
import type { SynonymField } from '#app/imports/kinds/synonyms/synonym_columns'
import type { SynonymRow } from '#app/imports/kinds/synonyms/synonym_rows'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

type Keys = Pick<SynonymContent, 'termKey' | 'equivalentKey'>

/**
 * Finds the existing synonym of each row. Rejects rows that describe the same synonym as an earlier
 * row, or that would close a loop with existing synonyms and earlier rows.
 */
export function matchSynonyms(
  chunk: Chunk<SynonymContent[]>,
  present: SynonymRow[],
  row: RowReader<SynonymField>
) {
  const known = new Map(present.map((synonym) => [identityOf(synonym), synonym]))
  const links = new Links(present)
  const rows = new Map<string, { row: number; said: string }>()
  for (const [place, content] of validRows(chunk)) {
    const identity = identityOf(content)
    const earlier = rows.get(identity)
    const { termKey: term, equivalentKey: equivalent } = content
    const said = JSON.stringify({ ...content, term, equivalent, present: null })
    if (earlier?.said === said) {
      chunk.fail(place, row.fault(null, 'repeated'))
      continue
    }
    if (earlier !== undefined) {
      const values = { what: 'synonym', row: earlier.row }
      chunk.fail(place, row.fault('term', 'duplicate_in_file', values))
      continue
    }
    content.present = known.get(identity) ?? null
    if (!content.present && links.lead(content.equivalentKey, content.termKey)) {
      const values = { term: inShort(content.term), equivalent: inShort(content.equivalent) }
      chunk.fail(place, row.fault('equivalent', 'synonym_loop', values))
      continue
    }
    rows.set(identity, { row: chunk.rowAt(place), said })
    links.add(content)
  }
}

function identityOf({ termKey, equivalentKey, language }: Keys & { language: string | null }) {
  return [termKey, equivalentKey, language ?? ''].join('\n')
}

/** Which keys stand for which, in whatever language. */
class Links {
  #equivalents = new Map<string, Set<string>>()

  constructor(synonyms: Keys[]) {
    for (const synonym of synonyms) this.add(synonym)
  }

  add({ termKey, equivalentKey }: Keys) {
    const equivalents = this.#equivalents.get(termKey) ?? new Set()
    this.#equivalents.set(termKey, equivalents.add(equivalentKey))
  }

  /** Whether one key leads to another, directly or through others. */
  lead(from: string, to: string): boolean {
    const reached = new Set([from])
    for (const key of reached) {
      if (key === to) return true
      for (const next of this.#equivalents.get(key) ?? []) reached.add(next)
    }
    return false
  }
}
