import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow } from '#app/core/database_clock'
import { t } from '#app/core/text'
import { FileFault } from '#app/uploads/file_fault'
import type { ImportFile } from '#app/uploads/import_file'
import { asked, StorageFault } from '#app/uploads/storage_fault'
import type Upload from '#app/uploads/upload'
import { bucketSettings, localFolder, prefix } from '#config/drive'
import env from '#start/env'

/** How long the file of an upload that is over is kept, in days, unless UPLOAD_RETENTION_DAYS says otherwise. */
const standardDays = 30
/** A file that no upload knows is left over from a request that broke off. */
const strayMilliseconds = 24 * 60 * 60 * 1000
/** How long an upload waits for its columns, in seconds. */
const heldSeconds = 24 * 60 * 60
const atOnce = 100
/** Rejected rows that are removed by one statement: others want to write as well. */
const rowsAtOnce = 5000
/** Names that `newName` made. */
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Waits between tries to store a file, in ms: a store that fails once often does not fail twice. */
const patience = [200, 1000]

type Stored = Pick<Upload, 'storedFile' | 'fileName'>

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
export async function keptName({ storedFile: name }: Pick<Upload, 'storedFile'>): Promise<string> {
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

/** A file that cannot be removed now is a stray, removed a day later. */
export async function removeFile(name: string) {
  await asked('to remove one', () => disk().delete(keyOf(name))).catch(onlyFaultsOfTheStore)
}

/**
 * Takes away the files and rejected rows of uploads that have been over for long enough, and files that no
 * upload knows.
 */
export async function pruneUploadFiles() {
  const client = db.connection()
  const days = env.get('UPLOAD_RETENTION_DAYS') ?? standardDays
  await removeOld(client, days)
  await removeRejected(client, days)
  await removeHeld(client)
  await removeLeftovers()
  await removeStrays()
}

/** Takes away what processes of this machine that are no more were receiving or had fetched. */
export async function removeLeftovers() {
  const folder = passingFolder()
  for (const name of await readdir(folder).catch(() => [])) {
    const [host, pid] = [name.split('.').slice(0, -2).join('.'), Number(name.split('.').at(-2))]
    const found = await stat(join(folder, name)).catch(() => null)
    const isOld = found && Date.now() - found.mtimeMs > strayMilliseconds
    if (isOld || (host === hostname() && !isAlive(pid))) {
      await rm(join(folder, name), { force: true })
    }
  }
}

async function removeOld(client: QueryClientContract, days: number) {
  let over: Array<{ id: number; stored_file: string }> = []
  do {
    over = await client
      .from('uploads')
      .whereNotNull('stored_file')
      .whereNotIn('status', ['queued', 'running'])
      .where('finished_at', '<', client.raw(sqlFromNow(client, -days * 24 * 60 * 60)))
      .where('id', '>', over.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(atOnce)
      .select('id', 'stored_file')
    for (const { id, stored_file: name } of over) {
      const freed = await client
        .from('uploads')
        .where({ id, stored_file: name })
        .whereNotIn('status', ['queued', 'running'])
        .update({ stored_file: null })
      if (Number(freed) > 0) await removeFile(name)
    }
  } while (over.length === atOnce)
}

/** Rejected rows go with the file: they are parts of it. Their number stays on the upload. */
async function removeRejected(client: QueryClientContract, days: number) {
  const old = client
    .from('uploads')
    .whereNotIn('status', ['queued', 'running'])
    .where('finished_at', '<', client.raw(sqlFromNow(client, -days * 24 * 60 * 60)))
    .select('id')
  for (;;) {
    const some = client
      .from('rejected_rows')
      .whereIn('upload_id', old.clone())
      .limit(rowsAtOnce)
      .select('id')
    const gone = await client.from('rejected_rows').whereIn('id', some).delete()
    if (Number(gone) < rowsAtOnce) return
  }
}

/** Uploads for which nobody said within a day which column is which. */
async function removeHeld(client: QueryClientContract) {
  let forgotten: Array<{ id: number; stored_file: string | null }> = []
  do {
    forgotten = await client
      .from('uploads')
      .where('held', true)
      .where('created_at', '<', client.raw(sqlFromNow(client, -heldSeconds)))
      .where('id', '>', forgotten.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(atOnce)
      .select('id', 'stored_file')
    for (const { id, stored_file: name } of forgotten) {
      const gone = await client.from('uploads').where({ id, held: true }).delete()
      if (Number(gone) > 0 && name) await removeFile(name)
    }
  } while (forgotten.length === atOnce)
}

/** Strays are judged by the name too: what else lies in a bucket is not ours. */
async function removeStrays() {
  await prepareFolder()
  let page: string | undefined
  do {
    const found = await asked('to list them', () =>
      disk().listAll(prefix || '/', { paginationToken: page })
    )
    const old: string[] = []
    for (const entry of found.objects) {
      if (!entry.isFile || !ours.test(entry.name)) continue
      const { lastModified } = await entry.getMetaData().catch(() => ({ lastModified: new Date() }))
      if (Date.now() - lastModified.getTime() > strayMilliseconds) old.push(entry.name)
    }
    await removeUnknown(old)
    page = found.paginationToken
  } while (page)
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

async function removeUnknown(names: string[]) {
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce)
    const rows = await db.from('uploads').whereIn('stored_file', some).select('stored_file')
    const known = new Set(rows.map(({ stored_file: name }) => name))
    for (const name of some) if (!known.has(name)) await removeFile(name)
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
function passingFolder(): string {
  return app.makePath(env.get('DATA_DIR'), 'uploads-passing')
}

/** The folder of the files is made before the drive would, so that only this user may look into it. */
async function prepareFolder() {
  if (localFolder) await mkdir(localFolder, { recursive: true, mode: 0o700 })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function onlyFaultsOfTheStore(error: unknown) {
  if (!(error instanceof StorageFault)) throw error
  logger.warn('A file could not be removed: it is tried again when it is found a day later')
}
