import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, open, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { localized } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'
import type { ImportFile } from '#app/core/files/import_file'
import { reportingFaults, StorageFault } from '#app/core/files/storage_fault'
import { bucketSettings, localFolder, passingFolder, prefix } from '#config/drive'

/** Delays between attempts to store a file, in ms: storage errors are often transient. */
const retryDelays = [200, 1000]

/** A record with a stored file; `storedFile` is null once the file is deleted. */
interface Stored {
  storedFile: string | null
  /** The original name. */
  fileName: string
}

/** A stored file that is available on this machine until it is released. */
export interface LocalCopy extends ImportFile {
  path: string
  /** Deletes the local copy, if one was made; the stored file remains. */
  release(): Promise<void>
}

/**
 * A temporary path on this machine for an incoming or fetched file. It contains the process name,
 * so that `removeLeftovers` can find the files of dead processes.
 */
export async function newTempPath(): Promise<string> {
  await mkdir(passingFolder, { recursive: true, mode: 0o700 })
  return join(passingFolder, `${hostname()}.${process.pid}.${randomUUID()}`)
}

/**
 * Stores a local file and returns its generated name, which reveals nothing about the original
 * name. With `move`, the local file is removed; `name` is that of a restored file.
 *
 * @throws StorageFault if it cannot be stored; then the local file remains and nothing is partially
 * stored
 */
export async function storeFile(
  path: string,
  { move = false, name = randomUUID() as string } = {}
): Promise<string> {
  await prepareFolder()
  for (let tries = 0; ; tries += 1) {
    try {
      await reportingFaults('storing a file', () => disk().copyFromFs(path, keyOf(name)))
      break
    } catch (error) {
      await removeFile(name)
      if (tries === retryDelays.length) throw error
      await wait(retryDelays[tries])
    }
  }
  if (localFolder) await makeLast(localFolder, name)
  if (move) await rm(path, { force: true })
  return name
}

/** Stores a second copy of an upload's file. @throws FileFault `file_not_found`; StorageFault */
export async function storeAgain(upload: Stored): Promise<string> {
  const kept = await storedNameOf(upload)
  const name = randomUUID()
  await reportingFaults('copying a file', () => disk().copy(keyOf(kept), keyOf(name)))
  if (localFolder) await makeLast(localFolder, name)
  return name
}

/**
 * The stored name of an upload's file. @throws FileFault `file_not_found` if it was deleted;
 * StorageFault
 */
export async function storedNameOf({
  storedFile: name,
}: Pick<Stored, 'storedFile'>): Promise<string> {
  if (!name || !(await isStored(name)))
    throw new FileFault('file_not_found', localized('uploads_answers.file_gone'))
  return name
}

/**
 * An upload's file under its original name, read directly from storage; for reading only the start.
 * @throws FileFault `file_not_found`; StorageFault
 */
export async function storedFile(upload: Stored): Promise<ImportFile> {
  const kept = await storedNameOf(upload)
  const key = keyOf(kept)
  const { contentLength } = await reportingFaults('reading the size of a file', () =>
    disk().getMetaData(key)
  )
  return {
    name: upload.fileName,
    path: localFolder ? join(localFolder, kept) : undefined,
    bytes: contentLength,
    open: () => Readable.from(piecesOf(key)),
  }
}

/**
 * Reads a stored file from a byte offset that exists. From a bucket, only this range is requested.
 * @throws StorageFault
 */
export async function storedFileFrom(name: string, start: number): Promise<Readable> {
  if (localFolder) return createReadStream(join(localFolder, name), { start })
  return reportingFaults('reading a part of a file', async () => {
    const [{ GetObjectCommand }, client] = [await import('@aws-sdk/client-s3'), await bucket()]
    const Bucket = bucketSettings().bucket
    const answer = await client.send(
      new GetObjectCommand({ Bucket, Key: keyOf(name), Range: `bytes=${start}-` })
    )
    if (!answer.ContentRange?.startsWith(`bytes ${start}-`)) throw new StorageFault('no range')
    return answer.Body as Readable
  })
}

/**
 * An upload's file as a local file: an import reads it several times and must not fail midway
 * because of the storage. @throws FileFault `file_not_found`; StorageFault
 */
export async function localCopyOf(upload: Stored): Promise<LocalCopy> {
  const name = await storedNameOf(upload)
  const path = localFolder ? join(localFolder, name) : await fetched(keyOf(name))
  const { size } = await stat(path)
  return {
    name: upload.fileName,
    bytes: size,
    path,
    open: () => createReadStream(path),
    release: async () => {
      if (!localFolder) await rm(path, { force: true })
    },
  }
}

/** @throws StorageFault */
export async function deleteFile(name: string) {
  await reportingFaults('removing a file', () => disk().delete(keyOf(name)))
}

/** If the file cannot be deleted now, it becomes an orphan, which is removed a day later. */
export async function removeFile(name: string) {
  await deleteFile(name).catch(ignoreStorageFault)
}

/** The names of all stored files. @throws StorageFault */
export async function* storedNames(): AsyncGenerator<string> {
  let page: string | undefined
  do {
    const found = await storedPage(page)
    for (const entry of found.objects) {
      if (entry.isFile && isStoredName(entry.name)) yield entry.name
    }
    page = found.paginationToken
  } while (page)
}

/** The content of a stored file. @throws StorageFault */
export function readStored(name: string): Readable {
  return Readable.from(piecesOf(keyOf(name)))
}

/** @throws StorageFault */
export async function isStored(name: string): Promise<boolean> {
  return reportingFaults('looking up a file', () => disk().exists(keyOf(name)))
}

/** Whether a file of the storage is one of ours: a bucket may contain others. */
export function isStoredName(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}

/** One page of the listing of all stored files. @throws StorageFault */
export async function storedPage(page?: string) {
  await prepareFolder()
  return reportingFaults('listing files', () =>
    disk().listAll(prefix || '/', { paginationToken: page })
  )
}

/** Readable only by this user, and flushed to disk before the upload is recorded. */
async function makeLast(folder: string, name: string) {
  const path = join(folder, name)
  await chmod(path, 0o600)
  for (const place of [path, folder]) {
    const handle = await open(place)
    await handle.sync().finally(() => handle.close())
  }
}

async function fetched(key: string): Promise<string> {
  const path = await newTempPath()
  try {
    await reportingFaults('fetching a file', async () => {
      const { contentLength } = await disk().getMetaData(key)
      await pipeline(await disk().getStream(key), createWriteStream(path, { mode: 0o600 }))
      const { size } = await stat(path)
      if (size !== contentLength) throw new StorageFault('cut short')
    })
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function* piecesOf(key: string): AsyncGenerator<Buffer> {
  const stream = await reportingFaults('reading a file', () => disk().getStream(key))
  try {
    yield* stream
  } finally {
    stream.destroy()
  }
}

function disk() {
  return drive.use()
}

let bucketClient: S3Client | null = null

/** Drive does not support ranges, so they use the S3 client directly. */
async function bucket(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  return (bucketClient ??= new S3Client(bucketSettings()))
}

function keyOf(name: string): string {
  return prefix ? `${prefix}/${name}` : name
}

/** Creates the folder before Drive would, so that only this user can read it. */
async function prepareFolder() {
  if (localFolder) await mkdir(localFolder, { recursive: true, mode: 0o700 })
}

function ignoreStorageFault(error: unknown) {
  if (!(error instanceof StorageFault)) throw error
  logger.warn('A file could not be deleted. Its deletion is retried after a day')
}
