import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { DateTime } from 'luxon'
import { databaseNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import InvoiceFile, { wordsType } from '#app/invoices/invoice_file'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import InvoiceTally from '#app/invoices/invoice_tally'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'
import { correctedChecks, correctedValues, type Corrections } from '#app/invoices/corrections'
import { countDoubtful } from '#app/invoices/count_doubtful'
import type { DrawnPage } from '#app/invoices/reading/process/reading_process'
import type { FileOutcome, ReadingRequest } from '#app/invoices/read_invoices'
import type { ReceivedFile } from '#app/invoices/receive_invoices_middleware'
import type { ReadingOwner } from '#app/invoices/reading_owner'
import { keptDays, longestValue, retentionHours } from '#app/invoices/invoice_limits'
import StoredReading from '#app/invoices/stored_reading'
import { StorageFault } from '#app/core/files/storage_fault'
import { newTempPath, removeFile, storeFile } from '#app/core/files/stored_files'

type NewFile = Pick<InvoiceFile, 'storedFile' | 'mediaType' | 'page' | 'width' | 'height'>

/** How long the page of a reading waits for page images, in seconds: longer than drawing takes. */
const drawnWithin = 60

/**
 * Stores the result of a file, and counts it for the statistics of staff. If the file storage is unavailable,
 * the reading is stored without the file, see `has_file`.
 */
export async function storeReading(
  file: ReceivedFile & { mediaType: string },
  outcome: FileOutcome,
  owner: ReadingOwner,
  options: ReadingRequest
): Promise<StoredReading> {
  const isRefused = outcome instanceof InvoiceFault
  const files = isRefused || !options.keepFile ? [] : await storedOrNone(() => storeWhole(file))
  try {
    return await inTransaction(async (trx) => {
      const { route = null, ms = 0 } = isRefused ? {} : outcome.reading.meta
      const problem = isRefused ? outcome.code : null
      await InvoiceTally.create({ route, problem, ms }, { client: trx })
      const isKept = options.keep && !isRefused
      const isDrawn = !isRefused && outcome.pictures !== null && hasPages(outcome.reading)
      const now = await databaseNow(trx)
      const stored = await StoredReading.create(
        {
          ...owner,
          fileName: file.name,
          bytes: file.bytes,
          mediaType: file.mediaType,
          ...(isRefused ? refusedAs(outcome) : readAs(outcome.reading)),
          corrections: {},
          isKept,
          expiresAt: expiryOf({ isKept, ...owner, createdAt: null }, now),
          drawingUntil: isDrawn ? now.plus({ seconds: drawnWithin }) : null,
          version: 1,
        },
        { client: trx }
      )
      await stored.related('files').createMany(files)
      await stored.load('files')
      return stored
    })
  } catch (error) {
    for (const { storedFile } of files) await removeFile(storedFile)
    throw error
  }
}

/**
 * Adds page images and the words of the pages to a reading, unless it was deleted in the meantime. Does not change its version, since
 * they are not editable.
 */
export async function storePictures({ id }: StoredReading, pictures: DrawnPage[]): Promise<void> {
  const files: NewFile[] = []
  for (const { page, mediaType, width, height, bytes } of pictures) {
    const picture = { page, mediaType, width, height }
    files.push(...(await storedOrNone(async () => [{ ...picture, ...(await storeBytes(bytes)) }])))
  }
  const texts = pictures.flatMap(({ text }) => text ?? [])
  if (texts.length) {
    const bytes = await promisify(gzip)(JSON.stringify(texts))
    const words = { mediaType: wordsType, page: null, width: null, height: null }
    files.push(...(await storedOrNone(async () => [{ ...words, ...(await storeBytes(bytes)) }])))
  }
  let isThere = false
  try {
    await inTransaction(async (trx) => {
      const [count] = await StoredReading.query({ client: trx })
        .where('id', id)
        .update({ drawingUntil: null })
      isThere = Boolean(count)
      const rows = files.map((file) => ({ ...file, readingId: id }))
      if (isThere) await InvoiceFile.createMany(rows, { client: trx })
    })
  } catch (error) {
    isThere = false
    throw error
  } finally {
    if (!isThere) for (const { storedFile } of files) await removeFile(storedFile)
  }
}

/**
 * The expiry of a reading: a day after it was created or released, unless it is kept; 90 days after its
 * creation for visitors who keep it, never for clients and users.
 */
export function expiryOf(
  {
    isKept,
    readerTokenHash,
    createdAt,
  }: Pick<StoredReading, 'isKept' | 'readerTokenHash'> & { createdAt: DateTime | null },
  now: DateTime
): DateTime | null {
  if (!isKept) return now.plus({ hours: retentionHours })
  return readerTokenHash ? (createdAt ?? now).plus({ days: keptDays }) : null
}

/** The values in lists, and how many of them need a check. */
export function listColumns(reading: InvoiceReading, corrections: Corrections) {
  const values = correctedValues(reading, corrections)
  const failed = correctedChecks(reading, corrections).filter(({ isPassed }) => !isPassed)
  return {
    documentType: values.documentType,
    invoiceNumber: cut(values.invoiceNumber),
    issueDate: values.issueDate,
    seller: cut(values.seller.name),
    total: values.total,
    currency: values.currency,
    doubtfulValues: countDoubtful(reading, corrections),
    failedChecks: failed.length,
  }
}

function cut(text: string | null): string | null {
  return text?.slice(0, longestValue) ?? null
}

function readAs(reading: InvoiceReading) {
  const { route, format, pages, warnings, ms } = reading.meta
  return {
    state: 'read' as const,
    problem: null,
    reading,
    ...listColumns(reading, {}),
    route,
    format,
    pages,
    warnings,
    ms,
  }
}

function refusedAs({ code, read }: InvoiceFault) {
  return {
    state: 'refused' as const,
    problem: code,
    reading: null,
    documentType: null,
    invoiceNumber: null,
    issueDate: null,
    seller: null,
    total: null,
    currency: null,
    doubtfulValues: null,
    failedChecks: null,
    route: null,
    format: null,
    pages: read?.pages ?? null,
    warnings: null,
    ms: 0,
  }
}

function hasPages({ meta }: InvoiceReading): boolean {
  return meta.pages !== null && meta.format !== 'text'
}

async function storeWhole({
  path,
  mediaType,
}: ReceivedFile & { mediaType: string }): Promise<NewFile[]> {
  return [{ storedFile: await storeFile(path), mediaType, page: null, width: null, height: null }]
}

async function storeBytes(bytes: Uint8Array): Promise<Pick<NewFile, 'storedFile'>> {
  const place = await newTempPath()
  await writeFile(place, bytes, { mode: 0o600 })
  return { storedFile: await storeFile(place, { move: true }) }
}

/** Empty if the file storage is unavailable. */
async function storedOrNone(store: () => Promise<NewFile[]>): Promise<NewFile[]> {
  try {
    return await store()
  } catch (error) {
    if (error instanceof StorageFault) return []
    throw error
  }
}
