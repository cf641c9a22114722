import type { ChangeSubject } from '#app/core/db/change_log'
import type { ImportNote, Tally, WeightHeader } from '#app/imports/importer'
import type { UploadStatus } from '#app/imports/upload'

/** What came of an import; kept with the upload. */
export interface ImportReport extends Tally {
  /** The upload's public id; null in a dry run without one. */
  upload: string | null
  status: UploadStatus
  /** Data rows of the file that were gone through. */
  rows: number
  failed: number
  file: { name: string; bytes: number; sha256: string; encoding: string; delimiter: string }
  header: string[]
  weight: WeightHeader | null
  /** Columns that have no place, by the file's names. */
  unusedColumns: string[]
  notes: ImportNote[]
  /** Of a dry run: the first changes of each kind that the file would make. */
  samples?: ChangeSample[]
  /** An earlier upload of the same file that went through. */
  repeats: string | null
  seconds: number
}

/** One of the changes that an upload would make; fields by their public names. */
export interface ChangeSample {
  subject: ChangeSubject
  /** The skill's or domain's name; of a relation "A → B (related)". */
  label: string
  action: 'created' | 'updated' | 'removed'
  /** Skills and domains in them by their names. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
