import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { exportUpload } from '#app/imports/uploads/export_upload'
import { sendRows } from '#app/core/lists/send_rows'
import type { RowFormat } from '#app/core/lists/row_format'
import { encodingOf, rejectedBytes } from '#app/imports/report/rejected_bytes'
import { sendExport } from '#app/exports/send_export'
import Upload from '#app/imports/upload'

/** The results of an upload as files that can be imported again. */
export default class V1UploadFilesController {
  async successful(ctx: HttpContext) {
    const upload = await Upload.named(ctx.params.id)
    return sendExport(ctx, `upload-${upload.uid}`, (format) => exportUpload(upload, format))
  }

  async rejected(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['format'])
    const upload = await Upload.named(ctx.params.id)
    const open = (format: RowFormat) => rejectedBytes(upload, format)
    return sendRows(ctx, `upload-${upload.uid}-rejected`, open, encodingOf(upload))
  }
}
