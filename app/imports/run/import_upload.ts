import type { Infer } from '@vinejs/vine/types'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Skill from '#app/catalogue/skill'
import { refuseColumns, refuseUnreadable } from '#app/imports/run/file_columns'
import { localFile } from '#app/core/files/import_file'
import { importOptions } from '#app/imports/import_options'
import { queueUpload } from '#app/imports/run/queue_upload'
import { refuseKind } from '#app/imports/run/upload_rights'
import { isMergedAlone } from '#app/imports/run/retry_upload'
import type { SentFile } from '#app/imports/run/sent_file'
import type Upload from '#app/imports/upload'
import type { uploadValidator } from '#app/imports/upload_validators'

export interface ImportedAs {
  /** Makes it one of relations of that skill alone. */
  skillUid?: string
  /** The upload whose rejected rows these are, put right. */
  retryOf?: Upload | null
  /** It waits for its columns to be chosen. */
  held?: boolean
}

/**
 * Queues a file that somebody sent. Options that files of its kind have not are left out: a form
 * shows all of them where no script runs.
 *
 * @throws FieldRefusal for a file to be held that cannot be read, and for rejected relations that
 * are to replace others; `Refusal` (403) for domains by somebody who may not write them, and what
 * `refuseColumns` throws
 */
export async function importUpload(
  { user, ip, file }: SentFile,
  input: Infer<typeof uploadValidator>,
  { skillUid, retryOf, held }: ImportedAs = {}
): Promise<Upload> {
  const kind = input.kind ?? 'relations'
  refuseKind(user, kind)
  if (skillUid && kind !== 'relations') {
    throw new FieldRefusal('kind', 'enum', t('uploads_answers.relations_alone'))
  }
  const skill = skillUid ? await Skill.findVisibleTo(user, skillUid) : null
  if (retryOf && isMergedAlone({ kind }) && input.mode === 'replace') {
    throw new FieldRefusal('mode', 'enum', t('uploads_answers.rejected_are_merged'))
  }
  const options = importOptions(kind, input, skill)
  const fileName = plainName(file.name)
  const arrived = { ...(await localFile(file.path)), name: fileName }
  if (options.columns) await refuseColumns(arrived, kind, options)
  if (held) await refuseUnreadable(arrived, kind, options)
  return queueUpload({
    kind,
    path: file.path,
    move: true,
    fileName,
    dryRun: input.dry_run,
    startedBy: user.id,
    ip,
    options,
    retryOf: retryOf ?? undefined,
    held,
  })
}

/** Browsers may send a path, and anybody control characters, which PostgreSQL keeps in no text. */
function plainName(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}+/gu, ' ').trim() || 'file.csv'
}
