import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import type { Group } from '@japa/runner/core'
import type { ImportFile } from '#app/core/files/import_file'

/** A temporary folder for a group. */
export function temporaryFolder(group: Group) {
  let folder = ''
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skillary-files-'))
    return () => rm(folder, { recursive: true })
  })
  return {
    path: (name: string) => join(folder, name),
    async write(name: string, content: string | Buffer) {
      const path = join(folder, name)
      await writeFile(path, content)
      return path
    },
    async read(name: string) {
      const bytes = await readFile(join(folder, name))
      return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    },
  }
}

/** An in-memory file that is read in chunks of this many bytes. */
export function memoryFile(content: string | Buffer, piece = 7, name = 'memory.csv'): ImportFile {
  const bytes = Buffer.from(content)
  return {
    name,
    bytes: bytes.length,
    open() {
      const pieces: Buffer[] = []
      for (let at = 0; at < bytes.length; at += piece) pieces.push(bytes.subarray(at, at + piece))
      return Readable.from(pieces)
    },
  }
}
