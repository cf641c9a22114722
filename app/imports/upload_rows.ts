import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import type { MessageValues } from '#app/core/text/text'
import { repeatedBy } from '#app/imports/find_repeated'
import type { RowFaultCode } from '#app/imports/readers/row_fault'
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
}

/** An upload with the details of its own page. */
export interface UploadDetail extends UploadRow {
  /** Public id of an earlier upload of the same file that was imported. */
  repeats: string | null
  rejected: RejectedGroup[]
}

/** Rejected rows with the same cause. */
export interface RejectedGroup {
  code: RowFaultCode
  column: string | null
  rows: number
  firstLine: number
  /** The message of the first one, in English, and its values, which rows of older versions lack. */
  message: string
  values?: MessageValues
}

export async function uploadRows(
  uploads: Upload[],
  client: QueryClientContract = db.connection()
): Promise<UploadRow[]> {
  const people = await User.query({ client }).whereIn('id', idsIn(uploads, 'startedBy'))
  const others = (['retryOf', 'undoOf', 'undoneBy'] as const).flatMap((column) =>
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
  }))
}

export async function uploadDetail(upload: Upload): Promise<UploadDetail> {
  const [row] = await uploadRows([upload])
  return { ...row, repeats: await repeatedBy(upload), rejected: await rejectedGroups(upload) }
}

/** All users who started an upload, by name. */
export async function uploadStarters() {
  const people = await User.query()
    .whereIn('id', Upload.query().whereNotNull('startedBy').distinct('startedBy'))
    .orderBy('fullName')
  return people.map(({ uid, fullName }) => ({ id: uid, full_name: fullName }))
}

/** The latest groups of running uploads, cached because watchers poll twice a second. */
const lastGroups = new Map<string, { at: string; groups: RejectedGroup[] }>()
const mostKept = 100

/** Queries again only if there are more rejected rows, or if the upload has ended. */
async function rejectedGroups(upload: Upload): Promise<RejectedGroup[]> {
  if (!upload.failed) return []
  const { uid, status, failed } = upload
  const at = `${status} ${failed}`
  const last = lastGroups.get(uid)
  if (last?.at === at) return last.groups
  const groups = await groupsOf(upload)
  lastGroups.delete(uid)
  if (upload.isWaitingOrRunning) lastGroups.set(uid, { at, groups })
  if (lastGroups.size > mostKept) lastGroups.delete([...lastGroups.keys()][0])
  return groups
}

async function groupsOf({ id }: Upload): Promise<RejectedGroup[]> {
  const groups = await db
    .from('rejected_rows')
    .where('upload_id', id)
    .groupBy('code', 'column')
    .select('code', 'column')
    .count('* as rows')
    .min('id as first')
    .orderBy('rows', 'desc')
    .orderBy('first')
  const firsts = await db.from('rejected_rows').whereIn(
    'id',
    groups.map(({ first }) => first)
  )
  const byId = new Map(firsts.map((row) => [Number(row.id), row]))
  return groups.map(({ code, column, rows, first }) => {
    const { line, message, values } = byId.get(Number(first)) ?? { line: 0, message: '' }
    const read = typeof values === 'string' ? JSON.parse(values) : (values ?? undefined)
    return { code, column, rows: Number(rows), firstLine: line, message, values: read }
  })
}

function idsIn(
  uploads: Upload[],
  column: 'startedBy' | 'retryOf' | 'undoOf' | 'undoneBy'
): number[] {
  return [...new Set(uploads.flatMap((upload) => upload[column] ?? []))]
}
