import type { HttpContext } from '@adonisjs/core/http'
import { languageNow } from '#app/core/text/text'
import { fixRejected, mayFix, rowsToFix } from '#app/imports/actions/fix_rejected'
import { uploadToChange } from '#app/imports/actions/upload_rights'
import { rowCause, rowMessageOnPage } from '#app/imports/readers/row_message'
import { shownHeader } from '#app/imports/report/rejected_causes'
import { redirectToUpload } from '#app/imports/uploads/redirect_to_upload'
import { starterOf } from '#app/imports/uploads/upload_request'
import { uploadDetail } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'
import { fixesValidator } from '#app/imports/upload_validators'

/** The page on which a few rejected rows are corrected and imported again. */
export default class UploadFixesController {
  async edit(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    if (!mayFix(upload)) return redirectToUpload(ctx, upload)
    const causes = await rowsToFix(upload)
    return ctx.inertia.render('uploads/fix', {
      upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
      header: shownHeader(upload),
      causes: causes.map((rows) => ({
        cause: rowCause(rows[0]),
        rows: rows.map((row) => ({
          ...{ id: row.id, row: row.row, line: row.line, column: row.column, cells: row.cells },
          message: rowMessageOnPage(row, languageNow()),
        })),
      })),
    })
  }

  async update(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    const { rows } = await ctx.request.validateUsing(fixesValidator)
    const fixes = new Map(rows.map(({ id, cells }) => [id, cells.map((cell) => cell ?? '')]))
    return redirectToUpload(ctx, await fixRejected(upload, fixes, starterOf(ctx)))
  }
}
