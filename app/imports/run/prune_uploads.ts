import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow } from '#app/core/db/database_clock'
import { isAlive } from '#app/core/is_alive'
import { statusesUnderWay } from '#app/imports/upload'
import { passingFolder, deleteFile, storedPage } from '#app/core/files/stored_files'
import env from '#start/env'

/** How long the file of an upload that is over is kept, in days, unless UPLOAD_RETENTION_DAYS says otherwise. */
const standardDays = 30
/** A file that nothing knows is left over from a request that broke off. */
const strayMilliseconds = 24 * 60 * 60 * 1000
/** How long an upload waits for its columns, in seconds. */
const heldSeconds = 24 * 60 * 60
const atOnce = 100
/** Rejected rows that are removed by one statement: others want to write as well. */
const rowsAtOnce = 5000
/** Names of stored files. */
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Takes away the files and rejected rows of uploads that have been over for long enough, and files that no
 * upload and no reading of an invoice knows; as far as it comes until `stop`. What was taken off its upload and could not be removed is a
 * stray, removed a day later.
 *
 * @throws StorageFault the first time that the store does not answer
 */
export async function pruneUploads(stop?: AbortSignal) {
  const client = db.connection()
  const days = env.get('UPLOAD_RETENTION_DAYS') ?? standardDays
  await removeLeftovers()
  await removeOld(client, days, stop)
  await removeRejected(client, days, stop)
  await removeHeld(client, stop)
  await removeStrays(stop)
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

async function removeOld(client: QueryClientContract, days: number, stop?: AbortSignal) {
  let over: Array<{ id: number; stored_file: string }> = []
  do {
    over = await client
      .from('uploads')
      .whereNotNull('stored_file')
      .whereNotIn('status', statusesUnderWay)
      .where('finished_at', '<', client.raw(sqlFromNow(client, -days * 24 * 60 * 60)))
      .where('id', '>', over.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(atOnce)
      .select('id', 'stored_file')
    for (const { id, stored_file: name } of over) {
      if (stop?.aborted) return
      const freed = await client
        .from('uploads')
        .where({ id, stored_file: name })
        .whereNotIn('status', statusesUnderWay)
        .update({ stored_file: null })
      if (Number(freed) > 0) await deleteFile(name)
    }
  } while (over.length === atOnce)
}

/** Rejected rows go with the file: they are parts of it. Their number stays on the upload. */
async function removeRejected(client: QueryClientContract, days: number, stop?: AbortSignal) {
  const old = client
    .from('uploads')
    .whereNotIn('status', statusesUnderWay)
    .where('finished_at', '<', client.raw(sqlFromNow(client, -days * 24 * 60 * 60)))
    .select('id')
  for (;;) {
    const some = client
      .from('rejected_rows')
      .whereIn('upload_id', old.clone())
      .limit(rowsAtOnce)
      .select('id')
    const gone = await client.from('rejected_rows').whereIn('id', some).delete()
    if (Number(gone) < rowsAtOnce || stop?.aborted) return
  }
}

/** Uploads for which nobody said within a day which column is which. */
async function removeHeld(client: QueryClientContract, stop?: AbortSignal) {
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
      if (stop?.aborted) return
      const gone = await client.from('uploads').where({ id, held: true }).delete()
      if (Number(gone) > 0 && name) await deleteFile(name)
    }
  } while (forgotten.length === atOnce)
}

/** Strays are judged by the name too: what else lies in a bucket is not ours. */
async function removeStrays(stop?: AbortSignal) {
  let page: string | undefined
  do {
    const found = await storedPage(page)
    const old: string[] = []
    for (const entry of found.objects) {
      if (!entry.isFile || !ours.test(entry.name)) continue
      const { lastModified } = await entry.getMetaData().catch(() => ({ lastModified: new Date() }))
      if (Date.now() - lastModified.getTime() > strayMilliseconds) old.push(entry.name)
    }
    await removeUnknown(old, stop)
    page = found.paginationToken
  } while (page && !stop?.aborted)
}

async function removeUnknown(names: string[], stop?: AbortSignal) {
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce)
    const known = new Set<string>()
    for (const table of ['uploads', 'invoice_files']) {
      const rows = await db.from(table).whereIn('stored_file', some).select('stored_file')
      for (const { stored_file: name } of rows) known.add(name)
    }
    for (const name of some) {
      if (stop?.aborted) return
      if (!known.has(name)) await deleteFile(name)
    }
  }
}
