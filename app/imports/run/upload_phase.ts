import { pipeline, Transform } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { ImportFile } from '#app/core/files/import_file'
import type Upload from '#app/imports/upload'
import type { UploadPhase } from '#app/imports/upload'
import type { PhaseFigures } from '#app/imports/importer'
import { changeUpload, UploadTakenOver } from '#app/imports/run/upload_fence'

/** Interval of progress updates while reading, in ms. */
const reportInterval = 400

/** The column values of the phase. */
export function phaseValues(phase: UploadPhase, figures?: PhaseFigures) {
  return { phase, phase_done: figures?.done ?? null, phase_total: figures?.total ?? null }
}

/** The process of the upload has loaded its modules: the first of two steps of the start. */
export async function recordBooted({ id, worker }: Pick<Upload, 'id' | 'worker'>): Promise<void> {
  await db
    .from('uploads')
    .where({ id, worker, status: 'running', phase: 'starting' })
    .update(phaseValues('starting', { done: 1, total: 2 }))
}

/** The same file, which reports on its upload how much was read. */
export function withReadProgress(
  file: ImportFile,
  claim: Pick<Upload, 'id' | 'worker'>
): ImportFile {
  const open = () => {
    let done = 0
    let reportedAt = 0
    let reporting: Promise<void> | null = null
    const report = () => {
      if (reporting || Date.now() - reportedAt < reportInterval) return
      reportedAt = Date.now()
      reporting = changeUpload(claim, phaseValues('reading', { done, total: file.bytes }))
        .catch((error: unknown) => {
          // If the upload was taken over, the next step stops the import.
          if (error instanceof UploadTakenOver) return
          logger.warn({ err: error }, 'The read progress of an upload could not be stored')
        })
        .finally(() => (reporting = null))
    }
    const counted = new Transform({
      transform(bytes: Buffer, _encoding, taken) {
        done += bytes.length
        report()
        taken(null, bytes)
      },
    })
    return pipeline(file.open(), counted, () => {})
  }
  return { ...file, open }
}
