import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#app/core/lists/csv_answer'
import { NotFound } from '#app/core/errors/problem'
import { languageNow, t } from '#app/core/text/text'
import { exampleFile } from '#app/imports/uploads/example_file'
import { exportUpload } from '#app/imports/uploads/export_upload'
import { sendRows } from '#app/core/lists/send_rows'
import type { RowFormat } from '#app/core/lists/row_format'
import { encodingOf, rejectedBytes } from '#app/imports/report/rejected_bytes'
import { sendExport } from '#app/exports/send_export'
import Upload, { uploadKinds } from '#app/imports/upload'

/** The downloads of the upload pages: example files, rejected rows and exports. */
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
    const language = languageNow()
    const open = (format: RowFormat) => rejectedBytes(upload, format, { language })
    return sendRows(ctx, `upload-${upload.uid}-rejected`, open, encodingOf(upload))
  }
}
