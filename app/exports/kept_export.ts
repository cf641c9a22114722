import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/problem'
import { sendFile } from '#app/core/http/send_file'
import { FileFault } from '#app/core/files/file_fault'
import { newPlace, storedFile, storedRest, storeFile } from '#app/core/files/stored_files'

type Door = Pick<HttpContext, 'auth' | 'request' | 'response'>

interface KeptExport {
  /** Under which the file is stored; no other file ever has this name, so it is the ETag, too. */
  stored: string
  fileName: string
  type: string
  /** The one who may fetch it, and at which address. */
  user: number
  path: string
}

const purpose = 'export'
/** Files that no upload knows are taken away after a day. */
const keptFor = '23 hours'

/** The export is not kept any more, or belongs to somebody else. */
class ExportGone extends Refusal {
  constructor() {
    super('This export is no longer available. Request a new one with snapshot=true.', {
      status: 410,
      code: 'export_gone',
    })
  }
}

/**
 * Stores an export before it is sent, so that whoever was cut off gets the rest of the very same bytes:
 * `Content-Location` says where they stay for a day, for this person alone. Writes one stored file.
 */
export async function keepExport(
  ctx: Door,
  file: Pick<KeptExport, 'fileName' | 'type'>,
  content: Readable
) {
  const path = await newPlace()
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const kept: KeptExport = {
      ...file,
      stored: await storeFile(path, { move: true }),
      user: ctx.auth.getUserOrFail().id,
      path: ctx.request.url(),
    }
    const query = new URLSearchParams({ snapshot: encryption.encrypt(kept, keptFor, purpose) })
    ctx.response.header('Content-Location', `${kept.path}?${query}`)
    return await send(ctx, kept)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Answers with an export that was kept, or the rest of it (`Range`). @throws ExportGone (410) */
export async function sendKeptExport(ctx: Door, snapshot: unknown) {
  const kept = encryption.decrypt<KeptExport>(String(snapshot), purpose)
  const isTheirs = kept?.user === ctx.auth.user?.id && kept?.path === ctx.request.url()
  if (!kept || !isTheirs) throw new ExportGone()
  return send(ctx, kept)
}

async function send({ request, response }: Door, { stored, fileName, type }: KeptExport) {
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
  const content = start > 0 ? await storedRest(stored, start) : file.open()
  sendFile({ response }, fileName, type, content)
  // A compressed answer has other bytes, of which no part can be asked for.
  response.header('Cache-Control', 'no-store, no-transform')
}

/** Of the forms of `Range` the one that goes on after a break is understood; any other gets the whole. */
function startOf(range: string | undefined): number {
  return Number(/^bytes=(\d{1,15})-$/.exec(range ?? '')?.[1] ?? 0)
}
