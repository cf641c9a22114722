import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { bodyLimits } from '#app/core/http/body_limits'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { mostBytes } from '#app/invoices/reading/file_kind'
import { invoiceAllowance, refuseExhausted } from '#app/invoices/invoice_allowance'
import { expectFile } from '#app/invoices/reading/read_in_child'
import { readingOwnerOf } from '#app/invoices/reading_owner'
import { mostBytesTogether, mostFiles } from '#app/invoices/invoice_limits'
import { newPlace } from '#app/core/files/stored_files'
import {
  discardRest,
  hold,
  NotAForm,
  otherFile,
} from '#app/imports/uploads/receive_file_middleware'

/** A file that somebody brought. */
export interface ReceivedFile {
  /** Where it stands on this machine until the request is over; cut off behind what is allowed. */
  path: string
  name: string
  /** As it was sent. */
  bytes: number
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The files of a form on a route of the invoice reader, in their order. */
    broughtFiles?: ReceivedFile[]
  }
}

const megabyte = 1024 * 1024

/**
 * Reads a form with files, each in the field `file`, to places of this machine, and takes them away after the
 * request. One that is too large is passed on as such, cut off: the others are read. Stands behind `may`.
 *
 * @throws Refusal where nothing is left for this address, for too many or too much together, another body
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
      ctx.broughtFiles = files
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
        /** Small parts come in side by side: each takes its place at once. */
        const file = { path: '', name: nameOf(part.filename), bytes: 0 }
        files.push(file)
        file.path = await newPlace()
        const count = counting(file, (bytes) => {
          together += bytes
          if (together > mostBytesTogether) throw new TooMuch()
        })
        const place = createWriteStream(file.path, { flags: 'wx', mode: 0o600 })
        await pipeline(part as unknown as Readable, count, place)
        return { tmpPath: file.path }
      } catch (error) {
        fault ??= error
        hold(request.request)
        multipart.abort(error as Error)
      }
    })
    await multipart.process().catch((error: unknown) => {
      fault ??= error
    })
    if (fault) throw fault
    if (!files.length) {
      throw new FieldRefusal('file', 'required', t('invoices_answers.choose_file'))
    }
  }
}

/** Counts all bytes, and lets through one more than a file may have: enough to see that it is too large. */
function counting(file: ReceivedFile, alsoCount: (bytes: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const room = Math.max(0, mostBytes + 1 - file.bytes)
      file.bytes += chunk.length
      try {
        alsoCount(chunk.length)
        done(null, chunk.subarray(0, room))
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** What it is called, without folders and signs that nobody sees. */
function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/\p{C}/gu, '').trim()
  return clean.slice(0, 255) || 'file'
}

class TooMuch extends Refusal {
  constructor() {
    const values = { files: mostFiles, megabytes: mostBytesTogether / megabyte }
    super(t('invoices_answers.too_many_files', values), { status: 413, code: 'too_many_files' })
  }
}
