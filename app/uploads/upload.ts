import { beforeCreate } from '@adonisjs/lucid/orm'
import { UploadSchema } from '#database/schema'
import { newUid } from '#app/core/uid'

export const uploadStatuses = [
  'queued',
  'running',
  'succeeded',
  'succeeded_with_errors',
  'failed',
  'cancelled',
] as const

export type UploadStatus = (typeof uploadStatuses)[number]
export type UploadKind = 'categories' | 'skills' | 'relations'

/** One import file and its life. */
export default class Upload extends UploadSchema {
  declare status: UploadStatus
  declare kind: UploadKind

  @beforeCreate()
  static assignUid(upload: Upload) {
    upload.uid ??= newUid()
  }
}
