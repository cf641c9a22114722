import type { ColumnTarget, GivenColumns } from '#app/imports/readers/given_columns'
import type { UploadKind } from '#app/imports/upload'

/**
 * A file that others publish, or that we export: how it is recognised and what its columns mean.
 * Its title is `uploads_answers.preset_<id>`.
 */
export interface Preset {
  id: string
  /** Who publishes the file, and its licence. */
  from: string
  kind: UploadKind
  /** The columns that the file has, in any spelling; empty if it has no header. */
  header: string[]
  /** What all cells of a column are, in the first rows, by header or by place ("#1"). */
  values?: Record<string, string[] | RegExp>
  /** The fewest columns of a file without a header. */
  leastColumns?: number
  /** By header in any spelling; columns that the file does not have are left out. Null: by name. */
  columns: Record<string, string | ColumnTarget> | null
  /** The source of the records, if the user gives none. */
  source?: string
  /** The end of the file name is the language of its labels: `skills_fr.csv`. */
  isTranslated?: true
}

/** Columns of relations that are stated as essential or optional, without a weight. */
export function weightsBy(column: string) {
  return { weight: { constant: '60', per: { column, values: { essential: '100' } } } }
}

/** Columns of relations from a concept to a broader one. */
export const broader = { relation_type: { constant: 'broader' }, weight: { constant: '90' } }

/** What a preset, or an earlier upload, sets for an import. */
export interface PresetOptions {
  preset: string
  columns: GivenColumns | null
  noHeader: boolean
  source?: string
  language?: string
}
