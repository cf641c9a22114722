import { SkillaryProblem, SkillaryUnreachable } from './problems.ts'
import type { CallOptions, Content, Transport } from './transport.ts'

/** The exports and their paths. */
const exportPaths = {
  'relations': '/v1/skills/skill-with-relations-retrieve-export/',
  'skills': '/v1/skills/export-skills/',
  'categories': '/v1/categories/export/',
  'synonyms': '/v1/synonyms/export/',
  'new-skills': '/v1/skills/export-skills-newly-created/',
  'taken': '/v1/skills/file_upload_successful_data_export/',
  'rejected': '/v1/skills/file_upload_rejected_data_export/',
}

export type ExportName = keyof typeof exportPaths
export const exportNames = Object.keys(exportPaths) as ExportName[]

export interface ExportQuery {
  format?: 'csv' | 'xlsx' | 'json' | 'jsonl'
  /** For `relations`: only those of this type. */
  type?: string
  /** For `taken` and `rejected`: the task. */
  task?: string
  /** Whether the server stores the file for a day, so that the download can be resumed; not for `rejected`. */
  snapshot?: boolean
}

/** Identifies a stored export, to resume its download. */
export interface ExportPlace {
  location: string
  etag: string
}

/** A download. */
export interface Download {
  /** Fails with `SkillaryUnreachable` if the connection is lost. */
  content: Content
  /** The offset of `content` in the file: 0 unless it resumes a download. */
  from: number
  /** The size of the complete file; null if unknown. */
  bytes: number | null
  /** To resume the download; null if the server stores no copy. */
  place: ExportPlace | null
}

/**
 * Opens an export. With `begun`, returns the bytes after `have` of the same file, or the complete file
 * (`from` 0) if the server no longer stores it.
 */
export async function openExport(
  transport: Transport,
  name: ExportName,
  query: ExportQuery,
  { begun, have = 0, ...options }: CallOptions & { begun?: ExportPlace; have?: number } = {}
): Promise<Download> {
  if (begun && have > 0) {
    const rest = await openRest(transport, { begun, have, options })
    if (rest) return rest
  }
  return open(transport, exportAddress(name, query), {
    ...options,
    headers: { 'Accept-Encoding': 'identity' },
  })
}

/** The path and query of an export, which identify it. */
export function exportAddress(name: ExportName, query: ExportQuery): string {
  const { format = 'csv', type, task, snapshot } = query
  const parameters = new URLSearchParams({
    ...(format !== 'csv' && { format }),
    ...(type && { type }),
    ...(snapshot && name !== 'rejected' && { snapshot: 'true' }),
  })
  const path = `${exportPaths[name]}${task ? `${encodeURIComponent(task)}/` : ''}`
  return parameters.size ? `${path}?${parameters}` : path
}

interface Rest {
  begun: ExportPlace
  have: number
  options: CallOptions
}

/** Null if it must start over. */
async function openRest(transport: Transport, { begun, have, options }: Rest) {
  const headers = { 'Range': `bytes=${have}-`, 'If-Range': begun.etag }
  try {
    return await open(transport, begun.location, { ...options, headers }, have)
  } catch (error) {
    if (!(error instanceof SkillaryProblem)) throw error
    if (error.status === 416 && error.bytes === have) {
      return { content: new Blob([]).stream(), from: have, bytes: have, place: begun }
    }
    if ([404, 410, 416].includes(error.status)) return null
    throw error
  }
}

async function open(
  transport: Transport,
  address: string,
  options: CallOptions & { headers: Record<string, string> },
  have = 0
): Promise<Download> {
  const { response, content } = await transport.open(pathOf(transport, address), options)
  const { status, headers } = response
  const from = status === 206 ? have : 0
  const coming = headers.has('content-encoding') ? null : headers.get('content-length')
  const bytes = coming === null ? null : from + Number(coming)
  const [location, etag] = [headers.get('content-location'), headers.get('etag')]
  return {
    content: bytes === null ? content : content.pipeThrough(whole(transport, bytes - from)),
    from,
    bytes,
    place: location && etag ? { location, etag } : null,
  }
}

/** `Content-Location` is relative to the host, our paths to the server's URL. */
function pathOf({ server }: Transport, address: string): string {
  const base = new URL(server).pathname.replace(/\/$/, '')
  return address.startsWith(`${base}/v1/`) ? address.slice(base.length) : address
}

/** Fails if fewer bytes arrive than announced. */
function whole({ server }: Transport, promised: number) {
  let came = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      came += chunk.length
      controller.enqueue(chunk)
    },
    flush(controller) {
      if (came >= promised) return
      const reason = new Error(`it sent ${came} of ${promised} bytes`)
      controller.error(new SkillaryUnreachable(server, reason))
    },
  })
}
