import type { ImportFile } from '#app/core/files/import_file'
import type { ImportTally } from '#app/imports/importer'
import type { RejectedRow } from '#app/imports/readers/row_fault'
import type Upload from '#app/imports/upload'

export interface ImportJob {
  /** A running upload; one interrupted by a crash resumes after its last chunk. */
  upload: Upload
  file: ImportFile
  onProgress?: (progress: ImportProgress) => void
  /** Receives the rejected rows of each chunk after its transaction. */
  onRejected?: (rows: RejectedRow[]) => void
  /** Stops after the current chunk; committed changes remain. */
  signal?: AbortSignal
  /** Aborts with a FileFault at the time limit; by default, that of Limitation Setup. */
  limit?: AbortSignal
  /** There are concurrent writers: transactions are kept short, with pauses in between. */
  isShared?: boolean
}

export interface ImportProgress extends ImportTally {
  phase: 'checking' | 'rows' | 'finishing'
  /** Processed rows, over all passes. */
  processed: number
  /** Rows to process; an upper bound until the file was read completely. */
  total: number
  failed: number
}
