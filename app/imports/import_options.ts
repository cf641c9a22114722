import type { Infer } from '@vinejs/vine/types'
import type Skill from '#app/catalogue/skill'
import { delimiterOf } from '#app/imports/readers/csv_shape'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import { optionsOf } from '#app/imports/kind_options'
import type { UploadKind } from '#app/imports/upload'
import type { uploadValidator } from '#app/imports/upload_validators'

/** What people say of a file, by the public names. */
export type ImportInput = Omit<Infer<typeof uploadValidator>, 'file' | 'kind' | 'dry_run'>

/**
 * How a file of this kind is taken in, as every door has it. Options that files of its kind have not are left
 * out; `skill` makes it one of relations of that skill alone.
 */
export function importOptions(
  kind: UploadKind,
  input: ImportInput,
  skill: Skill | null = null
): ImportOptions {
  const { mode, columns, encoding, delimiter } = input
  const only = optionsOf(kind, input)
  return {
    ...defaultOptions,
    mode: mode ?? 'merge',
    createMissing: only.create_missing ?? false,
    bothDirections: only.both_directions ?? false,
    status: only.status ?? 'published',
    skill: skill?.name ?? null,
    skillUid: skill?.uid ?? null,
    source: only.source ?? null,
    encoding: encoding ?? null,
    delimiter: delimiter ? delimiterOf(delimiter) : null,
    columns: columns ?? null,
  }
}
