import { UploadSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/problem'
import { t, type LocalizedMessage } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import type { ImportReport } from '#app/imports/import_report'

export const uploadStatuses = [
  'queued',
  'running',
  'succeeded',
  'succeeded_with_errors',
  'failed',
  'cancelled',
] as const

export type UploadStatus = (typeof uploadStatuses)[number]

/** The statuses of uploads that have not ended. */
export const statusesUnderWay: UploadStatus[] = ['queued', 'running']

/** The statuses of uploads whose rows were all processed. */
export const completeStatuses: UploadStatus[] = ['succeeded', 'succeeded_with_errors']

/**
 * The phase of a running upload: starting its process, scanning the file, importing rows, or
 * counting the uses of skills.
 */
export type UploadPhase = 'starting' | 'reading' | 'rows' | 'counting'

export const uploadKinds = ['categories', 'skills', 'relations', 'synonyms'] as const

export type UploadKind = (typeof uploadKinds)[number]

/** The start of the rows, initially or after a resume. */
export interface ImportStart {
  /** How many times the file is read. */
  passes: number
  /** Rows committed by an earlier worker. */
  from: number
  /** In ms since 1970. */
  at: number
}

/** An import file and its processing. */
export default class Upload extends UploadSchema {
  declare status: UploadStatus
  declare kind: UploadKind
  declare phase: UploadPhase | null
  declare options: Partial<ImportOptions>
  /** Null if `message` is from an older version, or not shown on pages. */
  declare said: LocalizedMessage | null
  /** If it has not ended or has failed: partial results, and the code of its fault. */
  declare report: (Partial<ImportReport> & { fault?: string; begun?: ImportStart }) | null

  /** Finds an upload by public id. @throws NotFound */
  static async named(uid: unknown): Promise<Upload> {
    const upload = await this.known(uid)
    if (!upload) throw new NotFound(t('uploads_answers.the_upload'))
    return upload
  }

  /** The uploads in lists: without those that wait for their columns. */
  static listed() {
    return this.query().where('uploads.held', false)
  }

  /** Finds an upload by public id, if it exists. */
  static async known(uid: unknown): Promise<Upload | null> {
    return isUid(uid) ? this.findBy('uid', uid) : null
  }

  /** Its options, with the defaults of those that were added later. */
  get allOptions(): ImportOptions {
    return { ...defaultOptions, ...this.options }
  }

  /** Processed rows and rows to process, over all passes; zero while unknown. */
  get pace() {
    const { dryRun, processed, checkpoint, total, report } = this
    const rows = (total ?? 0) * (report?.begun?.passes ?? 1)
    return { done: dryRun ? processed : checkpoint, rows }
  }

  get isWaitingOrRunning() {
    return statusesUnderWay.includes(this.status)
  }
}
