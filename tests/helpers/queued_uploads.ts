import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { exportRelations } from '#app/exports/export_relations'
import { queueUpload, type QueuedFile } from '#app/imports/actions/queue_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { removeFile } from '#app/core/files/stored_files'
import env from '#start/env'
import { makeSkills } from '#tests/helpers/imports'
import { silenceJob } from '#tests/helpers/jobs'

export const relationsHeader = 'skill,related_skill,relation_type,weight'

/** Creates this many skills; the lines relate each pair of them, plus one invalid row per skill. */
export async function manyLines(count: number) {
  const names = Array.from({ length: count }, (_, index) => `skill ${index}`)
  await makeSkills(names)
  const lines = [relationsHeader]
  for (const [at, from] of names.entries()) {
    lines.push(`${from},nobody ${at},,50`)
    for (const [to, name] of names.entries()) {
      if (to !== at) lines.push(`${from},${name},,${(at * 31 + to * 7) % 101}`)
    }
  }
  return lines
}

/** Simulates a worker whose heartbeat is too old. */
export async function silence(
  { id }: Pick<Upload, 'id'>,
  client: QueryClientContract = db.connection()
) {
  await silenceJob('uploads', id, client)
}

/** Queues CSV lines or the bytes of a file as an upload. */
export async function queueLines(lines: string[] | Buffer, queued: Partial<QueuedFile> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'skillary-queued-'))
  const path = join(folder, 'lines.csv')
  await writeFile(path, Array.isArray(lines) ? lines.join('\n') : lines)
  try {
    return await queueUpload({
      kind: 'relations',
      path,
      fileName: 'lines.csv',
      startedBy: null,
      ...queued,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The timeout for waiting for an upload, in ms: below the limit of the longest test. */
const LONGEST = 110_000

/** Polls the upload until the condition is met. Throws after the timeout, with the last state. */
export async function untilUpload(
  upload: Upload,
  condition: (upload: Upload) => boolean
): Promise<Upload> {
  const until = Date.now() + LONGEST
  for (;;) {
    await upload.refresh()
    if (condition(upload)) return upload
    if (Date.now() > until) {
      const { status, checkpoint, attempts, message } = upload
      const seen = JSON.stringify({ status, checkpoint, attempts, message })
      throw new Error(`Upload ${upload.uid} is not as wished yet: ${seen}`)
    }
    await wait(20)
  }
}

/** Waits for the next upload. Throws after the timeout. */
export async function nextUpload(): Promise<Upload> {
  const until = Date.now() + LONGEST
  while (Date.now() < until) {
    const upload = await Upload.query().orderBy('id', 'desc').first()
    if (upload) return upload
    await wait(20)
  }
  throw new Error('Nobody made an upload')
}

/** The stored and temporary files on this machine. */
export async function filesKept(): Promise<string[]> {
  const folders = ['uploads', 'uploads-passing'].map((name) =>
    readdir(join(app.makePath(env.get('DATA_DIR')), name)).catch(() => [])
  )
  const names = await Promise.all(folders)
  return names.flat().sort()
}

/**
 * For `group.each.setup`: deletes the files that a test stored, since its rolled back transaction
 * has no reference to them.
 */
export async function removesFiles() {
  const before = new Set(await filesKept())
  return async () => {
    for (const name of await filesKept()) if (!before.has(name)) await removeFile(name)
  }
}

/** Runs queued uploads in this process, like a worker, until the promise resolves. */
export async function workUntil<Result>(done: Promise<Result>): Promise<Result> {
  let isDone = false
  const finished = done.finally(() => (isDone = true))
  while (!isDone) {
    const claim = await claimUpload()
    if (claim) await runClaimedUpload(claim)
    else await wait(50)
  }
  return finished
}

export function isOver({ status, worker }: Upload): boolean {
  return !['queued', 'running'].includes(status) && worker === null
}

/** The relations of an export without ids and times, sorted. */
export async function exportedRelations(): Promise<string[]> {
  let text = ''
  for await (const piece of exportRelations({ format: 'csv' })) text += piece
  return text.split('\n').sort()
}

/** Deletes the results of uploads, for tests without a transaction because of worker processes. */
export async function removeUploads() {
  const files = await db.from('uploads').whereNotNull('stored_file').select('stored_file')
  for (const { stored_file: name } of files) await removeFile(name)
  for (const table of [
    'change_log',
    'skill_relations',
    'rejected_rows',
    'skills',
    'uploads',
    'jobs',
  ]) {
    await db.from(table).delete()
  }
}
