import type { HttpContext } from '@adonisjs/core/http'
import { languageNow } from '#app/core/text/text'
import { mayFix } from '#app/imports/actions/fix_rejected'
import { mayImport } from '#app/imports/actions/upload_rights'
import { rowCause, rowMessageOnPage } from '#app/imports/readers/row_message'
import { rejectedPage, shownCells, shownHeader } from '#app/imports/report/rejected_causes'
import Upload from '#app/imports/upload'
import { causeQueryValidator } from '#app/imports/upload_validators'

/** The rejected rows of a cause, or all of them. */
export default class UploadCausesController {
  async show({ auth, inertia, params, request }: HttpContext) {
    const upload = await Upload.named(params.UploadId)
    const wanted = await causeQueryValidator.validate(request.qs())
    const { rows, next } = await rejectedPage(upload, wanted)
    return inertia.render('uploads/causes', {
      upload: { id: upload.uid, file_name: upload.fileName },
      cause: wanted.code && rows.length ? rowCause(rows[0]) : null,
      column: wanted.column || null,
      header: shownHeader(upload),
      rows: rows.map((row) => ({
        ...{ row: row.row, line: row.line, column: row.column },
        message: rowMessageOnPage(row, languageNow()),
        cells: shownCells(row, upload),
      })),
      next,
      may_fix: mayImport(auth.getUserOrFail().role, upload.kind) && mayFix(upload),
    })
  }
}
