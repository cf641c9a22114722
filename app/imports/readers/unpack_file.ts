import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { t } from '#app/core/text/text'
import { FileFault, tooLarge } from '#app/core/files/file_fault'
import { formOf, refuseMagic } from '#app/imports/readers/file_form'
import type { ImportFile } from '#app/core/files/import_file'
import { jsonText } from '#app/imports/readers/json_text'
import { workbookText } from '#app/imports/readers/workbook_text'

const GZIP = [0x1f, 0x8b]

export interface Unpacking {
  /** Receives the stored bytes. */
  onStored?: (chunk: Buffer) => void
  /** Receives the number of uncompressed bytes, of gzip or a sheet, even if they yield no text. */
  onUnpacked?: (bytes: number) => void
  /** The maximum uncompressed size of gzip; workbooks have separate limits. */
  maximumBytes?: number
}

/**
 * The file as the bytes of a CSV, in chunks that may be empty: as it is, decompressed (gzip), or
 * converted from a workbook or JSON to UTF-8.
 *
 * @throws FileFault `file_unreadable`, `too_large`, and those of `refuseMagic`, `workbookText` and
 * `jsonText`
 */
export async function* openUnpacked(file: ImportFile, how: Unpacking = {}): AsyncGenerator<Buffer> {
  const form = formOf(file)
  if (form === 'csv') yield* unzipped(file, how)
  else if (form === 'json') yield* jsonText(unzipped(file, how))
  else {
    await readThrough(file, how.onStored)
    yield* workbookText(file, how.onUnpacked)
  }
}

/** Checks the magic bytes first, since the parts of a workbook are read in their own order. */
async function readThrough(file: ImportFile, onStored?: (chunk: Buffer) => void) {
  let isFirst = true
  for await (const chunk of file.open()) {
    if (isFirst) refuseMagic(chunk, 'workbook')
    isFirst = false
    if (!onStored) return
    onStored(chunk)
  }
  if (isFirst) throw new FileFault('empty_file', t('uploads_answers.empty_file'))
}

async function* unzipped(
  file: ImportFile,
  { onStored, onUnpacked, maximumBytes = Number.POSITIVE_INFINITY }: Unpacking
): AsyncGenerator<Buffer> {
  const packed = await isGzip(file)
  const stored = file.open()
  if (onStored) stored.on('data', onStored)
  const bytes = packed ? pipeline(stored, createGunzip({ chunkSize: 32768 }), () => {}) : stored
  let unpacked = 0
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      if (unpacked > maximumBytes) throw tooLarge(maximumBytes)
      onUnpacked?.(chunk.length)
      yield chunk
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('Z_')) throw error
    const detail = t('uploads_answers.gzip_damaged', { reason: message })
    throw new FileFault('file_unreadable', detail)
  } finally {
    stored.destroy()
    bytes.destroy()
  }
}

async function isGzip(file: ImportFile): Promise<boolean> {
  for await (const chunk of file.open()) {
    return GZIP.every((byte, index) => chunk[index] === byte)
  }
  return false
}
