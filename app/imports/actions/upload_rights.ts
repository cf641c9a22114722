import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { may, type RoleId } from '#app/accounts/role'
import User from '#app/accounts/user'
import { Refusal } from '#app/core/errors/problem'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import { importKinds } from '#app/imports/kinds/import_kinds'
import Upload, { type UploadKind } from '#app/imports/upload'

/**
 * Only role 0 can write domains, by import as on pages; users who may not import a kind may not
 * change its uploads.
 */
export function mayImport(role: RoleId, kind: UploadKind): boolean {
  const { ability } = importKinds[kind]
  return !ability || may(role, ability)
}

/** @throws Refusal (403) if the user may not import files of this kind */
export function refuseKind({ role }: User, kind: UploadKind): void {
  if (mayImport(role, kind)) return
  throw new Refusal(t('uploads_answers.no_domains'), { status: 403, code: 'forbidden' })
}

/**
 * The upload with this public id, for a user who will import, cancel, retry or undo it.
 *
 * @throws NotFound; `Refusal` (403) if the user may not import files of its kind
 */
export async function uploadToChange(uid: unknown, user: User): Promise<Upload> {
  const upload = await Upload.named(uid)
  refuseKind(user, upload.kind)
  return upload
}

/** Whether the user with this id may write domains; a command (null) may. */
async function mayWriteDomains(
  userId: number | null,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  if (userId === null) return true
  const { role } = await User.findOrFail(userId, { client })
  return may(role, 'setup')
}

/**
 * The options of an upload for the user who starts or resumes it, who may differ from the one who
 * chose them: only for role 0, a file of skills creates domains.
 */
export async function optionsFor(
  userId: number | null,
  options: Partial<ImportOptions>
): Promise<ImportOptions> {
  const chosen = { ...defaultOptions, ...options }
  return { ...chosen, createDomains: await mayWriteDomains(userId) }
}

/** Whether a file of skills created domains, which its undo deletes. */
export async function createdDomains(
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

/** @throws Refusal (403) if the upload created domains and the user may not write them */
export async function refuseCreatedDomains(
  userId: number | null,
  upload: Upload,
  client: QueryClientContract
): Promise<void> {
  if ((await mayWriteDomains(userId, client)) || !(await createdDomains(upload, client))) return
  throw new Refusal(t('uploads_answers.undo_of_domains'), { status: 403, code: 'forbidden' })
}
