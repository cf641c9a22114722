import type { HttpContext } from '@adonisjs/core/http'
import { chooseFields, mayChoose } from '#app/imports/uploads/choose_columns'
import { columnsOfUpload } from '#app/imports/actions/file_columns'
import { redirectToUpload } from '#app/imports/uploads/redirect_to_upload'
import { uploadToChange } from '#app/imports/actions/upload_rights'
import { starterOf } from '#app/imports/uploads/upload_request'
import { uploadDetail } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'
import { encodings } from '#app/imports/readers/encodings'
import { columnsValidator, encodingValidator } from '#app/imports/upload_validators'

/** The page on which the columns of a file are assigned, before the check or again after it. */
export default class UploadColumnsController {
  async edit(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    if (!mayChoose(upload)) return redirectToUpload(ctx, upload)
    const { encoding = upload.allOptions.encoding } = await encodingValidator.validate(
      ctx.request.qs()
    )
    return ctx.inertia.render('uploads/columns', {
      upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
      columns: await columnsOfUpload(upload, encoding),
      encoding,
      encodings: [...encodings],
    })
  }

  async update(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    const { fields, encoding } = await ctx.request.validateUsing(columnsValidator)
    if (!mayChoose(upload)) return redirectToUpload(ctx, upload)
    return redirectToUpload(ctx, await chooseFields(upload, { fields, encoding }, starterOf(ctx)))
  }
}
