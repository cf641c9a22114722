import { labelLanguages } from '#app/catalogue/languages'
import { synonymKeysOf, type SynonymFields } from '#app/catalogue/synonyms/synonym_fields'
import { longestTexts } from '#app/catalogue/synonyms/synonym_validators'
import { cleanName } from '#app/core/text/name_key'
import type { SynonymField } from '#app/imports/kinds/synonyms/synonym_columns'
import type { SynonymRow } from '#app/imports/kinds/synonyms/synonym_rows'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

/** A row of the file. */
export interface SynonymContent extends SynonymFields {
  termKey: string
  equivalentKey: string
  /** Set by `match`: the existing synonym of the row, if any. */
  present: SynonymRow | null
}

export function parseSynonymRow(
  row: RowReader<SynonymField>,
  cells: string[]
): { content: SynonymContent; fault: CellFault | null } {
  const text = (field: SynonymField) => cleanName(row.text(cells, field))
  const language = text('language').toLowerCase()
  const fields = {
    term: text('term'),
    equivalent: text('equivalent'),
    language: language === 'any' ? null : language || null,
    source: text('source') || null,
  }
  const content = { ...fields, ...synonymKeysOf(fields), present: null }
  return { content, fault: row.errorFault(cells) ?? faultOf(row, content) }
}

function faultOf(row: RowReader<SynonymField>, content: SynonymContent): CellFault | null {
  const { term, equivalent, language, source, termKey, equivalentKey } = content
  if (!termKey) return row.fault('term', 'term_missing')
  if (!equivalentKey) return row.fault('equivalent', 'equivalent_missing')
  if (termKey === equivalentKey) {
    return row.fault('equivalent', 'synonym_of_itself', { term: inShort(term) })
  }
  if (language && !labelLanguages.some((known) => known === language)) {
    return row.fault('language', 'unknown_language', { value: inShort(language) })
  }
  return (
    row.textFault('term', term, longestTexts.term) ??
    row.textFault('equivalent', equivalent, longestTexts.equivalent) ??
    row.textFault('source', source ?? '', longestTexts.source)
  )
}
