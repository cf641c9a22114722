import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/problem'
import { sendFile } from '#app/core/http/send_file'
import { FileFault } from '#app/core/files/file_fault'
import { newTempPath, storedFile, storedFileFrom, storeFile } from '#app/core/files/stored_files'

type Door = Pick<HttpContext, 'auth' | 'request' | 'response'>

interface StoredExport {
  /** The name of the stored file, which is unique and therefore also the ETag. */
  stored: string
  fileName: string
  type: string
  /** The user who can download it, and its path. */
  user: number
  path: string
}

const purpose = 'export'
/** Files without an upload are deleted after a day. */
const lifetime = '23 hours'

/** The export is no longer stored, or belongs to another user. */
class ExportGone extends Refusal {
  constructor() {
    super('This export is no longer available. Request a new one with snapshot=true.', {
      status: 410,
      code: 'export_gone',
    })
  }
}

/**
 * Stores an export before it is sent, so that an interrupted download can be resumed with the same bytes.
 * `Content-Location` is its URL for a day, for this user only. Writes a stored file.
 */
export async function storeExport(
  ctx: Door,
  file: Pick<StoredExport, 'fileName' | 'type'>,
  content: Readable
) {
  const path = await newTempPath()
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const stored: StoredExport = {
      ...file,
      stored: await storeFile(path, { move: true }),
      user: ctx.auth.getUserOrFail().id,
      path: ctx.request.url(),
    }
    const query = new URLSearchParams({ snapshot: encryption.encrypt(stored, lifetime, purpose) })
    ctx.response.header('Content-Location', `${stored.path}?${query}`)
    return await send(ctx, stored)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Responds with a stored export, or a part of it (`Range`). @throws ExportGone (410) */
export async function sendStoredExport(ctx: Door, snapshot: unknown) {
  const stored = encryption.decrypt<StoredExport>(String(snapshot), purpose)
  const isTheirs = stored?.user === ctx.auth.user?.id && stored?.path === ctx.request.url()
  if (!stored || !isTheirs) throw new ExportGone()
  return send(ctx, stored)
}

async function send({ request, response }: Door, { stored, fileName, type }: StoredExport) {
  const file = await storedFile({ storedFile: stored, fileName }).catch((error: unknown) => {
    throw error instanceof FileFault ? new ExportGone() : error
  })
  const size = file.bytes
  const etag = `"${stored}"`
  response.header('ETag', etag)
  response.header('Accept-Ranges', 'bytes')
  const isSame = [undefined, etag].includes(request.header('if-range'))
  const start = isSame ? startOf(request.header('range')) : 0
  if (start > 0 && start >= size) {
    response.header('Content-Range', `bytes */${size}`)
    throw new Refusal(`The export has ${size} bytes.`, { status: 416, code: 'range_not_there' })
  }
  if (start > 0) {
    response.status(206)
    response.header('Content-Range', `bytes ${start}-${size - 1}/${size}`)
  }
  response.header('Content-Length', String(size - start))
  const content = start > 0 ? await storedFileFrom(stored, start) : file.open()
  sendFile({ response }, fileName, type, content)
  // Ranges do not apply to compressed bytes.
  response.header('Cache-Control', 'no-store, no-transform')
}

/** Supports only the form of `Range` that resumes a download; others get the complete file. */
function startOf(range: string | undefined): number {
  return Number(/^bytes=(\d{1,15})-$/.exec(range ?? '')?.[1] ?? 0)
}
