import type { HttpContext } from '@adonisjs/core/http'
import { languageNow, t } from '#app/core/text/text'
import { fixRejected, mayFix, rowsToFix } from '#app/imports/actions/fix_rejected'
import { uploadToChange } from '#app/imports/actions/upload_rights'
import { rowMessageOnPage } from '#app/imports/readers/row_message'
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
    const { header, rows } = await rowsToFix(upload)
    return ctx.inertia.render('uploads/fix', {
      upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
      header,
      rows: rows.map((row) => ({
        row: row.row,
        line: row.line,
        code: row.code,
        column: row.column,
        cause: t(`uploads_answers.row_${row.code}`),
        message: rowMessageOnPage(row, languageNow()),
        cells: row.cells,
      })),
    })
  }

  async update(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    const { rows } = await ctx.request.validateUsing(fixesValidator)
    const fixes = new Map(rows.map(({ row, cells }) => [row, cells.map((cell) => cell ?? '')]))
    return redirectToUpload(ctx, await fixRejected(upload, fixes, starterOf(ctx)))
  }
}
