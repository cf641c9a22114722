import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow } from '#app/core/database_clock'
import { FileFault } from '#app/uploads/file_fault'
import type { ImportFile } from '#app/uploads/import_file'
import type Upload from '#app/uploads/upload'
import env from '#start/env'

/** How long the file of an upload that is over is kept, in days, unless UPLOAD_RETENTION_DAYS says otherwise. */
const standardDays = 30
/** A file that no upload knows is left over from a request that broke off. */
const strayMilliseconds = 24 * 60 * 60 * 1000
/** How long an upload waits for its columns, in seconds. */
const heldSeconds = 24 * 60 * 60
const atOnce = 100

/** The folder of the files, outside the web root; processes that share a database share it. */
async function folder(): Promise<string> {
  const path = app.makePath(env.get('UPLOAD_DIR') ?? join(env.get('DATA_DIR'), 'uploads'))
  await mkdir(path, { recursive: true, mode: 0o700 })
  return path
}

/** A place for a file that is to be stored: its name says nothing of what people called it. */
export async function newPlace(): Promise<{ name: string; path: string }> {
  const name = randomUUID()
  return { name, path: join(await folder(), name) }
}

/** Stores a file that stands elsewhere on this machine; the name under which it is found again. */
export async function storeFile(path: string, { move = false } = {}): Promise<string> {
  const place = await newPlace()
  if (!move) await copyFile(path, place.path)
  else {
    await rename(path, place.path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      await copyFile(path, place.path)
    })
  }
  return place.name
}

/** Where the file of an upload stands. @throws FileFault `file_not_found` when it is not kept any more */
export async function placeOf(upload: Pick<Upload, 'storedFile'>): Promise<string> {
  const path = upload.storedFile && join(await folder(), upload.storedFile)
  if (path && (await stat(path).catch(() => null))) return path
  throw new FileFault('file_not_found', 'The file of this upload is not kept any more.')
}

/** The file of an upload, under the name that people gave it. @throws FileFault `file_not_found` */
export async function storedFile(upload: Upload): Promise<ImportFile> {
  const path = await placeOf(upload)
  const { size } = await stat(path)
  return { name: upload.fileName, bytes: size, open: () => createReadStream(path) }
}

export async function removeFile(name: string) {
  await rm(join(await folder(), name), { force: true })
}

/** Takes away the files of uploads that have been over for long enough, and those that no upload knows. */
export async function pruneUploadFiles() {
  const client = db.connection()
  const days = env.get('UPLOAD_RETENTION_DAYS') ?? standardDays
  const over: Array<{ id: number; stored_file: string }> = await client
    .from('uploads')
    .whereNotNull('stored_file')
    .whereNotIn('status', ['queued', 'running'])
    .where('finished_at', '<', client.raw(sqlFromNow(client, -days * 24 * 60 * 60)))
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
  await removeHeld(client)
  await removeStrays()
}

/** Uploads for which nobody said within a day which column is which. */
async function removeHeld(client: QueryClientContract) {
  const forgotten: Array<{ id: number; stored_file: string | null }> = await client
    .from('uploads')
    .where('held', true)
    .where('created_at', '<', client.raw(sqlFromNow(client, -heldSeconds)))
    .orderBy('id')
    .limit(atOnce)
    .select('id', 'stored_file')
  for (const { id, stored_file: name } of forgotten) {
    const gone = await client.from('uploads').where({ id, held: true }).delete()
    if (Number(gone) > 0 && name) await removeFile(name)
  }
}

async function removeStrays() {
  const path = await folder()
  const old: string[] = []
  for (const name of await readdir(path)) {
    const found = await stat(join(path, name)).catch(() => null)
    if (found?.isFile() && Date.now() - found.mtimeMs > strayMilliseconds) old.push(name)
  }
  for (let at = 0; at < old.length; at += atOnce) {
    const some = old.slice(at, at + atOnce)
    const rows = await db.from('uploads').whereIn('stored_file', some).select('stored_file')
    const known = new Set(rows.map(({ stored_file: name }) => name))
    for (const name of some) if (!known.has(name)) await removeFile(name)
  }
}
