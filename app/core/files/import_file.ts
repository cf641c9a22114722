import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { FileFault } from '#app/core/files/file_fault'

/** A stored file that an import reads, more than once: first to know its shape, then its rows. */
export interface ImportFile {
  /** What people call it; its ending says what it is. */
  name: string
  /** Where it stands on this machine, if it does. */
  path?: string
  /** Size as stored; of a gzip file, packed. */
  bytes: number
  /** Its bytes from the beginning; each call opens it anew. */
  open(): Readable
}

/** A file of this machine. @throws FileFault when there is no such file. */
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
