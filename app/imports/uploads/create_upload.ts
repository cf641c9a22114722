import type { Infer } from '@vinejs/vine/types'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Skill from '#app/catalogue/skill'
import {
  kindByColumns,
  certainKind,
  readableHead,
  refuseColumnsIn,
  refuseUnreadable,
} from '#app/imports/actions/file_columns'
import { headReader, type HeadReader } from '#app/imports/actions/file_head'
import { FileFault } from '#app/core/files/file_fault'
import { localFile } from '#app/core/files/import_file'
import { choosePreset, type ChosenPreset } from '#app/imports/actions/choose_preset'
import { importOptions, refuseOptions } from '#app/imports/import_options'
import { queueUpload } from '#app/imports/actions/queue_upload'
import { refuseKind } from '#app/imports/actions/upload_rights'
import { retriesByMerge } from '#app/imports/actions/retry_upload'
import type { SentFile } from '#app/imports/uploads/upload_request'
import Upload, { type UploadKind } from '#app/imports/upload'
import type { uploadFormValidator, uploadValidator } from '#app/imports/upload_validators'

export interface ImportedAs {
  /** Limits the import to relations of that skill. */
  skillUid?: string
  /** The upload whose corrected rows these are. */
  retryOf?: Upload | null
  /** Whether it waits until the user has confirmed its columns. */
  held?: boolean
  /** Whether it is refused unless its columns tell what it is. */
  recognised?: boolean
  /** Whether options that its kind does not support are refused. Without JavaScript, a form submits all of them. */
  refusesOptions?: boolean
}

/**
 * Queues a submitted file.
 *
 * @throws FieldRefusal for a held file that cannot be read, and for rejected relations in `replace`
 * mode; `Refusal` (403) for domains if the user may not write them; those of `refuseColumnsIn` and `refuseOptions`
 */
export async function createUpload(
  { user, ip, file }: SentFile,
  input: Infer<typeof uploadValidator>,
  { skillUid, retryOf, held, recognised, refusesOptions }: ImportedAs = {}
): Promise<Upload> {
  if (skillUid && input.kind && input.kind !== 'relations') {
    throw new FieldRefusal('kind', 'enum', t('uploads_answers.relations_alone'))
  }
  const fileName = plainName(file.name)
  const arrived = { ...(await localFile(file.path)), name: fileName }
  const { encoding, delimiter, columns } = input
  const given = columns ?? retryOf?.allOptions.columns
  const readHead = headReader(arrived, { encoding, delimiter, columns: given })
  const wanted = {
    ...input,
    kind: skillUid ? ('relations' as const) : input.kind,
    columns: columns ?? retryOf,
    remembers: held,
  }
  const chosen = await choosePreset(arrived, wanted, readHead)
  const { options: preset } = chosen
  const isGiven = Boolean(input.kind ?? skillUid ?? retryOf ?? columns)
  const kind = await kindOf(chosen, readHead, { isGiven, recognised })
  refuseKind(user, kind)
  if (refusesOptions) refuseOptions(kind, input)
  const skill = skillUid ? await Skill.findVisibleTo(user, skillUid) : null
  if (retryOf && retriesByMerge({ kind }) && input.mode === 'replace') {
    throw new FieldRefusal('mode', 'enum', t('uploads_answers.rejected_are_merged'))
  }
  const options = importOptions(kind, input, skill, preset)
  options.columns ??= given ?? null
  if (options.columns) refuseColumnsIn(await readHead(), kind, options)
  if (held) await refuseUnreadable(readHead, kind, options)
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

/**
 * The kind by the preset, else the given one, else by the columns of the file.
 * @throws FieldRefusal if the file must be `recognised` and is not
 */
async function kindOf(
  { kind, options: { preset } }: ChosenPreset,
  readHead: HeadReader,
  { isGiven, recognised }: { isGiven: boolean; recognised?: boolean }
): Promise<UploadKind> {
  if (preset) return kind
  if (recognised) return kindByColumns(await readableHead(readHead))
  if (isGiven) return kind
  try {
    return certainKind(await readHead()) ?? kind
  } catch (error) {
    if (error instanceof FileFault) return kind
    throw error
  }
}

/**
 * Browsers may send a path, and clients may send control characters, which PostgreSQL cannot store.
 */
function plainName(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}+/gu, ' ').trim() || 'file.csv'
}

/**
 * The upload whose corrected rows are submitted in a form; null if none is given.
 * @throws FieldRefusal if there is no such upload, or (for `kind`) if it is of another kind
 */
export async function findRetriedUpload(
  input: Pick<Infer<typeof uploadFormValidator>, 'retry_of' | 'kind'>
): Promise<Upload | null> {
  const { retry_of: uid, kind = 'relations' } = input
  if (!uid) return null
  const upload = await Upload.known(uid)
  if (!upload) throw new FieldRefusal('retry_of', 'not_found', t('uploads_answers.gone_since'))
  if (upload.kind === kind) return upload
  throw new FieldRefusal('kind', 'other_kind', t('uploads_answers.other_kind'))
}
