import type { HttpContext } from '@adonisjs/core/http'
import { Refusal, type FieldFault } from '#app/core/problem'
import { t } from '#app/core/text'
import { inArea } from '#app/core/way_back'
import { releaseForCheck } from '#app/uploads/check_upload'
import type { GivenColumns } from '#app/uploads/columns'
import { columnsOfUpload, refuseColumns, type FileColumns } from '#app/uploads/file_columns'
import { defaultOptions } from '#app/uploads/importer'
import { queueUpload } from '#app/uploads/queue_upload'
import { uploadToChange } from '#app/uploads/refuse_kind'
import type Upload from '#app/uploads/upload'
import { storedFile } from '#app/uploads/upload_files'
import { uploadDetail } from '#app/uploads/upload_rows'
import UploadTransformer from '#app/uploads/upload_transformer'
import { columnsValidator } from '#app/uploads/upload_validators'

/** Which column of a file is which, before it is checked, and again once one has seen the check. */
export default class UploadColumnsController {
  async edit(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    if (!mayChoose(upload)) return leadTo(ctx, upload)
    return ctx.inertia.render('uploads/columns', {
      upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
      columns: await columnsOfUpload(upload),
    })
  }

  async update(ctx: HttpContext) {
    const upload = await uploadToChange(ctx.params.UploadId, ctx.auth.getUserOrFail())
    const { fields } = await ctx.request.validateUsing(columnsValidator)
    if (!mayChoose(upload)) return leadTo(ctx, upload)
    const file = await columnsOfUpload(upload)
    refuseFields(file, fields)
    const columns = columnsBy(file, fields)
    const by = ctx.auth.getUserOrFail().id
    if (upload.held) return leadTo(ctx, await releaseForCheck(upload, { columns, by }))
    return leadTo(ctx, await checkAgain(ctx, upload, columns))
  }
}

function mayChoose({ held, dryRun, isWaitingOrRunning }: Upload): boolean {
  return held || (dryRun && !isWaitingOrRunning)
}

/** By their names, or by their places where two have one name. */
function columnsBy({ header }: FileColumns, fields: Array<string | null>): GivenColumns {
  const chosen = header.map(({ name }, index): [string, string | null] => [
    name,
    fields[index] ?? null,
  ])
  const isEach = new Set(header.map(({ name }) => name)).size === header.length
  return isEach ? Object.fromEntries(chosen) : chosen.map(([, field]) => field)
}

/** Checks the file of a check once more, with other columns, as an upload of its own. */
async function checkAgain({ auth, request }: HttpContext, check: Upload, columns: GivenColumns) {
  const { kind, fileName } = check
  const options = { ...defaultOptions, ...check.options, columns }
  await refuseColumns(await storedFile(check), kind, options)
  const startedBy = auth.getUserOrFail().id
  return queueUpload({
    ...{ kind, fileName, options, startedBy },
    ip: request.ip(),
    dryRun: true,
    retryOf: check,
  })
}

/** @throws Refusal with a fault beside each column that says what another one says, and for what is missing */
function refuseFields({ header, fields }: FileColumns, chosen: Array<string | null>) {
  const faults: FieldFault[] = []
  for (const [index, field] of chosen.slice(0, header.length).entries()) {
    if (!field || chosen.indexOf(field) === index) continue
    const message = t('uploads_answers.column_twice', { field })
    faults.push({ field: `fields.${index}`, code: 'duplicate_column', message })
  }
  const missing = fields.filter(({ name, needed }) => needed && !chosen.includes(name))
  if (missing.length) {
    const names = missing.map(({ name }) => name).join(', ')
    const message = t('uploads_answers.columns_missing', { names })
    faults.push({ field: 'fields', code: 'missing_column', message })
  }
  if (!faults.length) return
  const message = faults.map((fault) => fault.message).join(' ')
  throw new Refusal(message, { status: 422, code: 'validation_failed', faults })
}

function leadTo(ctx: HttpContext, upload: Upload) {
  return ctx.response.redirect(inArea(ctx, `/skills/upload-status/${upload.uid}`))
}
