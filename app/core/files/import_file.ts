import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { FileFault } from '#app/core/files/file_fault'

/**
 * A stored file that an import reads several times: first to detect its format, then for its rows.
 */
export interface ImportFile {
  /** The original name; its extension determines the format. */
  name: string
  /** The path on this machine, if the file is local. */
  path?: string
  /** The stored size; for a gzip file, the compressed size. */
  bytes: number
  /** Opens a new stream from the start of the file. */
  open(): Readable
}

/** A file on this machine. @throws FileFault if it does not exist */
export async function localFile(path: string): Promise<ImportFile> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileFault(
      error.code === 'ENOENT' ? 'file_not_found' : 'file_unreadable',
      error.code === 'ENOENT'
        ? `The file ${path} does not exist.`
        : `The file ${path} cannot be read: ${error.message}.`
    )
  })
  if (!found.isFile()) throw new FileFault('file_unreadable', `${path} is not a file.`)
  return { name: basename(path), path, bytes: found.size, open: () => createReadStream(path) }
}
