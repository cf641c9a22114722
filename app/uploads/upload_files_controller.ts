import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#app/core/csv_answer'
import { NotFound } from '#app/core/problem'
import { t } from '#app/core/text'
import { exampleFile } from '#app/uploads/example_file'
import { exportUpload } from '#app/uploads/export_upload'
import { sendRows } from '#app/core/send_rows'
import { rejectedFile } from '#app/uploads/rejected_file'
import { sendExport } from '#app/uploads/send_export'
import Upload, { uploadKinds } from '#app/uploads/upload'

/** The files of the upload pages: what a file may look like, and what came of one. */
export default class UploadFilesController {
  async example(ctx: HttpContext) {
    const kind = uploadKinds.find((known) => known === ctx.params.kind)
    if (!kind) throw new NotFound(t('uploads_answers.the_example'))
    return sendCsv(ctx, `${kind}-example.csv`, Readable.from([exampleFile(kind)]))
  }

  async data(ctx: HttpContext) {
    const upload = await Upload.named(ctx.params.UploadId)
    return sendExport(ctx, `upload-${upload.uid}`, (format) => exportUpload(upload, format))
  }

  async rejected(ctx: HttpContext) {
    const upload = await Upload.named(ctx.params.UploadId)
    return sendRows(ctx, `upload-${upload.uid}-rejected`, (format) => rejectedFile(upload, format))
  }
}
