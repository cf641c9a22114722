import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow } from '#app/core/database_clock'
import { statusesUnderWay } from '#app/uploads/upload'
import { passingFolder, removeFile, storedPage } from '#app/uploads/upload_files'
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
/** Names of stored files. */
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Takes away the files and rejected rows of uploads that have been over for long enough, and files that no
 * upload knows.
 */
export async function pruneUploads() {
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
      .whereNotIn('status', statusesUnderWay)
      .where('finished_at', '<', client.raw(sqlFromNow(client, -days * 24 * 60 * 60)))
      .where('id', '>', over.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(atOnce)
      .select('id', 'stored_file')
    for (const { id, stored_file: name } of over) {
      const freed = await client
        .from('uploads')
        .where({ id, stored_file: name })
        .whereNotIn('status', statusesUnderWay)
        .update({ stored_file: null })
      if (Number(freed) > 0) await removeFile(name)
    }
  } while (over.length === atOnce)
}

/** Rejected rows go with the file: they are parts of it. Their number stays on the upload. */
async function removeRejected(client: QueryClientContract, days: number) {
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
  let page: string | undefined
  do {
    const found = await storedPage(page)
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

async function removeUnknown(names: string[]) {
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce)
    const rows = await db.from('uploads').whereIn('stored_file', some).select('stored_file')
    const known = new Set(rows.map(({ stored_file: name }) => name))
    for (const name of some) if (!known.has(name)) await removeFile(name)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
