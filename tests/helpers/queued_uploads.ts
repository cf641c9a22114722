import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { exportRelations } from '#app/exports/export_relations'
import { queueUpload, type QueuedFile } from '#app/imports/run/queue_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { removeFile } from '#app/core/files/stored_files'
import env from '#start/env'
import { makeSkills } from '#tests/helpers/imports'
import { silenceJob } from '#tests/helpers/jobs'

export const relationsHeader = 'skill,related_skill,relation_type,weight'

/** Makes so many skills; the lines relate every two of them, with one faulty row for each. */
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

/** As if the worker had not been heard of for longer than a live one may be silent. */
export async function silence(
  { id }: Pick<Upload, 'id'>,
  client: QueryClientContract = db.connection()
) {
  await silenceJob('uploads', id, client)
}

/** Queues lines of a CSV, or the bytes of a file, as an upload. */
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

/** How long an upload may take to become as wished, in ms: below the limit of the longest test. */
const LONGEST = 110_000

/** Looks at the upload until it is as wished. Throws behind two minutes, with what it is by then. */
export async function untilUpload(
  upload: Upload,
  wished: (upload: Upload) => boolean
): Promise<Upload> {
  const until = Date.now() + LONGEST
  for (;;) {
    await upload.refresh()
    if (wished(upload)) return upload
    if (Date.now() > until) {
      const { status, checkpoint, attempts, message } = upload
      const seen = JSON.stringify({ status, checkpoint, attempts, message })
      throw new Error(`Upload ${upload.uid} is not as wished yet: ${seen}`)
    }
    await wait(20)
  }
}

/** The upload that somebody is about to make. Throws behind two minutes. */
export async function nextUpload(): Promise<Upload> {
  const until = Date.now() + LONGEST
  while (Date.now() < until) {
    const upload = await Upload.query().orderBy('id', 'desc').first()
    if (upload) return upload
    await wait(20)
  }
  throw new Error('Nobody made an upload')
}

/** What is kept of files on this machine, stored or on its way. */
export async function filesKept(): Promise<string[]> {
  const folders = ['uploads', 'uploads-passing'].map((name) =>
    readdir(join(app.makePath(env.get('DATA_DIR')), name)).catch(() => [])
  )
  const names = await Promise.all(folders)
  return names.flat().sort()
}

/**
 * For `group.each.setup`: what a test stores is taken away behind it, since nobody else would know of it
 * once its transaction is rolled back.
 */
export async function removesFiles() {
  const before = new Set(await filesKept())
  return async () => {
    for (const name of await filesKept()) if (!before.has(name)) await removeFile(name)
  }
}

/** Runs queued uploads in this process, as a worker would, until something is done. */
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

/** Relations as an export has them: without ids and times, in the order of their text. */
export async function exportedRelations(): Promise<string[]> {
  let text = ''
  for await (const piece of exportRelations({ format: 'csv' })) text += piece
  return text.split('\n').sort()
}

/** Takes away what uploads made, where worker processes kept a test out of a transaction. */
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
