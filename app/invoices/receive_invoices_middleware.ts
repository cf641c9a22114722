import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { doorOf } from '#app/core/door'
import { bodyLimits } from '#app/core/http/body_limits'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { mostBytes } from '#app/invoices/reading/reading_limits'
import { invoiceAllowance, refuseExhausted } from '#app/invoices/invoice_allowance'
import { expectFile } from '#app/invoices/reading/process/read_in_child'
import { readingOwnerOf } from '#app/invoices/reading_owner'
import { megabyte, mostBytesTogether, mostFiles, uploadLimits } from '#app/invoices/invoice_limits'
import { newTempPath } from '#app/core/files/stored_files'
import {
  discardRest,
  pauseStream,
  NotAForm,
  otherFile,
} from '#app/imports/uploads/receive_file_middleware'

/** A received file. */
export interface ReceivedFile {
  /** Its temporary path until the end of the request; truncated after the maximum size. */
  path: string
  name: string
  /** The size as sent. */
  bytes: number
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The files of a form on a route of the invoice reader. */
    receivedFiles?: ReceivedFile[]
  }
}

/**
 * Receives a form with files, each in the field `file`, into temporary files, and deletes them after the
 * request. A file that is too large is truncated and passed on, so that the others are read. Runs after
 * `may`.
 *
 * @throws Refusal if the hourly limit is reached, for too many or too large files, or for another body
 */
export default class ReceiveInvoicesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const files: ReceivedFile[] = []
    try {
      await this.#receive(ctx, files).catch((error: unknown) => {
        discardRest(request.request, response.response)
        throw error
      })
      ctx.receivedFiles = files
      return await next()
    } finally {
      const placed = files.flatMap(({ path }) => path || [])
      await Promise.all(placed.map((path) => rm(path, { force: true })))
    }
  }

  async #receive(ctx: HttpContext, files: ReceivedFile[]) {
    const { request } = ctx
    const { multipart } = request
    const allowance = await invoiceAllowance(readingOwnerOf(ctx), request.ip())
    refuseExhausted(allowance)
    if (!multipart) throw new NotAForm()
    const announced = Number(request.header('content-length') ?? 0)
    if (announced > mostBytesTogether + bodyLimits.megabytes * megabyte) throw new TooMuch()

    expectFile()
    let fault: unknown = null
    let together = 0
    multipart.onFile('*', { deferValidations: true }, async (part) => {
      try {
        if (part.name !== 'file') throw otherFile(part.name)
        if (files.length === mostFiles) throw new TooMuch()
        /** Small parts arrive concurrently, so each is added at once. */
        const file = { path: '', name: nameOf(part.filename), bytes: 0 }
        files.push(file)
        file.path = await newTempPath()
        const count = counting(file, (bytes) => {
          together += bytes
          if (together > mostBytesTogether) throw new TooMuch()
        })
        const place = createWriteStream(file.path, { flags: 'wx', mode: 0o600 })
        await pipeline(part as unknown as Readable, count, place)
        return { tmpPath: file.path }
      } catch (error) {
        fault ??= error
        pauseStream(request.request)
        multipart.abort(error as Error)
      }
    })
    await multipart.process().catch((error: unknown) => {
      fault ??= error
    })
    if (fault) throw fault
    if (!files.length) {
      const isV1 = doorOf(ctx) === 'v1'
      const message = isV1 ? t('invoices_answers.send_file') : t('invoices_answers.choose_file')
      throw new FieldRefusal('file', 'required', message)
    }
  }
}

/** Counts all bytes, and passes one more than the maximum, so that files that are too large are detected. */
function counting(file: ReceivedFile, alsoCount: (bytes: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const allowed = Math.max(0, mostBytes + 1 - file.bytes)
      file.bytes += chunk.length
      try {
        alsoCount(chunk.length)
        done(null, chunk.subarray(0, allowed))
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** The file name without directories and invisible characters. */
function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/\p{C}/gu, '').trim()
  return clean.slice(0, 255) || 'file'
}

class TooMuch extends Refusal {
  constructor() {
    const message = t('invoices_answers.too_many_files', uploadLimits)
    super(message, { status: 413, code: 'too_many_files' })
  }
}
