import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, open, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { t } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'
import type { ImportFile } from '#app/core/files/import_file'
import { asked, StorageFault } from '#app/core/files/storage_fault'
import { bucketSettings, localFolder, prefix } from '#config/drive'
import env from '#start/env'

/** Waits between tries to store a file, in ms: a store that fails once often does not fail twice. */
const patience = [200, 1000]

/** How a record names its file; `storedFile` is null once the file is gone. */
interface Stored {
  storedFile: string | null
  /** What people call it. */
  fileName: string
}

/** A stored file as a file of this machine, as long as it is needed. */
export interface FileAtHand extends ImportFile {
  path: string
  /** Takes a copy away that was made for this; the stored file stays. */
  release(): Promise<void>
}

/**
 * A place of this machine for a file that comes in, or that is fetched. It names the process: what one
 * leaves behind that dies is found by `removeLeftovers`.
 */
export async function newPlace(): Promise<string> {
  const folder = passingFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, `${hostname()}.${process.pid}.${randomUUID()}`)
}

/**
 * Stores a file of this machine; the name under which it is found again, which says nothing of what
 * people call it. With `move` the file is taken away from where it stands.
 *
 * @throws StorageFault where it cannot be stored; then it stands where it stood, and nothing is half stored
 */
export async function storeFile(path: string, { move = false } = {}): Promise<string> {
  const name = randomUUID()
  await prepareFolder()
  for (let tries = 0; ; tries += 1) {
    try {
      await asked('to store one', () => disk().copyFromFs(path, keyOf(name)))
      break
    } catch (error) {
      await removeFile(name)
      if (tries === patience.length) throw error
      await wait(patience[tries])
    }
  }
  if (localFolder) await makeLast(localFolder, name)
  if (move) await rm(path, { force: true })
  return name
}

/** Stores the file of an upload a second time. @throws FileFault `file_not_found`; StorageFault */
export async function storeAgain(upload: Stored): Promise<string> {
  const kept = await keptName(upload)
  const name = randomUUID()
  await asked('to copy one', () => disk().copy(keyOf(kept), keyOf(name)))
  if (localFolder) await makeLast(localFolder, name)
  return name
}

/** The name of an upload's file. @throws FileFault `file_not_found` when it is not kept any more; StorageFault */
export async function keptName({ storedFile: name }: Pick<Stored, 'storedFile'>): Promise<string> {
  const isKept = name && (await asked('to look for one', () => disk().exists(keyOf(name))))
  if (!isKept) throw new FileFault('file_not_found', t('uploads_answers.file_gone'))
  return name
}

/**
 * The file of an upload, under the name that people gave it, read where it is kept: for who wants its
 * beginning. @throws FileFault `file_not_found`; StorageFault
 */
export async function storedFile(upload: Stored): Promise<ImportFile> {
  const kept = await keptName(upload)
  const key = keyOf(kept)
  const { contentLength } = await asked('to look at one', () => disk().getMetaData(key))
  return {
    name: upload.fileName,
    path: localFolder ? join(localFolder, kept) : undefined,
    bytes: contentLength,
    open: () => Readable.from(piecesOf(key)),
  }
}

/**
 * A stored file from a byte on that it has, read where it is kept: of a bucket no other byte is asked for.
 * @throws StorageFault
 */
export async function storedRest(name: string, start: number): Promise<Readable> {
  if (localFolder) return createReadStream(join(localFolder, name), { start })
  return asked('to read a part of one', async () => {
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
 * The file of an upload on this machine: an import goes through it several times, and must not stop in
 * the middle because the store does. @throws FileFault `file_not_found`; StorageFault
 */
export async function fileAtHand(upload: Stored): Promise<FileAtHand> {
  const name = await keptName(upload)
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
  await asked('to remove one', () => disk().delete(keyOf(name)))
}

/** A file that cannot be removed now is a stray, removed a day later. */
export async function removeFile(name: string) {
  await deleteFile(name).catch(onlyFaultsOfTheStore)
}

/** A page of all that lies where files are stored. @throws StorageFault */
export async function storedPage(page?: string) {
  await prepareFolder()
  return asked('to list them', () => disk().listAll(prefix || '/', { paginationToken: page }))
}

/** For this user alone, and on the disk before an upload says that it is there. */
async function makeLast(folder: string, name: string) {
  const path = join(folder, name)
  await chmod(path, 0o600)
  for (const place of [path, folder]) {
    const handle = await open(place)
    await handle.sync().finally(() => handle.close())
  }
}

async function fetched(key: string): Promise<string> {
  const path = await newPlace()
  try {
    await asked('to fetch one', async () => {
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
  const stream = await asked('to read one', () => disk().getStream(key))
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

/** The drive knows no ranges, so it is gone past for them. */
async function bucket(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  return (bucketClient ??= new S3Client(bucketSettings()))
}

function keyOf(name: string): string {
  return prefix ? `${prefix}/${name}` : name
}

/** Of files on their way, on this machine. */
export function passingFolder(): string {
  return app.makePath(env.get('DATA_DIR'), 'uploads-passing')
}

/** The folder of the files is made before the drive would, so that only this user may look into it. */
async function prepareFolder() {
  if (localFolder) await mkdir(localFolder, { recursive: true, mode: 0o700 })
}

function onlyFaultsOfTheStore(error: unknown) {
  if (!(error instanceof StorageFault)) throw error
  logger.warn('A file could not be deleted. Its deletion is retried after a day')
}
