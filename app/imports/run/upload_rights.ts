import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { may, type RoleId } from '#app/accounts/role'
import User from '#app/accounts/user'
import { Refusal } from '#app/core/errors/problem'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import Upload, { type UploadKind } from '#app/imports/upload'

/** Domains are written by role 0 alone, by a file as by hand: whoever may not import them may not touch their uploads. */
export function mayImport(role: RoleId, kind: UploadKind): boolean {
  return kind !== 'categories' || may(role, 'setup')
}

/** @throws Refusal (403) where the person may not import files of this kind */
export function refuseKind({ role }: User, kind: UploadKind): void {
  if (mayImport(role, kind)) return
  throw new Refusal(t('uploads_answers.no_domains'), { status: 403, code: 'forbidden' })
}

/**
 * The upload with this public id, for somebody who will take it in, cancel, retry or undo it.
 *
 * @throws NotFound; `Refusal` (403) where the person may not import files of its kind
 */
export async function uploadToChange(uid: unknown, user: User): Promise<Upload> {
  const upload = await Upload.named(uid)
  refuseKind(user, upload.kind)
  return upload
}

/** Whether the person with this id may write domains; a terminal (null) may. */
async function mayWriteDomains(
  userId: number | null,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  if (userId === null) return true
  const { role } = await User.findOrFail(userId, { client })
  return may(role, 'setup')
}

/**
 * Options of an upload for whoever begins it or goes on with it, whoever chose them: a file of skills makes
 * domains for role 0 alone.
 */
export async function optionsFor(
  userId: number | null,
  options: Partial<ImportOptions>
): Promise<ImportOptions> {
  const chosen = { ...defaultOptions, ...options }
  return { ...chosen, createDomains: await mayWriteDomains(userId) }
}

/** Whether a file of skills made domains, which its undo deletes. */
export async function madeDomains(
  { id, kind, logAfter }: Upload,
  client: QueryClientContract
): Promise<boolean> {
  if (kind !== 'skills') return false
  const found = await rawRows(
    client,
    `select 1 as found from change_log where upload_id = ? and id > ? and subject = 'category' limit 1`,
    [id, Number(logAfter ?? 0)]
  )
  return found.length > 0
}

/** @throws Refusal (403) where the upload made domains and the person may not write them */
export async function refuseMadeDomains(
  userId: number | null,
  upload: Upload,
  client: QueryClientContract
): Promise<void> {
  if ((await mayWriteDomains(userId, client)) || !(await madeDomains(upload, client))) return
  throw new Refusal(t('uploads_answers.undo_of_domains'), { status: 403, code: 'forbidden' })
}
