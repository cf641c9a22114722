import { writeFile } from 'node:fs/promises'
import type { DateTime } from 'luxon'
import { databaseNow } from '#app/core/database_clock'
import { inTransaction } from '#app/core/in_transaction'
import type InvoiceFile from '#app/invoices/invoice_file'
import { InvoiceFault } from '#app/invoices/invoice_fault'
import InvoiceTally from '#app/invoices/invoice_tally'
import type { InvoiceReading } from '#app/invoices/invoice_reading'
import type { PlainInvoice } from '#app/invoices/corrections'
import { plainValues } from '#app/invoices/plain_values'
import type { PagePicture } from '#app/invoices/read_file'
import type { Outcome, ReadingWishes } from '#app/invoices/read_invoices'
import type { BroughtFile } from '#app/invoices/receive_invoices_middleware'
import type { ReadingOwner } from '#app/invoices/reading_owner'
import { keptDays, longestValue, passingHours } from '#app/invoices/reading_terms'
import StoredReading from '#app/invoices/stored_reading'
import { StorageFault } from '#app/uploads/storage_fault'
import { newPlace, removeFile, storeFile } from '#app/uploads/upload_files'

type NewFile = Pick<InvoiceFile, 'storedFile' | 'mediaType' | 'page' | 'width' | 'height'>

/**
 * Stores what became of a file, and counts it for the figures of staff. Where the store of files does not
 * answer, the reading stands without pictures, and without the file: `has_file` tells.
 */
export async function storeReading(
  file: BroughtFile & { mediaType: string },
  outcome: Outcome,
  owner: ReadingOwner,
  wishes: ReadingWishes
): Promise<StoredReading> {
  const isRefused = outcome instanceof InvoiceFault
  const files = isRefused ? [] : await storeFiles(file, outcome.pictures, wishes)
  try {
    return await inTransaction(async (trx) => {
      const { route = null, ms = 0 } = isRefused ? {} : outcome.reading.meta
      const problem = isRefused ? outcome.code : null
      await InvoiceTally.create({ route, problem, ms }, { client: trx })
      const isKept = wishes.keep && !isRefused
      const stored = await StoredReading.create(
        {
          ...owner,
          fileName: file.name,
          bytes: file.bytes,
          mediaType: file.mediaType,
          ...(isRefused ? refusedAs(outcome) : readAs(outcome.reading)),
          corrections: {},
          isKept,
          expiresAt: endOf({ isKept, ...owner, createdAt: null }, await databaseNow(trx)),
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
 * When a reading ends: a day after it was made or let go, unless it is kept; a visitor's that is kept 90 days
 * after it was made, a client's or a person's never.
 */
export function endOf(
  {
    isKept,
    readerTokenHash,
    createdAt,
  }: Pick<StoredReading, 'isKept' | 'readerTokenHash'> & { createdAt: DateTime | null },
  now: DateTime
): DateTime | null {
  if (!isKept) return now.plus({ hours: passingHours })
  return readerTokenHash ? (createdAt ?? now).plus({ days: keptDays }) : null
}

/** What lists show of the values. */
export function listedValues(values: PlainInvoice) {
  return {
    documentType: values.documentType,
    invoiceNumber: cut(values.invoiceNumber),
    issueDate: values.issueDate,
    seller: cut(values.seller.name),
    total: values.total,
    currency: values.currency,
  }
}

function cut(text: string | null): string | null {
  return text?.slice(0, longestValue) ?? null
}

function readAs(reading: InvoiceReading) {
  const { route, format, pages, ms } = reading.meta
  return {
    state: 'read' as const,
    problem: null,
    reading,
    ...listedValues(plainValues(reading)),
    route,
    format,
    pages,
    ms,
  }
}

function refusedAs({ code }: InvoiceFault) {
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
    route: null,
    format: null,
    pages: null,
    ms: 0,
  }
}

/** What the store takes in; it may be nothing. */
async function storeFiles(
  { path, mediaType }: BroughtFile & { mediaType: string },
  pictures: PagePicture[],
  { keepFile }: ReadingWishes
): Promise<NewFile[]> {
  const stored: NewFile[] = []
  try {
    for (const { bytes, ...picture } of pictures) {
      const place = await newPlace()
      await writeFile(place, bytes, { mode: 0o600 })
      stored.push({ ...picture, storedFile: await storeFile(place, { move: true }) })
    }
    if (keepFile) {
      const storedFile = await storeFile(path)
      stored.push({ storedFile, mediaType, page: null, width: null, height: null })
    }
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
  }
  return stored
}
