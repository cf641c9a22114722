import type { HttpContext } from '@adonisjs/core/http'
import { doorOf } from '#app/core/door'
import { allowanceFields, countInvoices, uncountInvoices } from '#app/invoices/invoice_allowance'
import { importInvoicesValidator } from '#app/invoices/invoice_validators'
import { readInvoices } from '#app/invoices/read_invoices'
import { uploaderOf } from '#app/invoices/reading_owner'
import { ReaderBusy } from '#app/invoices/reading_problem'
import type StoredReading from '#app/invoices/stored_reading'

/**
 * Reads the files of a request, on pages and `/v1`. `newToken` is the reader token of a new visitor; `drawn`
 * resolves when the page images are stored.
 *
 * @throws Refusal (429) if the hourly limit is exceeded; ReaderBusy, and then no file is counted
 */
export async function importInvoices(
  ctx: HttpContext
): Promise<{ readings: StoredReading[]; drawn: Promise<unknown>; newToken: string | null }> {
  const { request, response, receivedFiles: files = [] } = ctx
  const { keep = false, keep_file: keepFile = false } =
    await request.validateUsing(importInvoicesValidator)
  const { owner, newToken } = uploaderOf(ctx)
  const options = { keep, keepFile, pictures: doorOf(ctx) === 'page' }
  let allowance = await countInvoices(owner, request.ip(), files.length)
  try {
    return { ...(await readInvoices(files, owner, options)), newToken }
  } catch (error) {
    if (error instanceof ReaderBusy) {
      allowance = await uncountInvoices(owner, request.ip(), files.length)
    }
    throw error
  } finally {
    for (const [name, value] of Object.entries(allowanceFields(allowance))) {
      response.append(name, value)
    }
  }
}
