import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { actorOf } from '#app/accounts/audit/audit_log'
import { pageList } from '#app/core/lists/listing'
import { t } from '#app/core/text/text'
import DefaultSetup from '#app/billing/default_setup'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { languageChoices, translationLanguages } from '#app/catalogue/languages'
import { encodings } from '#app/imports/readers/encodings'
import { fileExtensions } from '#app/imports/readers/file_form'
import { placeInOrder, startInOrder } from '#app/imports/actions/start_in_order'
import { inArea } from '#app/core/http/return_url'
import { titleOfPreset } from '#app/imports/presets/presets'
import { findRetriedUpload, createUpload } from '#app/imports/uploads/create_upload'
import { redirectToUpload } from '#app/imports/uploads/redirect_to_upload'
import { mayImport, refuseKind, uploadToChange } from '#app/imports/actions/upload_rights'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { sentFile, starterOf } from '#app/imports/uploads/upload_request'
import { undoUpload } from '#app/imports/actions/undo_upload'
import Upload, { uploadKinds } from '#app/imports/upload'
import { uploadList } from '#app/imports/uploads/upload_list'
import { uploadPage } from '#app/imports/uploads/upload_page'
import { uploadDetail, uploadRows, uploadStarters } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'
import { retryValidator, startValidator, uploadFormValidator } from '#app/imports/upload_validators'

/** The pages of uploads: list, form, check, progress and report. */
export default class UploadsController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(uploadList, Upload.listed(), ctx)
    return ctx.inertia.render('uploads/index', {
      uploads: UploadTransformer.transform(await uploadRows(rows)),
      list,
      people: () => uploadStarters(),
      waiting: () => waitingFiles(ctx.auth.getUserOrFail()),
    })
  }

  /** The upload form; `retry_of` is the upload whose rejected rows were corrected. */
  async create(ctx: HttpContext) {
    const { auth, inertia, request } = ctx
    const { importMaximumBytes: bytes, importMaximumRows: rows } = await DefaultSetup.current()
    const user = auth.getUserOrFail()
    const earlier = await Upload.known(request.input('retry_of'))
    if (earlier) refuseKind(user, earlier.kind)
    const kinds = uploadKinds.filter((kind) => mayImport(user.role, kind))
    const wanted: unknown = earlier?.kind ?? request.input('kind')
    return inertia.render('uploads/create', {
      kinds,
      kind: kinds.find((kind) => kind === wanted) ?? 'relations',
      earlier: earlier
        ? UploadTransformer.transform(await uploadDetail(earlier)).useVariant('forDetail')
        : null,
      limits: { bytes: Number(bytes), rows, extensions: fileExtensions, encodings: [...encodings] },
      languages: languageChoices(translationLanguages),
    })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(uploadFormValidator)
    const retryOf = await findRetriedUpload(input)
    const { recognised } = input
    const upload = await createUpload(sentFile(ctx), input, { retryOf, held: true, recognised })
    if (ctx.request.accepts(['html', 'json']) === 'json') return { data: arrivedFile(upload) }
    return redirectToUpload(ctx, upload, '/columns')
  }

  /** Imports files that arrived one by one, in the order of their kinds. */
  async start(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { uploads: uids } = await ctx.request.validateUsing(startValidator)
    const uploads = await Promise.all(uids.map((uid) => uploadToChange(uid, user)))
    const started = await startInOrder(uploads, user.id)
    ctx.session.flash('success', t('uploads_answers.started', { count: started.length }))
    return ctx.response.redirect(inArea(ctx, '/skills/upload-status'))
  }

  /** Shows the check, the progress or the report, depending on the status. */
  async show(ctx: HttpContext) {
    const upload = await Upload.named(ctx.params.UploadId)
    if (upload.held) return redirectToUpload(ctx, upload, '/columns')
    return ctx.inertia.render('uploads/show', await uploadPage(upload, ctx.auth.getUserOrFail()))
  }

  /** Imports a checked file, only once even if requested several times. */
  async run(ctx: HttpContext) {
    const check = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    const taken = check.dryRun
      ? await retryUpload(check, { ...retry(ctx, 'all'), dryRun: false })
      : check
    return redirectToUpload(ctx, taken)
  }

  async cancel(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    await cancelUpload(upload, actorOf(ctx))
    ctx.session.flash('success', t('uploads_answers.cancelled', { file: upload.fileName }))
    if (upload.held) return ctx.response.redirect(inArea(ctx, '/skills/upload-status'))
    return redirectToUpload(ctx, upload)
  }

  async undo(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    return redirectToUpload(ctx, await undoUpload(upload, starterOf(ctx)))
  }

  async retry(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    const { rows, dry_run: dryRun } = await ctx.request.validateUsing(retryValidator)
    return redirectToUpload(
      ctx,
      await retryUpload(upload, { ...retry(ctx, rows ?? 'failed'), dryRun })
    )
  }
}

/** The files of a user that were sent and not started, within the last day. */
async function waitingFiles({ id }: User) {
  const uploads = await Upload.query()
    .where({ held: true, status: 'queued', startedBy: id })
    .orderBy('id')
  return uploads.map(arrivedFile)
}

/** A file that arrived and waits to be started. */
function arrivedFile(upload: Upload) {
  return {
    ...{ id: upload.uid, name: upload.fileName, kind: upload.kind, order: placeInOrder(upload) },
    title: titleOfPreset(upload.allOptions.preset),
  }
}

function retry(ctx: HttpContext, rows: 'all' | 'failed') {
  return { rows, ...starterOf(ctx) }
}
