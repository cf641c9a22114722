import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#app/core/csv_answer'
import { exportUpload } from '#app/uploads/export_upload'
import { rejectedFile } from '#app/uploads/retry_upload'
import { sendExport } from '#app/uploads/send_export'
import Upload from '#app/uploads/upload'

/** What came of an upload, as files that can be taken in again. */
export default class V1UploadFilesController {
  async successful(ctx: HttpContext) {
    const upload = await Upload.named(ctx.params.id)
    return sendExport(ctx, `upload-${upload.uid}`, (format) => exportUpload(upload, format))
  }

  async rejected(ctx: HttpContext) {
    const upload = await Upload.named(ctx.params.id)
    return sendCsv(ctx, `upload-${upload.uid}-rejected.csv`, rejectedFile(upload))
  }
}
