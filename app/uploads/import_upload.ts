import type { Infer } from '@vinejs/vine/types'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/problem'
import { t } from '#app/core/text'
import Skill from '#app/skills/skill'
import { delimiterOf } from '#app/uploads/csv_shape'
import { refuseColumns, refuseUnreadable } from '#app/uploads/file_columns'
import { localFile } from '#app/uploads/import_file'
import type { ImportOptions } from '#app/uploads/importer'
import { optionsOf } from '#app/uploads/kind_options'
import { queueUpload } from '#app/uploads/queue_upload'
import { refuseKind } from '#app/uploads/refuse_kind'
import { isMergedAlone } from '#app/uploads/retry_upload'
import type Upload from '#app/uploads/upload'
import type { uploadValidator } from '#app/uploads/upload_validators'

export interface ImportedAs {
  /** Makes it one of relations of that skill alone. */
  skillUid?: string
  /** The upload whose rejected rows these are, put right. */
  retryOf?: Upload | null
  /** It waits for its columns to be chosen. */
  held?: boolean
}

/**
 * Queues the file that came with a request. Options that files of its kind have not are left out: a form
 * shows all of them where no script runs.
 *
 * @throws FieldRefusal without a file, for one to be held that cannot be read, and for rejected relations that
 * are to replace others; `Refusal` (403) for domains by somebody who may not write them, and what
 * `refuseColumns` throws
 */
export async function importUpload(
  { auth, request }: Pick<HttpContext, 'auth' | 'request'>,
  input: Infer<typeof uploadValidator>,
  { skillUid, retryOf, held }: ImportedAs = {}
): Promise<Upload> {
  const user = auth.getUserOrFail()
  const file = request.file('file')
  if (!file?.tmpPath) throw new FieldRefusal('file', 'required', t('uploads_answers.give_file'))
  const kind = input.kind ?? 'relations'
  refuseKind(user, kind)
  if (skillUid && kind !== 'relations') {
    throw new FieldRefusal('kind', 'enum', t('uploads_answers.relations_alone'))
  }
  const skill = skillUid ? await Skill.findVisibleTo(user, skillUid) : null
  if (retryOf && isMergedAlone({ kind }) && input.mode === 'replace') {
    throw new FieldRefusal('mode', 'enum', t('uploads_answers.rejected_are_merged'))
  }
  const only = optionsOf(kind, input)
  const options: ImportOptions = {
    mode: input.mode ?? 'merge',
    createMissing: only.create_missing ?? false,
    bothDirections: only.both_directions ?? false,
    status: only.status ?? 'published',
    skill: skill?.name ?? null,
    skillUid: skill?.uid ?? null,
    source: only.source ?? null,
    createDomains: true,
    encoding: input.encoding ?? null,
    delimiter: input.delimiter ? delimiterOf(input.delimiter) : null,
    columns: input.columns ?? null,
  }
  const fileName = plainName(file.clientName)
  const arrived = { ...(await localFile(file.tmpPath)), name: fileName }
  if (options.columns) await refuseColumns(arrived, kind, options)
  if (held) await refuseUnreadable(arrived, kind, options)
  return queueUpload({
    kind,
    path: file.tmpPath,
    move: true,
    fileName,
    dryRun: input.dry_run,
    startedBy: user.id,
    ip: request.ip(),
    options,
    retryOf: retryOf ?? undefined,
    held,
  })
}

/** Browsers may send a path, and anybody control characters, which PostgreSQL keeps in no text. */
function plainName(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}+/gu, ' ').trim() || 'file.csv'
}
