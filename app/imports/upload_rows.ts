import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import { earlierImportOf } from '#app/imports/earlier_import'
import { rejectedGroups, type RejectedGroup } from '#app/imports/report/rejected_causes'
import Upload from '#app/imports/upload'

/** An upload with its user and the upload that it retries. */
export interface UploadRow {
  upload: Upload
  /** Null for a command. */
  starter: User | null
  /** Public id. */
  retryOf: string | null
  /** Public ids: of the upload that this one undoes, and of the one that undoes it. */
  undoOf: string | null
  undoneBy: string | null
  /** Public id of the upload that must end before this one starts. */
  waitsFor: string | null
}

/** An upload with the details of its own page. */
export interface UploadDetail extends UploadRow {
  /** Public id of an earlier upload of the same file that was imported. */
  repeats: string | null
  rejected: RejectedGroup[]
}

export async function uploadRows(
  uploads: Upload[],
  client: QueryClientContract = db.connection()
): Promise<UploadRow[]> {
  const people = await User.query({ client }).whereIn('id', idsIn(uploads, 'startedBy'))
  const others = (['retryOf', 'undoOf', 'undoneBy', 'waitsFor'] as const).flatMap((column) =>
    idsIn(uploads, column)
  )
  const earlier = await Upload.query({ client }).whereIn('id', others)
  const starters = new Map(people.map((person) => [person.id, person]))
  const uids = new Map(earlier.map(({ id, uid }) => [id, uid]))
  return uploads.map((upload) => ({
    upload,
    starter: starters.get(upload.startedBy ?? 0) ?? null,
    retryOf: uids.get(upload.retryOf ?? 0) ?? null,
    undoOf: uids.get(upload.undoOf ?? 0) ?? null,
    undoneBy: uids.get(upload.undoneBy ?? 0) ?? null,
    waitsFor: uids.get(upload.waitsFor ?? 0) ?? null,
  }))
}

export async function uploadDetail(upload: Upload): Promise<UploadDetail> {
  const [row] = await uploadRows([upload])
  return { ...row, repeats: await earlierImportOf(upload), rejected: await rejectedGroups(upload) }
}

/** All users who started an upload, by name. */
export async function uploadStarters() {
  const people = await User.query()
    .whereIn('id', Upload.query().whereNotNull('startedBy').distinct('startedBy'))
    .orderBy('fullName')
  return people.map(({ uid, fullName }) => ({ id: uid, full_name: fullName }))
}

function idsIn(
  uploads: Upload[],
  column: 'startedBy' | 'retryOf' | 'undoOf' | 'undoneBy' | 'waitsFor'
): number[] {
  return [...new Set(uploads.flatMap((upload) => upload[column] ?? []))]
}
