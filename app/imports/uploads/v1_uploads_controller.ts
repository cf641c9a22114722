import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { createUpload } from '#app/imports/uploads/create_upload'
import { uploadToChange } from '#app/imports/actions/upload_rights'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { sentFile, starterOf } from '#app/imports/uploads/upload_request'
import { undoUpload } from '#app/imports/actions/undo_upload'
import Upload from '#app/imports/upload'
import { uploadList } from '#app/imports/uploads/upload_list'
import { uploadDetail, uploadRows } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'
import { retryValidator, uploadValidator } from '#app/imports/upload_validators'
import { watchUpload } from '#app/imports/uploads/watch_upload'
import portal from '#config/portal'

/** Uploads on `/v1`, where a queued upload is a task. */
export default class V1UploadsController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(uploadList, Upload.listed(), ctx)
    return serialize({ data: UploadTransformer.transform(await uploadRows(rows)), meta })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(uploadValidator)
    const as = { skillUid: ctx.params.id as string | undefined, refusesOptions: true }
    return accepted(ctx, await createUpload(sentFile(ctx), input, as))
  }

  /** With `Accept: text/event-stream`, streams the progress until the upload has ended. */
  async show(ctx: HttpContext) {
    const upload = await Upload.named(ctx.params.id)
    ctx.response.header('Cache-Control', 'no-store')
    if (ctx.request.accepts(['json', 'text/event-stream']) !== 'text/event-stream') {
      return answer(upload)
    }
    ctx.response.header('Content-Type', 'text/event-stream')
    return ctx.response.stream(Readable.from(watchUpload(upload)))
  }

  async cancel(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.id, ctx.auth.getUserOrFail())
    await cancelUpload(upload, actorOf(ctx))
    return answer(upload)
  }

  async retry(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.id, ctx.auth.getUserOrFail())
    const { rows, dry_run: dryRun } = await ctx.request.validateUsing(retryValidator)
    const retried = await retryUpload(upload, {
      rows: rows ?? 'failed',
      dryRun,
      ...starterOf(ctx),
    })
    return accepted(ctx, retried)
  }

  async undo(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.id, ctx.auth.getUserOrFail())
    return accepted(ctx, await undoUpload(upload, starterOf(ctx)))
  }
}

async function accepted({ response }: HttpContext, upload: Upload) {
  response.status(202)
  response.header('Location', `${portal.basePath}/v1/skills/task-status/${upload.uid}/`)
  return answer(upload)
}

async function answer(upload: Upload) {
  return serialize(UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'))
}
