import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import { repeatedBy } from '#app/imports/find_repeated'
import type { RowFaultCode } from '#app/imports/readers/row_fault'
import Upload from '#app/imports/upload'

/** An upload with who started it and which one it does again. */
export interface UploadRow {
  upload: Upload
  /** Null for the operator at a terminal. */
  starter: User | null
  /** Public id. */
  retryOf: string | null
  /** Public ids: of the upload that this one takes back, and of the one that takes this one back. */
  undoOf: string | null
  undoneBy: string | null
}

/** One upload with what is shown of it alone. */
export interface UploadDetail extends UploadRow {
  /** Public id of an earlier upload of the same file that went through. */
  repeats: string | null
  rejected: RejectedGroup[]
}

/** Rejected rows of one cause. */
export interface RejectedGroup {
  code: RowFaultCode
  column: string | null
  rows: number
  firstLine: number
  /** Of the first of them. */
  message: string
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

/** Everybody who started an upload, by name. */
export async function uploadStarters() {
  const people = await User.query()
    .whereIn('id', Upload.query().whereNotNull('startedBy').distinct('startedBy'))
    .orderBy('fullName')
  return people.map(({ uid, fullName }) => ({ id: uid, full_name: fullName }))
}

/** What was found last of uploads under way: whoever watches one asks twice a second. */
const lastGroups = new Map<string, { at: string; groups: RejectedGroup[] }>()
const mostKept = 100

/** Sought anew only when there are more of them, or the upload is over. */
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
    const { line, message } = byId.get(Number(first)) ?? { line: 0, message: '' }
    return { code, column, rows: Number(rows), firstLine: line, message }
  })
}

function idsIn(
  uploads: Upload[],
  column: 'startedBy' | 'retryOf' | 'undoOf' | 'undoneBy'
): number[] {
  return [...new Set(uploads.flatMap((upload) => upload[column] ?? []))]
}
