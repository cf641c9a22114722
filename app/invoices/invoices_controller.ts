import type { HttpContext } from '@adonisjs/core/http'
import { serialize } from '#app/core/http/serializer'
import { portalPath } from '#app/core/door'
import { pageList } from '#app/core/lists/listing'
import { NotFound } from '#app/core/errors/problem'
import { sendFile } from '#app/core/http/send_file'
import { t } from '#app/core/text/text'
import { VersionClaim } from '#app/core/http/version_claim'
import { changeReading, deleteReading } from '#app/invoices/change_reading'
import { mostBytes } from '#app/invoices/reading/reading_limits'
import { importInvoices } from '#app/invoices/import_invoices'
import { keepReadingValidator } from '#app/invoices/invoice_validators'
import { expectFile } from '#app/invoices/reading/process/read_in_child'
import { setReaderTokenCookie } from '#app/invoices/reader_token'
import { readingList } from '#app/invoices/reading_list'
import { readingOwnerOf } from '#app/invoices/reading_owner'
import { readingPage } from '#app/invoices/reading_page'
import { mostFiles } from '#app/invoices/invoice_limits'
import ReadingTransformer from '#app/invoices/reading_transformer'
import { sendReading } from '#app/invoices/send_reading'
import { sendReadings } from '#app/invoices/send_readings'
import StoredReading from '#app/invoices/stored_reading'
import { typedCorrections, withFormNames } from '#app/invoices/typed_corrections'
import { storedFileFrom } from '#app/core/files/stored_files'

/** Pages of the invoice reader. */
export default class InvoicesController {
  async index(ctx: HttpContext) {
    expectFile()
    const owner = readingOwnerOf(ctx)
    const { rows, list } = await pageList(readingList, StoredReading.of(owner), ctx)
    return ctx.inertia.render('invoices/index', {
      readings: ReadingTransformer.transform(rows),
      list,
      limits: { bytes: mostBytes, files: mostFiles },
      /** If unknown, the first file is sent alone: its response sets the reader token for the others. */
      is_known: owner !== null,
    })
  }

  /**
   * Scripts send files one by one and request JSON. Their page shows page images as they are stored; without
   * scripts, it has them from the start.
   */
  async store(ctx: HttpContext) {
    const { readings, drawn, newToken } = await importInvoices(ctx)
    setReaderTokenCookie(ctx, newToken)
    if (ctx.request.accepts(['html', 'json']) === 'json') {
      return serialize({ data: ReadingTransformer.transform(readings) })
    }
    await drawn
    const [only] = readings
    if (readings.length === 1) return redirectTo(ctx, only)
    const read = readings.filter(({ state }) => state === 'read').length
    ctx.session.flash('success', t('invoices_answers.read_some', { read, files: readings.length }))
    return ctx.response.redirect(portalPath('/invoice-reader'))
  }

  async show(ctx: HttpContext) {
    return ctx.inertia.render('invoices/show', await readingPage(await readingOf(ctx), ctx))
  }

  async update(ctx: HttpContext) {
    const reading = await readingOf(ctx)
    const corrections = typedCorrections(ctx.request.body())
    const changes = { corrections, emptyRows: 'counted' } as const
    await withFormNames(changeReading(reading, changes, VersionClaim.of(ctx)))
    ctx.session.flash('success', t('invoices_answers.saved'))
    return redirectTo(ctx, reading)
  }

  async keep(ctx: HttpContext) {
    const reading = await readingOf(ctx)
    const { is_kept: isKept } = await ctx.request.validateUsing(keepReadingValidator)
    await changeReading(reading, { isKept }, VersionClaim.of(ctx))
    setReaderTokenCookie(ctx)
    return redirectTo(ctx, reading)
  }

  async destroy(ctx: HttpContext) {
    const reading = await readingOf(ctx)
    await deleteReading(reading, VersionClaim.of(ctx))
    ctx.session.flash('success', t('invoices_answers.deleted', { file: reading.fileName }))
    return ctx.response.redirect(portalPath('/invoice-reader'))
  }

  async export(ctx: HttpContext) {
    return sendReading(ctx, await readingOf(ctx))
  }

  async exportSome(ctx: HttpContext) {
    return sendReadings(ctx)
  }

  /** Downloads the file, if it was kept; it is never displayed. */
  async file(ctx: HttpContext) {
    const reading = await readingOf(ctx)
    const file = reading.ownFile
    if (!file) throw new NotFound(t('invoices_answers.the_file'))
    const content = await storedFileFrom(file.storedFile, 0)
    return sendFile(ctx, asciiName(reading.fileName), file.mediaType, content)
  }

  /** A page image. */
  async picture(ctx: HttpContext) {
    const { files } = await readingOf(ctx)
    const picture = files.find(({ page }) => page !== null && String(page) === ctx.params.page)
    if (!picture) throw new NotFound()
    const { response } = ctx
    response.header('Content-Type', picture.mediaType)
    response.header('Cache-Control', 'private, no-store')
    return response.stream(await storedFileFrom(picture.storedFile, 0))
  }

  /** The words of the pages, to fill fields from them (`PageText[]`). */
  async words(ctx: HttpContext) {
    const { wordsFile } = await readingOf(ctx)
    if (!wordsFile) throw new NotFound()
    const { response } = ctx
    response.header('Content-Type', 'application/json; charset=utf-8')
    response.header('Content-Encoding', 'gzip')
    response.header('Cache-Control', 'private, no-store')
    return response.stream(await storedFileFrom(wordsFile.storedFile, 0))
  }
}

function readingOf(ctx: HttpContext): Promise<StoredReading> {
  return StoredReading.findOf(readingOwnerOf(ctx), ctx.params.ReadingId)
}

function redirectTo({ response }: HttpContext, { uid }: StoredReading) {
  return response.redirect(portalPath(`/invoice-reader/${uid}`))
}

/** Headers are limited to ASCII. */
function asciiName(name: string): string {
  return name.replace(/[^\w.() -]/g, '_')
}
