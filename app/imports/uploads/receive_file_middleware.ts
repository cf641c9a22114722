import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { bodyLimits } from '#app/core/http/body_limits'
import { doorOf } from '#app/core/door'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { localized, t } from '#app/core/text/text'
import DefaultSetup from '#app/billing/default_setup'
import { FileFault, tooLarge } from '#app/core/files/file_fault'
import { fileExtensions, formOf, refuseMagic } from '#app/imports/readers/file_form'
import { newTempPath } from '#app/core/files/stored_files'

const megabyte = 1024 * 1024
/** The maximum bytes to read and discard from a refused request. */
const maxDiscardedBytes = 64 * megabyte
/** In ms. */
const discardTimeout = 20_000

/**
 * Reads a form with one file, `file`, on the routes of `fileRoutes`: the file is streamed to a
 * temporary path, limited by Limitation Setup, and deleted after the request unless it was moved.
 * Runs after `may`, so that only authorized users can store files.
 *
 * @throws FileFault `too_large`, `wrong_extension`, `empty_file`, those of `refuseMagic`; a
 * `Refusal` for another body
 */
export default class ReceiveFileMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const { multipart } = request
    if (!multipart) throw new NotAForm()
    const received = await this.#receive(request, multipart).catch((error: unknown) => {
      discardRest(request.request, response.response)
      throw doorOf(ctx) === 'page' ? besideTheField(error) : error
    })
    try {
      return await next()
    } finally {
      if (received) await rm(received, { force: true })
    }
  }

  /** Returns the temporary path; null if no file was sent. */
  async #receive(
    request: HttpContext['request'],
    multipart: HttpContext['request']['multipart']
  ): Promise<string | null> {
    const { importMaximumBytes: most } = await DefaultSetup.current()
    const announced = Number(request.header('content-length') ?? 0)
    if (announced > most + bodyLimits.megabytes * megabyte) throw tooLarge(most)

    let files = 0
    let path: string | null = null
    let fault: unknown = null
    multipart.onFile('*', { deferValidations: true }, async (part) => {
      try {
        if (part.name !== 'file') throw otherFile(part.name)
        files += 1
        if (files > 1) throw new FieldRefusal('file', 'one_file', t('uploads_answers.one_file'))
        refuseExtension(part.filename)
        const place = (path = await newTempPath())
        await pipeline(
          part as unknown as Readable,
          atMost(most),
          createWriteStream(place, { flags: 'wx', mode: 0o600 })
        )
        await refuseContent(place, part.filename)
        return { tmpPath: place }
      } catch (error) {
        fault ??= error
        pauseStream(request.request)
        if (path) await rm(path, { force: true })
        multipart.abort(error as Error)
      }
    })
    await multipart.process().catch((error: unknown) => {
      fault ??= error
    })
    if (!fault) return path
    if (path) await rm(path, { force: true })
    throw fault
  }
}

/** Forms show errors of the file next to the field. */
function besideTheField(error: unknown): unknown {
  if (!(error instanceof FileFault)) return error
  return new FieldRefusal('file', error.code ?? 'refused', error.message, error.status)
}

/** Pauses reading, so that the client waits. */
export function pauseStream(incoming: IncomingMessage) {
  incoming.unpipe()
  incoming.pause()
}

/**
 * After the response was sent, reads and discards a limited amount of the rest: a client that is
 * still sending would not see the response if the connection was reset. Not before, since a fast
 * sender could reach the limit while a busy server still prepares the response.
 */
export function discardRest(incoming: IncomingMessage, answer: ServerResponse) {
  let left = maxDiscardedBytes
  const timer = setTimeout(() => incoming.destroy(), discardTimeout).unref()
  pauseStream(incoming)
  incoming.once('close', () => clearTimeout(timer))
  answer.once('finish', () => {
    incoming.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) incoming.destroy()
    })
    incoming.resume()
  })
}

function atMost(most: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) done(tooLarge(most))
      else done(null, chunk)
    },
  })
}

function refuseExtension(name: string) {
  const extension = /\.(\w+)$/.exec(name)?.[1].toLowerCase() ?? ''
  if (fileExtensions.includes(extension)) return
  const known = fileExtensions.map((word) => `.${word}`).join(', ')
  const values = { known, extension: extension || 'none' }
  throw new FileFault('wrong_extension', localized('uploads_answers.wrong_extension', values))
}

/** Checks the first bytes; the rest is checked when the upload runs. */
async function refuseContent(path: string, name: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(16) })
    if (!bytesRead) throw new FileFault('empty_file', localized('uploads_answers.empty_file'))
    refuseMagic(buffer.subarray(0, bytesRead), formOf({ name }))
  } finally {
    await file.close()
  }
}

/** The request body is not a form although a file is required. */
export class NotAForm extends Refusal {
  constructor() {
    super(t('uploads_answers.not_a_form'), { status: 415, code: 'not_a_form' })
  }
}

/** A file in a field that does not accept files. */
export function otherFile(name: string) {
  return new FieldRefusal(name, 'unknown_field', t('uploads_answers.other_file', { name }))
}
