import type { HttpContext } from '@adonisjs/core/http'
import { checkFields, chooseFields, mayChoose } from '#app/imports/uploads/check_or_queue'
import { redirectToUpload } from '#app/imports/uploads/redirect_to_upload'
import { refuseKind, uploadToChange } from '#app/imports/actions/upload_rights'
import { starterOf } from '#app/imports/uploads/upload_request'
import { uploadColumns } from '#app/imports/uploads/upload_columns'
import { uploadDetail } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'
import type Upload from '#app/imports/upload'
import HeadCheckTransformer from '#app/imports/actions/head_check_transformer'
import type { HeadCheck } from '#app/imports/actions/check_head'
import type { UploadKind } from '#app/imports/upload'
import { Refusal } from '#app/core/errors/problem'
import { encodings } from '#app/imports/readers/encodings'
import { columnsQueryValidator, columnsValidator } from '#app/imports/upload_validators'

/** Scripts send columns while they are assigned, so missing ones are an ordinary result. */
function reasonOf(error: unknown) {
  if (error instanceof Refusal && error.status === 422)
    return { data: null, message: error.message }
  throw error
}

/** The page on which the columns of a file are assigned, before the check or again after it. */
export default class UploadColumnsController {
  async edit(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    if (!mayChoose(upload)) return redirectToUpload(ctx, upload)
    const wanted = await ctx.request.validateUsing(columnsQueryValidator)
    const { encoding = upload.allOptions.encoding } = wanted
    const { checked, ...reading } = wanted
    const check = checked ? await this.#checkOfEntered(upload, ctx) : null
    return ctx.inertia.render('uploads/columns', {
      upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
      columns: await uploadColumns(upload, reading),
      encoding,
      encodings: [...encodings],
      check: check && HeadCheckTransformer.transform(check),
    })
  }

  /**
   * Checks the first rows with the columns as entered: scripts get the result, others the page with
   * it.
   */
  async check(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const upload = await uploadToChange(ctx.params.UploadId, user)
    const input = await ctx.request.validateUsing(columnsValidator)
    if (!mayChoose(upload)) return redirectToUpload(ctx, upload)
    const check = checkFields(upload, input, user.id)
    if (ctx.request.accepts(['html', 'json']) === 'json') {
      return check.then((data) => ({ data, message: null }), reasonOf)
    }
    await check
    ctx.session.flashAll()
    const { preset, no_header: noHeader, encoding } = input
    const query = new URLSearchParams({ checked: 'true' })
    if (preset) query.set('preset', preset)
    if (encoding) query.set('encoding', encoding)
    if (noHeader !== undefined) query.set('no_header', String(noHeader))
    return redirectToUpload(ctx, upload, `/columns?${query}`)
  }

  /** Null after a reload of the page, when what was entered is gone. */
  async #checkOfEntered(upload: Upload, ctx: HttpContext): Promise<HeadCheck | null> {
    const [error, input] = await columnsValidator.tryValidate(ctx.session.flashMessages.all())
    return error ? null : checkFields(upload, input, ctx.auth.getUserOrFail().id)
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
