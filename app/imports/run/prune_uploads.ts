import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow } from '#app/core/db/database_clock'
import { isAlive } from '#app/core/is_alive'
import { statusesUnderWay } from '#app/imports/upload'
import { deleteFile, isStoredName, storedPage } from '#app/core/files/stored_files'
import { passingFolder, retentionDays } from '#config/drive'

/** Age at which an unreferenced file counts as the orphan of an interrupted request. */
const strayMilliseconds = 24 * 60 * 60 * 1000
/** Seconds for which an upload waits for its columns. */
const heldSeconds = 24 * 60 * 60
const atOnce = 100
/** Rejected rows per delete statement, so that other writers are not blocked. */
const rowsAtOnce = 5000

/**
 * Deletes the files and rejected rows of old uploads, and files that neither an upload nor an
 * invoice reading refers to, until `stop`. A file that was unlinked but could not be deleted
 * becomes an orphan, which is deleted a day later.
 *
 * @throws StorageFault the first time that the storage does not respond
 */
export async function pruneUploads(stop?: AbortSignal) {
  const client = db.connection()
  await removeLeftovers()
  await removeOld(client, retentionDays, stop)
  await removeRejected(client, retentionDays, stop)
  await removeHeld(client, stop)
  await removeStrays(stop)
}

/** Deletes the temporary files of ended processes of this machine. */
export async function removeLeftovers() {
  for (const name of await readdir(passingFolder).catch(() => [])) {
    const [host, pid] = [name.split('.').slice(0, -2).join('.'), Number(name.split('.').at(-2))]
    const found = await stat(join(passingFolder, name)).catch(() => null)
    const isOld = found && Date.now() - found.mtimeMs > strayMilliseconds
    if (isOld || (host === hostname() && !isAlive(pid))) {
      await rm(join(passingFolder, name), { force: true })
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

/**
 * Rejected rows are parts of the file, so they are deleted with it. Their number stays on the
 * upload.
 */
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

/** Uploads whose columns were not assigned within a day. */
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

/** Orphans are also checked by name: a bucket may contain other files. */
async function removeStrays(stop?: AbortSignal) {
  let page: string | undefined
  do {
    const found = await storedPage(page)
    const old: string[] = []
    for (const entry of found.objects) {
      if (!entry.isFile || !isStoredName(entry.name)) continue
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
