import { SkillaryProblem, SkillaryUnreachable } from './problems.ts'
import type { CallOptions, Content, Transport } from './transport.ts'

/** What can be exported, and from where. */
const exportPaths = {
  'relations': '/v1/skills/skill-with-relations-retrieve-export/',
  'skills': '/v1/skills/export-skills/',
  'categories': '/v1/categories/export/',
  'new-skills': '/v1/skills/export-skills-newly-created/',
  'taken': '/v1/skills/file_upload_successful_data_export/',
  'rejected': '/v1/skills/file_upload_rejected_data_export/',
}

export type ExportName = keyof typeof exportPaths
export const exportNames = Object.keys(exportPaths) as ExportName[]

export interface ExportQuery {
  format?: 'csv' | 'xlsx' | 'json' | 'jsonl'
  /** Of `relations`: only those of this type. */
  type?: string
  /** For `taken` and `rejected`: of which task. */
  task?: string
  /** The server keeps the file for a day, so that a broken download goes on; never of `rejected`. */
  snapshot?: boolean
}

/** Names the very bytes of a begun download, for `from`. */
export interface ExportPlace {
  location: string
  etag: string
}

/** A file on its way. */
export interface Download {
  /** Errors with `SkillaryUnreachable` when it breaks off. */
  content: Content
  /** The first byte of `content` within the file: 0 unless it goes on where another broke off. */
  from: number
  /** How long the whole file is; null where the server does not know. */
  bytes: number | null
  /** What goes on with it after a break; null where the server keeps no copy. */
  place: ExportPlace | null
}

/**
 * Opens an export. With `begun` the bytes after `have` of the same file, or the whole anew (`from` 0) where
 * the server has other bytes by now or keeps it no more.
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

/** The path of an export with its query: two of them are alike when theirs are. */
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

/** Null where it must be begun anew. */
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

/** `Content-Location` begins at the root of the host, our paths at the server's address. */
function pathOf({ server }: Transport, address: string): string {
  const base = new URL(server).pathname.replace(/\/$/, '')
  return address.startsWith(`${base}/v1/`) ? address.slice(base.length) : address
}

/** Errors where fewer bytes come than were promised. */
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
