import type { Infer } from '@vinejs/vine/types'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Upload from '#app/imports/upload'
import type { uploadFormValidator } from '#app/imports/upload_validators'

/**
 * The upload whose corrected rows are submitted in a form; null if none is given.
 * @throws FieldRefusal if there is no such upload, or (for `kind`) if it is of another kind
 */
export async function findSentBack(
  input: Pick<Infer<typeof uploadFormValidator>, 'retry_of' | 'kind'>
): Promise<Upload | null> {
  const { retry_of: uid, kind = 'relations' } = input
  if (!uid) return null
  const upload = await Upload.known(uid)
  if (!upload) throw new FieldRefusal('retry_of', 'not_found', t('uploads_answers.gone_since'))
  if (upload.kind === kind) return upload
  throw new FieldRefusal('kind', 'other_kind', t('uploads_answers.other_kind'))
}
