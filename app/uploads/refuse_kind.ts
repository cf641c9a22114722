import { may, type RoleId } from '#app/auth/role'
import type User from '#app/auth/user'
import { Refusal } from '#app/core/problem'
import { t } from '#app/core/text'
import Upload, { type UploadKind } from '#app/uploads/upload'

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
