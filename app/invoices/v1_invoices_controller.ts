import type { HttpContext } from '@adonisjs/core/http'
import { IdempotencyKeyNeedsAccount } from '#app/core/http/idempotency'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion, VersionClaim } from '#app/core/http/version_claim'
import { changeReading, deleteReading } from '#app/invoices/change_reading'
import { importInvoices } from '#app/invoices/import_invoices'
import { changeReadingValidator } from '#app/invoices/invoice_validators'
import { readerTokenHeader } from '#app/invoices/reader_token'
import { readingList } from '#app/invoices/reading_list'
import { readingOwnerOf } from '#app/invoices/reading_owner'
import ReadingTransformer from '#app/invoices/reading_transformer'
import { sendReading } from '#app/invoices/send_reading'
import { sendReadings } from '#app/invoices/send_readings'
import StoredReading from '#app/invoices/stored_reading'

/** `/v1/invoice-reader/invoice_import/`: the invoice reader, also for guests. */
export default class V1InvoicesController {
  async index(ctx: HttpContext) {
    const owned = StoredReading.of(readingOwnerOf(ctx))
    const { rows, meta } = await cursorList(readingList, owned, ctx)
    return serialize({ data: ReadingTransformer.transform(rows), meta })
  }

  /** The response has a reading for each file, in order; failed ones have the error. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    if (!auth.user && request.header('idempotency-key') !== undefined)
      throw new IdempotencyKeyNeedsAccount()
    const { readings, newToken } = await importInvoices(ctx)
    if (newToken) response.header(readerTokenHeader, newToken)
    response.status(201).header('Cache-Control', 'no-store')
    const data = ReadingTransformer.transform(readings).useVariant('forDetail')
    return { ...(await serialize({ data })), reader_token: newToken }
  }

  async show(ctx: HttpContext) {
    return answer(ctx, await readingOf(ctx))
  }

  async update(ctx: HttpContext) {
    const reading = await readingOf(ctx)
    const input = await ctx.request.validateUsing(changeReadingValidator)
    const changes = { corrections: input.corrections, isKept: input.is_kept }
    await changeReading(reading, changes, VersionClaim.of(ctx))
    return answer(ctx, await reading.refresh())
  }

  async destroy(ctx: HttpContext) {
    await deleteReading(await readingOf(ctx), VersionClaim.of(ctx))
    return ctx.response.noContent()
  }

  async export(ctx: HttpContext) {
    return sendReading(ctx, await readingOf(ctx))
  }

  async exportSome(ctx: HttpContext) {
    return sendReadings(ctx)
  }
}

function readingOf(ctx: HttpContext): Promise<StoredReading> {
  return StoredReading.findOf(readingOwnerOf(ctx), ctx.params.id)
}

/** Responds with the current reading and its version in the `ETag`. */
function answer(ctx: HttpContext, reading: StoredReading) {
  sendVersion(ctx, reading.version)
  return serialize(ReadingTransformer.transform(reading).useVariant('forDetail'))
}
