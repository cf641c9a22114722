import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { ZipFile } from 'yazl'
import { inputRefusal, type FieldFault } from '#app/core/errors/problem'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { sendFile } from '#app/core/http/send_file'
import { t } from '#app/core/text/text'
import { invoiceHeader, invoiceRows } from '#app/invoices/invoice_csv'
import { csvLines } from '#app/core/lists/csv_lines'
import { exportReadingsValidator } from '#app/invoices/invoice_validators'
import { formatOf, mediaTypes, plainName, writtenAs } from '#app/invoices/download_formats'
import { readingOwnerOf, type ReadingOwner } from '#app/invoices/reading_owner'
import StoredReading from '#app/invoices/stored_reading'

/**
 * Responds with the current values of the readings `?ids=`, in their order: one CSV, a JSON array, or a ZIP with
 * a UBL file for each. They are loaded one by one, since a reading can have megabytes; if one is deleted in the
 * meantime, the download is aborted.
 *
 * @throws inputRefusal (422) that names each id that is not a reading of this owner, or was not read
 */
export async function sendReadings(ctx: HttpContext) {
  refuseUnknownParameters(ctx, ['ids', 'format'])
  const { ids } = await ctx.request.validateUsing(exportReadingsValidator, {
    data: { ids: ctx.request.qs().ids },
  })
  const format = formatOf(ctx)
  const owner = readingOwnerOf(ctx)
  const rows = await rowsOf(owner, ids)
  const load = (uid: string) => StoredReading.of(owner).where('uid', uid).firstOrFail()
  if (format === 'xml') return sendFile(ctx, 'invoices.zip', 'application/zip', zipOf(rows, load))
  const content = Readable.from(format === 'csv' ? csvOf(ids, load) : jsonOf(ids, load))
  return sendFile(ctx, `invoices.${format}`, mediaTypes[format], content)
}

type Load = (uid: string) => Promise<StoredReading>

/** The listed columns of the readings, in the order of `ids`. */
async function rowsOf(owner: ReadingOwner | null, ids: string[]): Promise<StoredReading[]> {
  const found = await StoredReading.of(owner)
    .whereIn('uid', ids)
    .select('uid', 'state', 'invoiceNumber')
  const rows = new Map(found.map((row) => [row.uid, row]))
  const faults = ids.flatMap((id, at): Array<() => FieldFault> => {
    const state = rows.get(id)?.state
    if (state === 'read') return []
    const [code, message] = state
      ? (['not_read', t('invoices_answers.reading_not_read', { id })] as const)
      : (['unknown', t('invoices_answers.no_such_reading', { id })] as const)
    return [() => ({ field: `ids.${at}`, code, message })]
  })
  if (faults.length) throw inputRefusal(faults, { status: 422, code: 'validation_failed' })
  return ids.map((id) => rows.get(id)!)
}

async function* csvOf(ids: string[], load: Load): AsyncGenerator<string> {
  yield csvLines([['id', 'file_name', ...invoiceHeader]])
  for (const id of ids) {
    const { uid, fileName, values, adjustments } = await load(id)
    const rows = invoiceRows(values, adjustments)
    yield csvLines(rows.map((row) => [uid, fileName, ...row]))
  }
}

async function* jsonOf(ids: string[], load: Load): AsyncGenerator<string> {
  for (const [at, id] of ids.entries()) {
    const { uid, fileName, values, adjustments } = await load(id)
    const written = JSON.stringify({ id: uid, file_name: fileName, values, adjustments }, null, 2)
    yield `${at ? ',' : '['}\n${written}`
  }
  yield '\n]\n'
}

/** Further invoices with the same number get the names `invoice-7_2.xml`, `invoice-7_3.xml`. */
function zipOf(rows: StoredReading[], load: Load): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const used = new Map<string, number>()
  for (const row of rows) {
    const name = plainName(row)
    const count = (used.get(name.toLowerCase()) ?? 0) + 1
    used.set(name.toLowerCase(), count)
    zip.addReadStreamLazy(`${name}${count > 1 ? `_${count}` : ''}.xml`, (done) => {
      load(row.uid).then(
        (reading) => done(null, Readable.from([Buffer.from(writtenAs('xml', reading))])),
        (error: unknown) => done(error as Error, Readable.from([]))
      )
    })
  }
  zip.end()
  return output
}
