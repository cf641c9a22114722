import type { HttpContext } from '@adonisjs/core/http'
import { chooseFields, mayChoose } from '#app/imports/uploads/choose_columns'
import { redirectToUpload } from '#app/imports/uploads/redirect_to_upload'
import { refuseKind, uploadToChange } from '#app/imports/actions/upload_rights'
import { starterOf } from '#app/imports/uploads/upload_request'
import { uploadColumns } from '#app/imports/uploads/upload_columns'
import { uploadDetail } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'
import type { UploadKind } from '#app/imports/upload'
import { encodings } from '#app/imports/readers/encodings'
import { columnsQueryValidator, columnsValidator } from '#app/imports/upload_validators'

/** The page on which the columns of a file are assigned, before the check or again after it. */
export default class UploadColumnsController {
  async edit(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    if (!mayChoose(upload)) return redirectToUpload(ctx, upload)
    const wanted = await ctx.request.validateUsing(columnsQueryValidator)
    const { encoding = upload.allOptions.encoding } = wanted
    return ctx.inertia.render('uploads/columns', {
      upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
      columns: await uploadColumns(upload, wanted),
      encoding,
      encodings: [...encodings],
    })
  }

  async update(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(columnsValidator)
    if (!mayChoose(upload)) return redirectToUpload(ctx, upload)
    const mayBe = (kind: UploadKind) => refuseKind(user, kind)
    return redirectToUpload(ctx, await chooseFields(upload, input, starterOf(ctx), mayBe))
  }
}
