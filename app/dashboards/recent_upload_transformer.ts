import { BaseTransformer } from '@adonisjs/core/transformers'
import type Upload from '#app/imports/upload'

/** An upload on a dashboard. */
export default class RecentUploadTransformer extends BaseTransformer<Upload> {
  toObject() {
    const upload = this.resource
    return {
      id: upload.uid,
      kind: upload.kind,
      file_name: upload.fileName,
      status: upload.status,
      created: upload.created,
      updated: upload.updated,
      failed: upload.failed,
      created_at: upload.createdAt.toJSDate().toISOString(),
    }
  }
}
