import { beforeCreate } from '@adonisjs/lucid/orm'
import { UploadSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid, newUid } from '#app/core/uid'
import type { ImportOptions } from '#app/imports/importer'
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

/** Of an upload that is not over. */
export const statusesUnderWay: UploadStatus[] = ['queued', 'running']

/**
 * What a running upload is doing: starting its process, reading through the file, importing rows, or counting how
 * often skills are used.
 */
export type UploadPhase = 'starting' | 'reading' | 'rows' | 'counting'

export const uploadKinds = ['categories', 'skills', 'relations'] as const

export type UploadKind = (typeof uploadKinds)[number]

/** When its rows were begun, or gone on with. */
export interface Begun {
  /** How often the file is gone through. */
  passes: number
  /** Rows that an earlier worker had committed. */
  from: number
  /** In ms since 1970. */
  at: number
}

/** One import file and its life. */
export default class Upload extends UploadSchema {
  declare status: UploadStatus
  declare kind: UploadKind
  declare phase: UploadPhase | null
  declare options: Partial<ImportOptions>
  /** Of one that is not over, or failed: what is known of the file, and the code of its fault. */
  declare report: (Partial<ImportReport> & { fault?: string; begun?: Begun }) | null

  @beforeCreate()
  static assignUid(upload: Upload) {
    upload.uid ??= newUid()
  }

  /** By its public id. @throws NotFound */
  static async named(uid: unknown): Promise<Upload> {
    const upload = await this.known(uid)
    if (!upload) throw new NotFound(t('uploads_answers.the_upload'))
    return upload
  }

  /** Those that lists show: not the ones that wait for their columns. */
  static listed() {
    return this.query().where('uploads.held', false)
  }

  /** By its public id, where there is one. */
  static async known(uid: unknown): Promise<Upload | null> {
    return isUid(uid) ? this.findBy('uid', uid) : null
  }

  /** Rows gone through, and rows to go through, over all passes; zero while nobody knows. */
  get pace() {
    const { dryRun, processed, checkpoint, total, report } = this
    const rows = (total ?? 0) * (report?.begun?.passes ?? 1)
    return { done: dryRun ? processed : checkpoint, rows }
  }

  get isWaitingOrRunning() {
    return statusesUnderWay.includes(this.status)
  }
}
