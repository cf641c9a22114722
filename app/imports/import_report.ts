import type { ChangeSubject } from '#app/core/db/change_log'
import type { ImportNote, ImportTally, WeightHeader } from '#app/imports/importer'
import type { UploadStatus } from '#app/imports/upload'

/** The result of an import; stored with the upload. */
export interface ImportReport extends ImportTally {
  /** The public id of the upload. */
  upload: string
  status: UploadStatus
  /** Processed data rows of the file. */
  rows: number
  failed: number
  /** Rows that are equal to an earlier row of the file. */
  repeated: number
  file: { name: string; bytes: number; sha256: string } & ReadAs
  header: string[]
  weight: WeightHeader | null
  /** Unrecognized columns, by their header in the file. */
  unusedColumns: string[]
  notes: ImportNote[]
  /** In a dry run: the first changes of each kind that the file would make. */
  samples?: ChangeSample[]
  /** An earlier upload of the same file that was imported. */
  repeats: string | null
}

/** How the text of a file was read. */
export interface ReadAs {
  encoding: string
  delimiter: string
  /** Non-ASCII texts, so that users can check the encoding; none in older reports. */
  samples?: string[]
}

/** A change that an upload would make; fields by their public names. */
export interface ChangeSample {
  subject: ChangeSubject
  /** The name of the skill or domain; for a relation "A → B (related)". */
  label: string
  action: 'created' | 'updated' | 'removed'
  /** Skills and domains in the fields are given by name. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
