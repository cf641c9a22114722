import { keyOfExport } from '#app/exports/changed_by_upload'
import { exportRows, type ExportPieces } from '#app/exports/export_rows'
import { readConnection } from '#app/core/lists/read_connection'
import type { RowFormat } from '#app/core/lists/row_format'

export interface SynonymsExport {
  format: RowFormat
  /** Only synonyms that this upload (inner id) created or changed. */
  changedByUpload?: number
  /** Called with the number of synonyms of each page. */
  onRows?: (count: number) => void
}

interface SynonymRow {
  key: number
  uid: string
  term: string
  equivalent: string
  language: string | null
  source: string | null
}

const PAGE = 1000

/** Exports synonyms as a stream that `synonyms:import` can read. */
export function exportSynonyms({ format, onRows, changedByUpload }: SynonymsExport): ExportPieces {
  return exportRows(
    {
      sheet: 'Synonyms',
      page: (after) => synonymsAfter(after, changedByUpload),
      header: ['term', 'equivalent', 'language', 'source'],
      cells: ({ term, equivalent, language, source }) => [term, equivalent, language, source],
      record: ({ uid, term, equivalent, language, source }) => ({
        ...{ id: uid, term, equivalent, language, source },
      }),
    },
    format,
    onRows
  )
}

function synonymsAfter(after: number, upload?: number): Promise<SynonymRow[]> {
  const query = readConnection().from('synonyms')
  const key = keyOfExport(query, { table: 'synonyms', subject: 'synonym', upload })
  return query
    .where(key, '>', after)
    .orderBy(key)
    .limit(PAGE)
    .select(
      `${key} as key`,
      ...['uid', 'term', 'equivalent', 'language', 'source'].map((name) => `synonyms.${name}`)
    )
}
